// `npm run pictures`: the pictures of the page in docs/pictures, from a real server.
import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

export default defineConfig({ ...tests, testDir: '.', testMatch: '*.pictures.ts' });
