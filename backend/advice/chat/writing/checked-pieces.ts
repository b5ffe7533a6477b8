import { isForged } from '@nomucheck/domain/advice/answering/forged-claims.ts';
import { type CheckedPiece, type Checking, checkClaims } from '@nomucheck/domain/advice/citations/check-claims.ts';

/** What a reader gets of an advisor's text: each claim once its sources were found, and no claim that a draft can't make. */
export async function* checkedPieces(
  written: AsyncIterable<string>,
  checking: Checking,
): AsyncGenerator<CheckedPiece, void, undefined> {
  for await (const piece of checkClaims(written, checking)) {
    const hasSource = /\[\d{1,3}\]/.test(piece.text);
    // Its sources stay, because a later claim may name them by their numbers.
    yield isForged({ text: piece.text, hasSource }) ? { ...piece, text: '', dropped: 'no_source' } : piece;
  }
}
