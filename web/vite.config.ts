import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { boards } from './boards/plugin';
import { cut_letters } from './letters/plugin';
import { licences } from './licences/plugin';
import { service } from './service/plugin';

// While developing: `mappa serve --listen 127.0.0.1:8080 --origin http://localhost:5173`, then `npm run dev`.
const server = process.env.MAPPA_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: './', // the page lies in any folder of its host
  plugins: [svelte(), cut_letters(), boards(), licences(), service()],
  worker: { plugins: () => [cut_letters()] },
  define: { MODULE: 'null', STUDIO: 'null' }, // while developing games are the server's
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: ['..'] }, proxy: { '/ws': { target: server, ws: true }, '/art': server, '/api': server } },
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 }, // the machine may be busy
});
