import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import { numberForms } from '../../search/case-numbers.ts';
import { fold } from '../../search/folding.ts';
import { articlesNamed, isSameArticle } from '../../statutes/articles-named.ts';
import { articleOn } from '../../statutes/register.ts';
import type { DroppedBecause } from '../texts/citation.ts';
import { casesNamed } from './cases-named.ts';
import { sentencesOf } from './claims/sentences-of.ts';
import type { Grounds } from './grounds.ts';
import { affirmsDenied, deniesSource } from './law/denials.ts';
import { figuresIn, figuresOfDate, says } from './law/figures.ts';
import { agrees, contradicts } from './law/holding.ts';
import { garbled, idleArticle, unsaid, wrongDay } from './law/law-said.ts';

/** Why a claim can't be given out with these grounds; null where everything that it says is in them. */
export const whyNot = (claim: string, grounds: Grounds, lawDate: LocalDate): DroppedBecause | null =>
  grounds.tests.some(({ title }) => title.startsWith(firmsSummary))
    ? isFirmsOwn(claim, grounds)
      ? null
      : 'no_source'
    : whyNotFollowing(claim, grounds, lawDate);

/** Word for word what the firm's own summary says, beside no other source than the articles that the summary itself names. */
const isFirmsOwn = (claim: string, { cases, articles, tests }: Grounds): boolean => {
  const [test] = tests;
  if (cases.length > 0 || tests.length !== 1 || !test?.title.startsWith(firmsSummary)) return false;
  const named = articlesNamed(test.law);
  return (
    articles.every((article) => named.some((other) => isSameArticle(article, other))) &&
    articles.every((article, at) => articles.findIndex((other) => isSameArticle(article, other)) === at) &&
    sentencesOf(test.why).some((one) => bare(one) === bare(claim))
  );
};

/** How the sources that are the firm's own summaries begin. */
export const firmsSummary = '노무체크 정리: ';

const whyNotFollowing = (claim: string, grounds: Grounds, lawDate: LocalDate): DroppedBecause | null =>
  wrongCase(claim, grounds) ??
  wrongArticle(claim, grounds, lawDate) ??
  wrongQuotation(claim, grounds) ??
  wrongHolding(claim, grounds) ??
  garbled(claim) ??
  idleArticle(claim, grounds) ??
  wrongDay(claim, grounds) ??
  unsaid(claim, grounds, lawDate) ??
  wrongFigure(claim, grounds);

/** Each case that the claim names must be one that it cites, with the same number and the same court. */
export const wrongCase = (claim: string, { cases }: Pick<Grounds, 'cases'>): DroppedBecause | null => {
  const cited = new Set(cases.flatMap(({ cited: { caseNumbers } }) => caseNumbers.flatMap(numberForms)));
  const folded = fold(claim).text;
  let rest = folded;
  for (const { numbers, from, to } of casesNamed(folded)) {
    if (!numbers.every((number) => cited.has(number))) return 'unknown_case';
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  }
  return looksLikeCase.test(rest) ? 'unknown_case' : null;
};

/** A number of a case in a spelling that isn't known: `2016쿠64876`, `제64876호 2016두`. */
const looksLikeCase =
  /(?<!\d)(?:19|20)\d{2}\s?-?\s?(?!년|부터|까지|에서|에\s|와\s|과\s|및|또는|내지|이나|도\s|의\s|학년|명|원|개|건|만|천|시|분|회|호)[가-힣]{1,4}\s?-?\s?\d{2,7}|\d{2}(?:두|다|누|부해|부노|구합|가합|나)\s?-?\s?\d{2,7}|(?:19|20)\d{2}\s?(?:두|다|누|부해|부노|구합|가합|나)(?![가-힣])/u;

/** Each article that the claim names must be in force, and be one that it cites or that a cited source names. */
const wrongArticle = (claim: string, grounds: Grounds, lawDate: LocalDate): DroppedBecause | null => {
  const inSources = [
    ...grounds.cases.flatMap(({ cited }) => articlesNamed(cited.text)),
    ...grounds.tests.flatMap(({ law, why }) => articlesNamed(`${law}\n${why}`)),
  ];
  for (const named of articlesNamed(claim)) {
    const inSource = inSources.some((other) => isSameArticle(named, other));
    if (named.isCompanyRule || named.isFormer) {
      if (!inSource) return 'unknown_article';
      continue;
    }
    const known = grounds.articles.find((cited) => isSameArticle(named, cited));
    const law = named.law ?? known?.law ?? inSources.find((other) => isSameArticle(named, other))?.law;
    if (!law) return 'unknown_article';
    const { standing } = articleOn(law, named.article, lawDate);
    if (standing === 'unknown') return 'unknown_article';
    if (standing === 'not_in_force') return 'not_in_force';
    if (!known && !inSource) return 'no_source';
  }
  return null;
};

/** Words in quotation marks, and what is given as the point of a decision, must stand in a source, if they are more than a term. */
export const wrongQuotation = (claim: string, grounds: Grounds): DroppedBecause | null => {
  const sources = [
    ...grounds.cases.map(({ cited }) => `${cited.text}\n${cited.point}`),
    ...grounds.tests.map(({ title, why, law }) => `${title}\n${why}\n${law}`),
  ].map(bare);
  for (const [, quoted, point] of claim.matchAll(/[“"]([^“”"]+)[”"]|의 요지는 ([^“”"]+ 사건)(?=이고|이에요)/gu)) {
    const words = bare(quoted ?? point ?? '');
    if (words.length > LONGEST_TERM && !sources.some((source) => source.includes(words))) return 'quote_differs';
  }
  return null;
};
const LONGEST_TERM = 10;

/** What an advisor's claim says of a holding must be what the cited decisions say, of the court that decided. */
const wrongHolding = (claim: string, grounds: Grounds): DroppedBecause | null => {
  const { cases, tests } = grounds;
  if (namesOtherCourt(claim, grounds)) return 'holding_differs';
  if (cases.length === 0 && tests.some(({ title }) => isPartOf(claim, title))) return null;
  const { telling, all, evidence } = evidenceOf(grounds);
  const holds =
    cases.length > 0
      ? !deniesSource(claim, telling, all) && agrees(claim, evidence)
      : tests.length === 0 || (!deniesSource(claim, telling, all) && !contradicts(claim, evidence));
  return holds ? null : 'holding_differs';
};

const isPartOf = (claim: string, title: string): boolean => bare(title).includes(bare(claim));
const bare = (text: string): string => fold(text).text.replace(/[\s?."'“”‘’「」『』]/gu, '');

/** A person may draw conclusions beside a source; only the contrary of what it says is wrong. */
export const contraryHolding = (claim: string, grounds: Grounds): DroppedBecause | null => {
  const { telling, evidence } = evidenceOf(grounds);
  const differs =
    grounds.cases.length > 0 &&
    (namesOtherCourt(claim, grounds) || affirmsDenied(claim, telling) || contradicts(claim, evidence));
  return differs ? 'holding_differs' : null;
};

const evidenceOf = ({ cases, tests }: Grounds) => {
  const telling = [
    ...cases.map(({ quote }) => quote.sentences),
    ...cases.map(({ cited }) => cited.point),
    ...tests.map(({ why }) => why),
  ];
  const rest = [...cases.map(({ cited }) => cited.text), ...tests.map(({ title }) => title)];
  const all = [...telling, ...rest, ...tests.map(({ law }) => law)];
  return {
    telling,
    all,
    evidence: { texts: [...telling, ...rest], outcomes: cases.map(({ cited }) => cited.outcome) },
  };
};

/** A court is said to have decided that no source names. */
const namesOtherCourt = (claim: string, { cases, tests }: Grounds): boolean => {
  const said = [
    ...cases.map(({ cited }) => `${cited.court} ${cited.text}`),
    ...tests.map(({ law, why }) => `${law} ${why}`),
  ].map((text) => text.replace(/\s+/g, ''));
  return [...fold(claim).text.matchAll(decides)].some(([, court = '']) => !said.some((text) => text.includes(court)));
};

/** Followed by the date or number of a decision, or by a predicate of deciding. `판정서를 받은 날부터` is neither. */
const decides =
  /((?:[가-힣]{2})?(?:고등법원|행정법원|지방법원|지방노동위원회)|대법원|헌법재판소|중앙노동위원회)(?=(?:은|는|도|이|에서는|의)?\s*(?:(?:19|20)\d\d\s?[.년]|[가-힣]{0,2}(?:19|20)\d\d\s?[가-힣]|[89]\d[가-힣]|전원합의체|[^.?!]{0,80}(?:보았|봤|판시|(?:판단|판정|인정|선고)(?:했|하였)|고\s*(?:했|하였|해요|합니다))))/gu;

/** A period is one of the law, whatever another way to dispute has. */
const isPeriod = /^[\d.]+(?:개월|년|일|주)[+-]?$/u;

/** Each figure of the claim must be one of its sources, or of the check. */
const wrongFigure = (claim: string, grounds: Grounds): DroppedBecause | null => {
  const sources = new Set([
    ...[...grounds.checkFigures].filter((figure) => !isPeriod.test(figure)),
    ...grounds.cases.flatMap(({ cited }) => [
      ...figuresIn(cited.text),
      ...(cited.decidedOn === null ? [] : figuresOfDate(cited.decidedOn)),
    ]),
    ...grounds.tests.flatMap(({ title, why, law }) => [...figuresIn(`${title}\n${why}\n${law}`)]),
    ...grounds.articles.flatMap(({ figures }) => [...(figures ?? [])]),
  ]);
  return [...figuresIn(claim)].some((figure) => !says(sources, figure)) ? 'no_source' : null;
};
