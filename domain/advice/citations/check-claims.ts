import type { FoundPassage, Material } from '../answering/material.ts';
import type { CitedPassage, ReadPassage } from '../cited-passages.ts';
import type { Citation, DroppedBecause, DroppedClaims } from '../texts/citation.ts';
import { checkClaim, type Source } from './check-claim.ts';
import { type Claim, cutClaims } from './claims/claims.ts';
import { figuresIn, figuresOfDate } from './law/figures.ts';

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
export async function* checkClaims(written: AsyncIterable<string>, checking: Checking): AsyncIterable<CheckedPiece> {
  const { material, readPassage } = checking;
  const read = readOnce(readPassage);
  const knownOfCheck = knownFigures(material);
  const number = numberSources();
  const lines = layOut();
  const cutter = cutClaims();

  const check = async ({ text, after, isWhole, isTooLong }: Claim): Promise<CheckedPiece | null> => {
    if (text === '') return lines.blank(after);
    if (isTooLong || (!isWhole && (checking.wasCut?.() ?? false))) return lines.leaveOut('not_checked', after);
    const { marker, said } = markerOf(text);
    const checked = await checkClaim(said, { material, read, checkFigures: knownOfCheck });
    if (!checked.holds) return lines.leaveOut(checked.because, after, marker);
    const numbered = number(checked.parts);
    if (numbered === null) return lines.leaveOut('not_checked', after, marker);
    return lines.give(numbered, after, marker);
  };

  for await (const piece of written)
    for (const claim of cutter.push(piece)) {
      const checked = await check(claim);
      if (checked) yield checked;
    }
  for (const claim of cutter.end()) {
    const checked = await check(claim);
    if (checked) yield checked;
  }
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

/** What the check and the ways to dispute say of periods, days and the rate: a claim may repeat it. */
const knownFigures = ({ check, routes, dismissedOn, situation }: Material): ReadonlySet<string> => {
  const said = [
    ...routes.flatMap(({ name, body, period, why }) => [name, body, period, why]),
    ...(check?.answers.flatMap(({ question, answer }) => [question, answer]) ?? []),
    ...(check?.routes.flatMap(({ name, why }) => [name, why]) ?? []),
  ];
  const days = [
    dismissedOn,
    ...(situation?.days ?? []),
    ...routes.map(({ deadline }) => deadline),
    ...(check?.routes.map(({ deadline }) => deadline) ?? []),
  ];
  const rate = check?.shownRate ?? null;
  return new Set([
    ...figuresIn(said.join('\n')),
    ...days.flatMap((day) => (day === null ? [] : figuresOfDate(day))),
    ...(rate === null ? [] : [`${rate}%`]),
  ]);
};

/** A passage that several claims cite is read once. */
const readOnce = (readPassage: ReadPassage): ((passage: FoundPassage) => Promise<CitedPassage | null>) => {
  const known = new Map<string, Promise<CitedPassage | null>>();
  return ({ caseId, revision, passage }) => {
    const key = `${caseId} ${revision} ${passage}`;
    const reading = known.get(key) ?? Promise.resolve().then(() => readPassage({ caseId, revision, passage }));
    known.set(key, reading);
    return reading;
  };
};

const MOST_CITATIONS = 200;

/** Gives each source its number when it is first named; null where there would be too many. */
const numberSources = () => {
  const numbers = new Map<string, number>();
  return (parts: readonly (string | readonly Source[])[]): Omit<CheckedPiece, 'dropped'> | null => {
    const citations: Citation[] = [];
    let text = '';
    for (const part of parts) {
      if (typeof part === 'string') {
        text += part;
        continue;
      }
      for (const source of part) {
        const key = JSON.stringify(source);
        let n = numbers.get(key);
        if (n === undefined) {
          n = numbers.size + 1;
          if (n > MOST_CITATIONS) return null;
          numbers.set(key, n);
          citations.push({ ...source, n });
        }
        text += `[${n}]`;
      }
    }
    return { text: text.trim(), citations };
  };
};

/** The marker of an item or heading at the beginning of a line. */
const markerOf = (text: string): { readonly marker: string; readonly said: string } => {
  const [marker = ''] = /^(?:#{1,6}|[-*•]|\d{1,2}[.)]|[가-하][.)])\s+/u.exec(text) ?? [];
  return { marker, said: text.slice(marker.length) };
};

/**
 * Keeps the lines in order when claims are left out: an item's marker goes to the first claim of the line that is given out,
 * a line of which nothing was given out isn't there, and blank lines are at most one.
 */
const layOut = () => {
  /** What separates the last claim that was given out from the next. */
  let between = '';
  let marker = '';
  let isLineEmpty = true;
  let isFirst = true;
  const pass = (after: string): void => {
    if (!after.includes('\n')) {
      if (!isLineEmpty && after !== '') between = ' ';
      return;
    }
    between = isLineEmpty && !wasLeftOut ? '\n\n' : between === '\n\n' ? between : '\n';
    marker = '';
    isLineEmpty = true;
    wasLeftOut = false;
  };
  /** The line had claims, and all were left out. */
  let wasLeftOut = false;
  return {
    blank: (after: string): null => {
      pass(after);
      return null;
    },
    give: ({ text, citations }: Omit<CheckedPiece, 'dropped'>, after: string, own: string): CheckedPiece => {
      const piece = `${isFirst ? '' : between}${isLineEmpty ? own || marker : ''}${text}`;
      between = '';
      isFirst = false;
      isLineEmpty = false;
      pass(after);
      return { text: piece, citations, dropped: null };
    },
    leaveOut: (dropped: DroppedBecause, after: string, own = ''): CheckedPiece => {
      if (isLineEmpty) wasLeftOut = true;
      if (isLineEmpty && own !== '') marker = own;
      pass(after);
      return { text: '', citations: [], dropped };
    },
  };
};
