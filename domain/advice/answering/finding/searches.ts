import type { NamedGround } from '../question/named-ground.ts';
import { topicOfSection } from '../question/topics.ts';

/** What the case search is asked for; null: cases of any section. */
export type Search = { readonly words: string; readonly section: string | null };

const MOST = 2;

/** By the words of the first topics, or of the sections of a check where no topic was named. */
export const searchesFor = (topics: readonly NamedGround[], sections: readonly string[]): readonly Search[] => {
  const about = topics.length > 0 ? topics : sections.flatMap((id) => topicOfSection(id) ?? []);
  const searches = about.flatMap(({ search: words, section }) => (words === '' ? [] : [{ words, section }]));
  return [...new Map(searches.map((search) => [search.words, search])).values()].slice(0, MOST);
};
