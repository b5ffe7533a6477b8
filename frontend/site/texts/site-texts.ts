import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * What people type or laws and decisions say, not what the site says: a search's synonyms, the reading of decisions, hanja. And the answers of
 * the advice, whose rare syllables aren't worth every page's first file.
 */
const notShown =
  /^domain\/(?:search|statutes|cases|case-import|ocr|advice\/(?:citations|judged|safety|topics|understanding|answering))\/|^domain\/advice\/sensitive\/sensitive-words|^domain\/kernel\/hanja|^frontend\/site\/font-subsets|\.(?:test|fixtures?)\.|\/testing\//;

/** The sources of every text that the site shows, by path. Their comments are in English. */
export const siteTexts = async (): Promise<ReadonlyMap<string, string>> => {
  const texts = new Map<string, string>();
  const sources = glob('{frontend/{site,shared},domain}/**/*.{ts,tsx,html}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  for await (const found of sources) {
    const path = found.replaceAll('\\', '/');
    if (!notShown.test(path)) texts.set(path, await readFile(`${root}${path}`, 'utf8'));
  }
  return texts;
};
