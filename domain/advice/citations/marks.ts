/** The marks by which an advisor names its sources: `[[C1: "…"]]`, `[[R2]]`, `[[L: 근로기준법 제23조 제1항]]`. */
export type Mark =
  | { readonly kind: 'case'; readonly ref: string; readonly quote: string }
  | { readonly kind: 'test'; readonly ref: string }
  | { readonly kind: 'article'; readonly named: string };

export type Marked = {
  /** Texts and marks in their order. */
  readonly parts: readonly (string | Mark)[];
  /** A mark that isn't one of the forms, or one that isn't closed. */
  readonly isBroken: boolean;
};

export const readMarks = (claim: string): Marked => {
  const parts: (string | Mark)[] = [];
  let isBroken = false;
  let at = 0;
  for (const match of claim.matchAll(/\[\[(.*?)\]\]/gsu)) {
    parts.push(claim.slice(at, match.index));
    const mark = markOf(match[1]?.trim() ?? '');
    if (mark) parts.push(mark);
    else isBroken = true;
    at = match.index + match[0].length;
  }
  parts.push(claim.slice(at));
  isBroken ||= parts.some((part) => typeof part === 'string' && /\[\[|\]\]/.test(part));
  return { parts, isBroken };
};

const markOf = (inside: string): Mark | null => {
  const [, letter = '', number = '', , rest] = /^([CR])(\d{1,3})(\s*:\s*(.*))?$/su.exec(inside) ?? [];
  if (letter === 'C' && rest !== undefined) return { kind: 'case', ref: `C${number}`, quote: withoutQuotes(rest) };
  if (letter === 'R' && rest === undefined) return { kind: 'test', ref: `R${number}` };
  const [, named] = /^L\s*:\s*(.+)$/su.exec(inside) ?? [];
  return named === undefined ? null : { kind: 'article', named: named.trim() };
};

const withoutQuotes = (written: string): string => {
  const quote = written.trim();
  return /^["“”„‟＂'‘’「『«].*["“”„‟＂'‘’」』»]$/su.test(quote) ? quote.slice(1, -1).trim() : quote;
};
