/**
 * How the client is built and served while it is worked on.
 *
 * `node scripts/build-web.mjs` builds it when its sources are newer than the last build; the server serves dist.
 * For work on the client alone: `npm start`, and beside it `npx vite apps/web`, which asks the server at PORT.
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env['PORT'] ?? '4300'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { modules: { generateScopedName: '[name]-[local]-[hash:4]' } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Fonts and pictures stay files of their own: the content policy allows no data: addresses.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
