import { sectionNames } from '@nomucheck/domain/rulesets/section-names.ts';

/** The suggestions of the box: recent searches, and the grounds. They need no request. */
export type Suggestion =
  | { readonly kind: 'recent'; readonly words: string }
  | { readonly kind: 'ground'; readonly id: string; readonly words: string };

const flat = (text: string): string => text.replace(/[\s·()/,]+/g, '').toLowerCase();

const mostRecent = 4;
const mostGrounds = 5;

/** Nothing typed: recent searches. Spaces make no difference. */
export const suggestionsFor = (typed: string, recent: readonly string[]): readonly Suggestion[] => {
  const wanted = flat(typed);
  const remembered = recent
    .filter((words) => flat(words) !== wanted && flat(words).includes(wanted))
    .slice(0, mostRecent)
    .map((words) => ({ kind: 'recent' as const, words }));
  if (wanted === '') return remembered;
  const grounds = sectionNames
    .filter(({ name, said }) => flat(name).includes(wanted) || flat(said).includes(wanted))
    .slice(0, mostGrounds)
    .map(({ id, name }) => ({ kind: 'ground' as const, id, words: name }));
  return [...remembered, ...grounds];
};
