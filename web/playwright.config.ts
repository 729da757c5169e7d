import { defineConfig } from '@playwright/test';

// Debian's Chromium; each test starts a server of its own (tests/server.ts), or a host without one (tests/site.ts).
export default defineConfig({
  testDir: 'tests',
  timeout: 240_000,
  expect: { timeout: 20_000 }, // the machine may be busy
  workers: 2,
  retries: 0, // what is dealt is always the same, and tests wait for what they need: one that fails now and then is a fault
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
    serviceWorkers: 'block', // tests of them say so
    viewport: { width: 1440, height: 900 },
    trace: 'off',
  },
});
