import type { LocalDate } from '../../kernel/korean-date.ts';
import { numberForms } from '../../search/case-numbers.ts';
import { fold } from '../../search/folding.ts';
import type { FoundTest } from '../answering/material.ts';
import { articlesNamed, type NamedArticle } from './articles/articles-named.ts';
import { type ArticleOn, articleOn, type Doing } from './articles/register.ts';
import { casesNamed } from './cases-named.ts';
import type { DroppedBecause } from './citation.ts';
import type { CitedPassage } from './cited-passages.ts';
import { affirmsDenied, deniesSource } from './denials.ts';
import { figuresIn, figuresOfDate, says } from './figures.ts';
import { agrees, contradicts } from './holding.ts';
import type { FoundQuote } from './quoted.ts';

type KnownArticle = Extract<ArticleOn, { standing: 'in_force' }>;

/** What a claim rests on, each part found and read. */
export type Grounds = {
  readonly cases: readonly { readonly cited: CitedPassage; readonly quote: FoundQuote }[];
  readonly tests: readonly Pick<FoundTest, 'title' | 'why' | 'law'>[];
  readonly articles: readonly (NamedArticle & Pick<KnownArticle, 'figures' | 'does'>)[];
  /** Figures that need no source: those of the check. */
  readonly checkFigures: ReadonlySet<string>;
};

export const noGrounds: Grounds = { cases: [], tests: [], articles: [], checkFigures: new Set() };

/** Why a claim can't be given out with these grounds; null where everything that it says is in them. */
export const whyNot = (claim: string, grounds: Grounds, lawDate: LocalDate): DroppedBecause | null =>
  wrongCase(claim, grounds) ??
  wrongArticle(claim, grounds, lawDate) ??
  wrongQuotation(claim, grounds) ??
  wrongHolding(claim, grounds) ??
  wrongDoing(claim, grounds) ??
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
    const inSource = inSources.some((other) => isSame(named, other));
    if (named.isCompanyRule || named.isFormer) {
      if (!inSource) return 'unknown_article';
      continue;
    }
    const known = grounds.articles.find((cited) => isSame(named, cited));
    const law = named.law ?? known?.law ?? inSources.find((other) => isSame(named, other))?.law;
    if (!law) return 'unknown_article';
    const { standing } = articleOn(law, named.article, lawDate);
    if (standing === 'unknown') return 'unknown_article';
    if (standing === 'not_in_force') return 'not_in_force';
    if (!known && !inSource) return 'no_source';
  }
  return null;
};

/** The same article; where both name a paragraph, the same one. */
const isSame = (named: NamedArticle, other: NamedArticle): boolean => {
  if (named.number !== other.number || named.isFormer !== other.isFormer) return false;
  if (named.isCompanyRule !== other.isCompanyRule) return false;
  if (named.law !== null && other.law !== null && named.law !== other.law) return false;
  const [mine, theirs] = [named, other].map(({ article }) => / 제\d+항/u.exec(article)?.[0]);
  return mine === undefined || theirs === undefined || mine === theirs;
};

/** Words in quotation marks must stand in a source, if they are more than a term. */
export const wrongQuotation = (claim: string, grounds: Grounds): DroppedBecause | null => {
  const sources = [
    ...grounds.cases.map(({ cited }) => `${cited.text}\n${cited.point}`),
    ...grounds.tests.map(({ title, why, law }) => `${title}\n${why}\n${law}`),
  ].map(bare);
  for (const [, quoted = ''] of claim.matchAll(/[“"]([^“”"]+)[”"]/gu)) {
    const words = bare(quoted);
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

/** Where a claim rests on articles alone, what it says one may or must, one of them must say. */
const wrongDoing = (claim: string, { cases, tests, articles }: Grounds): DroppedBecause | null => {
  if (cases.length > 0 || tests.length > 0 || articles.every(({ does }) => does === null)) return null;
  const folded = fold(claim).text;
  const isUnsaid = doingsSaid.some(
    ([said, wanted]) => said.test(folded) && !articles.some(({ does }) => wanted.some((doing) => does?.has(doing))),
  );
  return isUnsaid ? 'no_source' : null;
};

/** How a claim says it, and what of an article says the same. */
const doingsSaid: readonly (readonly [said: RegExp, by: readonly Doing[]])[] = [
  // 정당한 이유가 있어야 해고할 수 있다: a ban with an exception.
  [
    /[해어아여이]야(?:만)?\s[가-힣\s]{0,12}\s수\s*있|(?:때|경우에|한해서?)만?\s[가-힣\s]{0,12}\s수\s*있/u,
    ['allows', 'forbids', 'demands'],
  ],
  [
    /^(?!.*(?:[해어아여이]야(?:만)?\s|때만|경우에만)).*(?<!못할|않을|없을|볼)\s수\s*(?:는|도|가)?\s*있(?!었)/su,
    ['allows'],
  ],
  [/(?<!볼)\s수\s*(?:는|도|가)?\s*없|면\s*안\s*(?:되|돼|된|됩)|금지|하지\s*못/u, ['forbids']],
  // 10일 안에 신청해야 해요: of an article that allows an application within ten days.
  [/[해어아여]야\s*(?:해(?!고)|하|한|합|돼|되)|의무가\s*있/u, ['demands', 'allows']],
  [/지\s*않아도\s*(?:되|돼|된|됩)|안\s*해도\s*(?:되|돼|된|됩)|필요(?:가|는)?\s*없/u, ['exempts']],
];

/** Each figure of the claim must be one of its sources, or of the check. */
const wrongFigure = (claim: string, grounds: Grounds): DroppedBecause | null => {
  const sources = new Set([
    ...grounds.checkFigures,
    ...grounds.cases.flatMap(({ cited }) => [
      ...figuresIn(cited.text),
      ...(cited.decidedOn === null ? [] : figuresOfDate(cited.decidedOn)),
    ]),
    ...grounds.tests.flatMap(({ title, why, law }) => [...figuresIn(`${title}\n${why}\n${law}`)]),
    ...grounds.articles.flatMap(({ figures }) => [...(figures ?? [])]),
  ]);
  return [...figuresIn(claim)].some((figure) => !says(sources, figure)) ? 'no_source' : null;
};
