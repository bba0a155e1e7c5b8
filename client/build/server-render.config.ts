import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds what the server runs of the app: client/src/app/server-entry.tsx, which renders the pages that visitors open first. */
export default defineConfig({
  root: here('..'),
  publicDir: false,
  plugins: [react()],
  // React is a few times faster without its checks, whatever the server's own environment says.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: here('../../dist/server-render'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { input: { 'server-entry': here('../src/app/server-entry.tsx') } },
  },
});
