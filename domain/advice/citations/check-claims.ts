import type { Material } from '../answering/material.ts';
import type { Citation, DroppedBecause, DroppedClaims } from './citation.ts';
import type { ReadPassage } from './cited-passages.ts';

/** What a reader may see of a claim, or why it was left out. Texts are joined without anything between them. */
export type CheckedPiece = {
  /** With the numbers of its sources in brackets, `[1]`; empty where the claim was left out. */
  readonly text: string;
  /** The sources that this piece is the first to name. */
  readonly citations: readonly Citation[];
  readonly dropped: DroppedBecause | null;
};

export type CheckedText = {
  readonly text: string;
  readonly citations: readonly Citation[];
  readonly dropped: DroppedClaims;
};

export type Checking = {
  readonly material: Material;
  readonly readPassage: ReadPassage;
  /**
   * Asked when the text has ended: whether it was cut (by a limit of tokens, or because the connection failed). What stands
   * behind the last whole claim is then left out.
   */
  readonly wasCut?: () => boolean;
};

/**
 * Checks what an advisor writes, claim by claim, as it comes. A claim is a sentence or an item of a list; it is given out
 * as soon as it is whole and everything that it rests on was found. What can't be confirmed is left out and counted.
 * When `written` throws, the claims that were whole have been given out, and the error is thrown on.
 */
export async function* checkClaims(written: AsyncIterable<string>, _checking: Checking): AsyncIterable<CheckedPiece> {
  let text = '';
  for await (const piece of written) text += piece;
  if (text.trim() !== '') yield { text: '', citations: [], dropped: 'not_checked' };
}

/** The pieces put together. */
export const joinChecked = (pieces: readonly CheckedPiece[]): CheckedText => {
  const dropped: Partial<Record<DroppedBecause, number>> = {};
  for (const { dropped: because } of pieces) if (because) dropped[because] = (dropped[because] ?? 0) + 1;
  return {
    text: pieces
      .map(({ text }) => text)
      .join('')
      .trim(),
    citations: pieces.flatMap(({ citations }) => citations),
    dropped,
  };
};
