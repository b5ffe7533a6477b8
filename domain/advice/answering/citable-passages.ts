import { passagesOf } from '../../search/passages.ts';

/** A passage that an answer may quote. */
export type CitablePassage = { readonly passage: number; readonly text: string };

/**
 * The passages of a case that can be quoted, with their numbers. A case without a text (the decisions that the questionnaire
 * names) has one: its point, as the firm recorded it.
 */
export const citablePassages = (of: {
  readonly text: string | null;
  readonly point: string;
}): readonly CitablePassage[] => {
  const text = of.text ?? '';
  const passages = passagesOf(text).map(({ from, to }, passage) => ({ passage, text: text.slice(from, to) }));
  return passages.length > 0 ? passages : [{ passage: 0, text: of.point }];
};
