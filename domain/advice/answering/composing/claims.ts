import type { FoundPassage, FoundTest } from '../material.ts';

/** A sentence (or an item of a list) of an answer, with the sources that it rests on. */
export type Line = {
  readonly text: string;
  readonly sources: readonly string[];
  /** A heading opens a part of the answer; an item is one of a list. */
  readonly kind: 'heading' | 'sentence' | 'item';
  /** It begins a paragraph. */
  readonly opens?: boolean;
};

export const heading = (text: string): Line => ({ text, sources: [], kind: 'heading' });
export const sentence = (text: string, ...sources: readonly string[]): Line => ({ text, sources, kind: 'sentence' });
export const opening = (text: string, ...sources: readonly string[]): Line => ({
  ...sentence(text, ...sources),
  opens: true,
});
export const item = (text: string, ...sources: readonly string[]): Line => ({ text, sources, kind: 'item' });

/** The marks by which an answer names its sources (`backend/advice/answering/advisor.ts`). */
export const test = ({ ref }: Pick<FoundTest, 'ref'>): string => `[[${ref}]]`;
export const article = (name: string): string => `[[L: ${name}]]`;
export const quoted = ({ ref }: Pick<FoundPassage, 'ref'>, quote: string): string => `[[${ref}: "${quote}"]]`;

/** The line as it is written, its marks before its full stop, so that they stay with the sentence. */
export const written = ({ text, sources, kind }: Line): string => {
  if (kind === 'heading') return `## ${text}`;
  const marks = sources.join('');
  const [, words = '', stop = ''] = /^(.*?)([.!?]?)$/su.exec(text) ?? [];
  return `${kind === 'item' ? '- ' : ''}${words}${marks}${stop}`;
};
