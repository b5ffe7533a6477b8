import { synonymsOf } from '@nomucheck/domain/search/words/search-word.ts';
import type { Synonyms } from '@nomucheck/domain/search/words/word-runs.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { allSearchWords, editionOfSearchWords } from '@nomucheck/projections/search/search-words/search-words.ts';

/** The table of words that find others, as queries read it: made once for each of its editions. */
export const createKnownSynonyms = (db: Db): (() => Promise<Synonyms>) => {
  let known: { readonly edition: string; readonly synonyms: Synonyms } | null = null;
  return async () => {
    // The edition first: an entry that changes in between makes the next search read the table again.
    const edition = await editionOfSearchWords(db);
    if (known?.edition !== edition) known = { edition, synonyms: synonymsOf(await allSearchWords(db)) };
    return known.synonyms;
  };
};
