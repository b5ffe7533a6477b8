import type { Plugin } from 'vite';

/** Writes `heads.json` beside the built files: what each public page says of itself to programs that run no script. */
export const headList = (heads: Readonly<Record<string, unknown>>): Plugin => ({
  name: 'head-list',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(heads) });
  },
});
