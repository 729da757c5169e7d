// `npm run pictures`: the pictures of the page in docs/pictures, from a real server; `npm run pictures-of-languages`: every page in every language.
import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

export default defineConfig({ ...tests, testDir: '.', testMatch: '*.pictures.ts' });
