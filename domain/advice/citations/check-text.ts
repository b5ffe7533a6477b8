import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import { numberForms } from '../../search/case-numbers.ts';
import { articlesNamed } from '../../statutes/articles-named.ts';
import { articleOn } from '../../statutes/register.ts';
import type { ReadPassage } from '../cited-passages.ts';
import type { Citation, DroppedBecause } from '../texts/citation.ts';
import { citedIn } from '../texts/cited-in.ts';
import type { CheckedText } from './check-claims.ts';
import { type Claim, cutClaims } from './claims/claims.ts';
import { withoutHidden } from './claims/plain.ts';
import { findQuote } from './claims/quoted.ts';
import { type Grounds, noGrounds } from './grounds.ts';
import { contraryHolding, wrongCase, wrongQuotation } from './sources.ts';

export type CheckedPersonsText = CheckedText & {
  /** The claims that `text` lacks, as they were written, so that their author can correct them. */
  readonly failed: readonly { readonly claim: string; readonly because: DroppedBecause }[];
};

type CheckingText = { readonly lawDate: LocalDate; readonly readPassage: ReadPassage };

/**
 * Checks a text that a person has written or changed (`[1]` names a source): each source that a claim names is read again at
 * its revision. A claim whose source no longer holds is not in `text`, and only sources that are named and hold are in
 * `citations`, under their own numbers. People may write sentences without a source; what these name must exist.
 */
export const checkText = async (
  text: string,
  citations: readonly Citation[],
  checking: CheckingText,
): Promise<CheckedPersonsText> => {
  const sources = new Map<number, Promise<Found>>();
  const find = (citation: Citation): Promise<Found> => {
    const finding = sources.get(citation.n) ?? findSource(citation, checking);
    sources.set(citation.n, finding);
    return finding;
  };
  let kept = '';
  const failed: { claim: string; because: DroppedBecause }[] = [];
  for (const claim of claimsOf(text)) {
    const because = await whyPersonsClaimFails(claim, citations, find, checking.lawDate);
    const written = unmarked(claim.text);
    if (because === null) kept += claim.before + written + claim.after;
    else {
      failed.push({ claim: written, because });
      if (claim.after.includes('\n') && !/(?:^|\n)$/.test(kept)) kept += claim.after;
    }
  }
  const dropped: Partial<Record<DroppedBecause, number>> = {};
  for (const { because } of failed) dropped[because] = (dropped[because] ?? 0) + 1;
  return { text: kept.trim(), citations: citedIn(kept, citations), dropped, failed };
};

/** A number behind the end of a sentence belongs to that sentence, as a mark does. */
const claimsOf = (text: string): readonly Claim[] => {
  const cutter = cutClaims();
  const marked = withoutHidden(text).replace(/\[(\d{1,3})\]/g, '[[$1]]');
  return [...cutter.push(marked), ...cutter.end()];
};
const unmarked = (claim: string): string => claim.replace(/\[\[(\d{1,3})\]\]/g, '[$1]');

const whyPersonsClaimFails = async (
  { text, isTooLong }: Claim,
  citations: readonly Citation[],
  find: (citation: Citation) => Promise<Found>,
  lawDate: LocalDate,
): Promise<DroppedBecause | null> => {
  if (isTooLong) return 'not_checked';
  let grounds = noGrounds;
  for (const [, n] of text.matchAll(/\[\[(\d{1,3})\]\]/g)) {
    const citation = citations.find((known) => known.n === Number(n));
    if (!citation) return 'no_source';
    const found = await find(citation);
    if ('because' in found) return found.because;
    grounds = { ...grounds, cases: [...grounds.cases, ...found.cases], tests: [...grounds.tests, ...found.tests] };
  }
  const said = text.replace(/\[\[\d{1,3}\]\]/g, '');
  return (
    wrongCase(said, grounds) ??
    absentArticle(said, grounds, lawDate) ??
    (grounds.cases.length > 0 ? wrongQuotation(said, grounds) : null) ??
    contraryHolding(said, grounds)
  );
};

/** People name articles without a source; each must be in force, or be of a former law that a cited decision names. */
const absentArticle = (said: string, { cases }: Grounds, lawDate: LocalDate): DroppedBecause | null => {
  const inCases = cases.flatMap(({ cited }) => articlesNamed(cited.text));
  for (const { law, number, article, isFormer, isCompanyRule } of articlesNamed(said)) {
    if (isCompanyRule) continue;
    if (isFormer) {
      if (!inCases.some((other) => other.isFormer && other.law === law && other.number === number)) {
        return 'unknown_article';
      }
      continue;
    }
    const { standing } = law === null ? { standing: 'unknown' as const } : articleOn(law, article, lawDate);
    if (standing !== 'in_force') return standing === 'unknown' ? 'unknown_article' : 'not_in_force';
  }
  return null;
};

type Found = Pick<Grounds, 'cases' | 'tests'> | { readonly because: DroppedBecause };

const findSource = async (citation: Citation, { lawDate, readPassage }: CheckingText): Promise<Found> => {
  if (citation.kind === 'test') {
    const { title, law } = citation;
    return { cases: [], tests: [{ title, why: '', law }] };
  }
  if (citation.kind === 'article') {
    const { standing } = articleOn(citation.law, citation.article, lawDate);
    if (standing === 'in_force') return { cases: [], tests: [] };
    return { because: standing === 'unknown' ? 'unknown_article' : 'not_in_force' };
  }
  const { caseId, revision, passage, caseNumber } = citation;
  try {
    const cited = await readPassage({ caseId, revision, passage });
    const forms = new Set(cited?.caseNumbers.flatMap(numberForms));
    if (!cited || !numberForms(caseNumber).every((form) => forms.has(form))) return { because: 'unknown_case' };
    const quote = findQuote(citation.quote, cited.text);
    return quote ? { cases: [{ cited, quote }], tests: [] } : { because: 'quote_differs' };
  } catch {
    return { because: 'not_checked' };
  }
};
