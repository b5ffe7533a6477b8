import { numberForms } from '../../search/case-numbers.ts';
import { articleTextOn } from '../../statutes/article-text-on.ts';
import { articlesNamed } from '../../statutes/articles-named.ts';
import { articleOn } from '../../statutes/register.ts';
import type { FoundPassage, Material } from '../answering/material.ts';
import type { CitedPassage } from '../cited-passages.ts';
import { neverSaid, type Safety } from '../safety/never-said.ts';
import type { Citation, DroppedBecause } from '../texts/citation.ts';
import { needsNoSource } from './claims/connecting.ts';
import { plainOf, withoutHidden } from './claims/plain.ts';
import { findQuote } from './claims/quoted.ts';
import { type Grounds, noGrounds } from './grounds.ts';
import { type Mark, readMarks } from './marks.ts';
import { whyNot } from './sources.ts';

/** A citation that has no number yet. */
type WithoutNumber<Kind> = Kind extends Citation ? Omit<Kind, 'n'> : never;
export type Source = WithoutNumber<Citation>;

/** A claim that holds, as text and sources in their order; or why it doesn't. */
export type CheckedClaim =
  | { readonly holds: true; readonly parts: readonly (string | readonly Source[])[] }
  | { readonly holds: false; readonly because: DroppedBecause };

export type ClaimChecking = {
  readonly material: Material;
  readonly read: (passage: FoundPassage) => Promise<CitedPassage | null>;
  /** The figures of the check that the question was asked from. */
  readonly checkFigures: ReadonlySet<string>;
};

/** Reads the marks of a claim as an advisor wrote it, finds what they name, and holds the claim against that. */
export const checkClaim = async (written: string, checking: ClaimChecking): Promise<CheckedClaim> => {
  const { parts, isBroken } = readMarks(withoutHidden(written));
  if (isBroken) return dropped('no_source');
  const texts = parts.map((part) => (typeof part === 'string' ? plainOf(part) : ''));
  const claim = texts.join(' ').trim();
  if (neverSaid(claim, safetyOf(checking.material)) !== null) return dropped('unsafe');
  if (parts.every((part) => typeof part === 'string')) {
    const isAsked = isFirmsQuestion(claim, checking.material);
    return isAsked || needsNoSource(claim, checking.checkFigures)
      ? { holds: true, parts: [claim] }
      : dropped('no_source');
  }
  // Marks alone say nothing.
  if (!/[\p{L}\p{N}]/u.test(claim)) return dropped('no_source');
  const { checkFigures, material } = checking;
  let grounds: Grounds = { ...noGrounds, checkFigures, routes: material.routes };
  const shown: (string | readonly Source[])[] = [];
  for (const [at, part] of parts.entries()) {
    if (typeof part === 'string') {
      shown.push(texts[at] ?? '');
      continue;
    }
    const found = await ground(part, checking);
    if ('because' in found) return dropped(found.because);
    grounds = joined(grounds, found.grounds);
    shown.push(found.sources);
  }
  const because = whyNot(claim, grounds, material.lawDate);
  return because === null ? { holds: true, parts: shown } : dropped(because);
};

const safetyOf = ({ situation, lawDate, routes }: Material): Safety => ({
  ...{ situation: situation ?? null, today: lawDate },
  lastDays: routes.flatMap(({ deadline }) => deadline ?? []),
});

/** What the firm asks back, and the answers that it offers, word for word: it states nothing of the law. */
const isFirmsQuestion = (claim: string, { tests }: Material): boolean =>
  tests.some(({ item, why }) => item.endsWith(ASKED) && why.split('\n').some((line) => line === claim));

/** How the sources are named that are only questions and offices. */
export const ASKED = '/asked';

const dropped = (because: DroppedBecause): CheckedClaim => ({ holds: false, because });

const joined = (one: Grounds, other: Partial<Grounds>): Grounds => ({
  ...one,
  cases: [...one.cases, ...(other.cases ?? [])],
  tests: [...one.tests, ...(other.tests ?? [])],
  articles: [...one.articles, ...(other.articles ?? [])],
});

type Grounded =
  | { readonly sources: readonly Source[]; readonly grounds: Partial<Grounds> }
  | { readonly because: DroppedBecause };

const ground = async (mark: Mark, checking: ClaimChecking): Promise<Grounded> => {
  if (mark.kind === 'case') return groundInCase(mark, checking);
  return mark.kind === 'test' ? groundInTest(mark.ref, checking) : groundInArticles(mark.named, checking);
};

const groundInCase = async (
  { ref, quote }: Extract<Mark, { kind: 'case' }>,
  { material, read }: ClaimChecking,
): Promise<Grounded> => {
  const named = material.passages.find((passage) => passage.ref === ref);
  if (!named) return { because: 'unknown_case' };
  let cited: CitedPassage | null;
  try {
    cited = await read(named);
  } catch {
    return { because: 'not_checked' };
  }
  // The record must say of itself what the material says of it.
  const forms = new Set(cited?.caseNumbers.flatMap(numberForms));
  if (!cited || !numberForms(named.caseNumber).every((form) => forms.has(form))) return { because: 'unknown_case' };
  const found = findQuote(quote, cited.text);
  if (!found || found.words.length > LONGEST_QUOTE) return { because: 'quote_differs' };
  const { caseId, revision, passage, caseNumber } = named;
  const { court, decidedOn } = cited;
  const source = { kind: 'case', caseId, revision, passage, quote: found.words, court, caseNumber, decidedOn } as const;
  return { sources: [source], grounds: { cases: [{ cited, quote: found }] } };
};
const LONGEST_QUOTE = 1_200;

const groundInTest = (ref: string, { material }: ClaimChecking): Grounded => {
  const test = material.tests.find((known) => known.ref === ref);
  if (!test) return { because: 'no_source' };
  const { rulesetVersion, item, title, law } = test;
  return { sources: [{ kind: 'test', rulesetVersion, item, title, law }], grounds: { tests: [test] } };
};

const groundInArticles = (named: string, { material: { lawDate } }: ClaimChecking): Grounded => {
  const articles = articlesNamed(plainOf(named));
  if (articles.length === 0) return { because: 'unknown_article' };
  const found: Grounds['articles'][number][] = [];
  const sources: Source[] = [];
  for (const article of articles) {
    if (article.law === null || article.isFormer) return { because: 'unknown_article' };
    const known = articleOn(article.law, article.article, lawDate);
    if (known.standing !== 'in_force') {
      return { because: known.standing === 'unknown' ? 'unknown_article' : 'not_in_force' };
    }
    const { law, figures } = known;
    const whole = `제${article.number.replace('의', '조의')}${article.number.includes('의') ? '' : '조'}`;
    const paragraphs = articleTextOn(law, known.article, lawDate);
    const hasItem = !/제\d+호/u.test(known.article) || !paragraphs || paragraphs.some(({ items }) => items.length > 0);
    if (!hasItem) return { because: 'unknown_article' };
    found.push({ ...article, law, figures, paragraphs, whole: articleTextOn(law, whole, lawDate) });
    sources.push({ kind: 'article', law: known.law, article: known.article, onDate: lawDate });
  }
  return { sources, grounds: { articles: found } };
};
