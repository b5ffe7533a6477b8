import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Copies the files of a folder beside index.html, under their own names: programs look for them there. `links`: those that the page
 * names in its head.
 */
export const rootFiles = (folder: string, links: readonly Readonly<Record<string, string>>[]): Plugin => ({
  name: 'root-files',
  apply: 'build',
  async generateBundle() {
    for (const fileName of await readdir(folder)) {
      this.emitFile({ type: 'asset', fileName, source: await readFile(join(folder, fileName)) });
    }
  },
  transformIndexHtml: {
    order: 'post',
    handler: () => links.map((attrs): HtmlTagDescriptor => ({ tag: 'link', attrs: { ...attrs }, injectTo: 'head' })),
  },
});
