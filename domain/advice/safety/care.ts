import type { FoundTest } from '../answering/material.ts';
import { topicItem } from '../answering/planning/topic-tests.ts';
import type { Citation } from '../texts/citation.ts';

/** The topic of who shows signs of despair. */
const DESPAIR = topicItem('despair');

/** Whether an answer puts care before the law. */
export const isCareFirst = (tests: readonly Pick<FoundTest, 'item'>[]): boolean =>
  tests.some(({ item }) => item === DESPAIR);

const tellsOfDespair = ({ item }: { readonly item: string }): boolean =>
  item === DESPAIR || item.startsWith(`${DESPAIR}/`);

/**
 * What an answer rests on, as its event keeps it: without what would tell of a person's state of mind. These names aren't sealed,
 * and the text itself is.
 */
export const keptTests = <Test extends Pick<FoundTest, 'item'>>(tests: readonly Test[]): readonly Test[] =>
  tests.filter((test) => !tellsOfDespair(test));

type Sourced = { readonly text: string; readonly citations: readonly Citation[] };

/**
 * The same of an answer's sources, which its event names, too: piece by piece, each without the numbers of those that are left out.
 * Whoever reads it needs no source for the number to call.
 */
export const withoutCareSources = <Piece extends Sourced>(): ((piece: Piece) => Piece) => {
  const left = new Set<number>();
  return (piece) => {
    for (const cited of piece.citations) if (cited.kind === 'test' && tellsOfDespair(cited)) left.add(cited.n);
    if (left.size === 0) return piece;
    return {
      ...piece,
      text: piece.text.replace(/ ?\[(\d{1,3})\]/gu, (mark, n: string) => (left.has(Number(n)) ? '' : mark)),
      citations: piece.citations.filter(({ n }) => !left.has(n)),
    };
  };
};
