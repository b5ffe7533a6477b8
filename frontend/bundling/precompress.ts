import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(js|css|html|svg|json)$/;
const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/**
 * Writes `.gz` and `.br` files beside compressible ones, at the highest level: done once at build time, so that no request
 * waits for it.
 */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle(options, bundle) {
    const folder = options.dir ?? '.';
    const names = Object.keys(bundle).filter((name) => worthIt.test(name) && !name.startsWith('.vite/'));
    await Promise.all(
      names.map(async (name) => {
        const content = await readFile(join(folder, name));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(join(folder, `${name}.gz`), await gzipped(content, { level: 9 }));
        await writeFile(join(folder, `${name}.br`), await brotlied(content, { params: quality }));
      }),
    );
  },
});
