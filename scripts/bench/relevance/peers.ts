import { fold } from '@nomucheck/domain/search/folding.ts';
import MiniSearch from 'minisearch';

/** A text to be found, with named parts. */
export type Searched = { readonly id: string; readonly title: string; readonly point: string; readonly text: string };

/** A simple search to compare with: returns the ids of the best results, best first. */
export type Peer = (query: string, size: number) => readonly string[];

/** Pairs of characters within each word; a single character is kept whole. */
const bigramsOf = (text: string): string[] =>
  (fold(text).text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
    word.length < 2 ? [word] : Array.from({ length: word.length - 1 }, (_, n) => word.slice(n, n + 2)),
  );

const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/** BM25 (Robertson and Zaragoza 2009) of pairs of characters, all parts as one text. */
export const bigramBm25 = (texts: readonly Searched[]): Peer => {
  const documents = texts.map(({ id, title, point, text }) => {
    const grams = bigramsOf(`${title}\n${point}\n${text}`);
    const counts = new Map<string, number>();
    for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
    return { id, counts, length: grams.length };
  });
  const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
  const standsIn = new Map<string, number>();
  for (const { counts } of documents)
    for (const gram of counts.keys()) standsIn.set(gram, (standsIn.get(gram) ?? 0) + 1);
  return (query, size) => {
    const wanted = [...new Set(bigramsOf(query))].map((gram) => {
      const found = standsIn.get(gram) ?? 0;
      return { gram, idf: Math.log(1 + (documents.length - found + 0.5) / (found + 0.5)) };
    });
    return documents
      .map(({ id, counts, length }) => {
        const norm = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / meanLength);
        const score = wanted.reduce((sum, { gram, idf }) => {
          const count = counts.get(gram) ?? 0;
          return sum + (idf * count * (SATURATION + 1)) / (count + norm);
        }, 0);
        return { id, score };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, size)
      .map(({ id }) => id);
  };
};

/** minisearch over the same pairs, the title counting most, as its documentation proposes. */
export const minisearch = (texts: readonly Searched[]): Peer => {
  const index = new MiniSearch({ fields: ['title', 'point', 'text'], tokenize: bigramsOf });
  index.addAll(texts);
  return (query, size) =>
    index
      .search(query, { boost: { title: 2, point: 1.5 } })
      .slice(0, size)
      .map(({ id }) => String(id));
};
