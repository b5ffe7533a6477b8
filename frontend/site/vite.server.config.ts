import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fileNames } from '../bundling/file-names.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The same site as a program of the server, which draws the public pages. Everything that it needs is in it. */
export default defineConfig(() => {
  process.env.NODE_ENV = 'production';
  return {
    root: here('.'),
    publicDir: false,
    plugins: [react()],
    // Whatever the service itself runs under: React's development code would draw several times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: here('server.tsx'),
      outDir: here('../dist/site-server'),
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: fileNames,
        // As in vite.config.ts.
        onLog: (level, log, tell) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : tell(level, log)),
      },
    },
  };
});
