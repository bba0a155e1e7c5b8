import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointsWithoutSchemas } from './endpoints-without-schemas.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds client/src/app/server-entry.tsx, with which the server draws the pages that strangers open first. */
export default defineConfig({
  root: here('..'),
  publicDir: false,
  plugins: [react(), endpointsWithoutSchemas()],
  // React is a few times faster without its checks, whatever the server's own environment says.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/server-entry.tsx',
    outDir: here('../../dist/server-render'),
    emptyOutDir: true,
    target: 'node20',
  },
});
