import { fold } from '../search/folding.ts';
import { bareLawName, bareLawNames, officialLawName } from './register.ts';

/** An article that a text names. */
export type NamedArticle = {
  /** The official name of a law of the register, or the name as written; null where the text names no law with it. */
  readonly law: string | null;
  /** `23`, `76의2`. */
  readonly number: string;
  /** `제23조 제1항`. */
  readonly article: string;
  /** 구: of the law as it was before. */
  readonly isFormer: boolean;
  /** Of a company's own rules or agreement: 취업규칙 제12조. */
  readonly isCompanyRule: boolean;
};

/** The same article; where both name a paragraph, the same one. */
export const isSameArticle = (named: NamedArticle, other: NamedArticle): boolean => {
  if (named.number !== other.number || named.isFormer !== other.isFormer) return false;
  if (named.isCompanyRule !== other.isCompanyRule) return false;
  if (named.law !== null && other.law !== null && named.law !== other.law) return false;
  const [mine, theirs] = [named, other].map(({ article }) => / 제\d+항/u.exec(article)?.[0]);
  return mine === undefined || theirs === undefined || mine === theirs;
};

const branch = '(?:\\s*의\\s*(\\d{1,2}))?';
const parts = '((?:\\s*제?\\s*\\d{1,2}\\s*항)?(?:\\s*제?\\s*\\d{1,2}\\s*호(?:의\\s*\\d{1,2})?)?(?:\\s*[가-하]목)?)';
/** `제23조 제1항`, `23조`; not `3조 원`, `2조 교대`. Or `같은 조 제2항`. */
const article = new RegExp(
  `(?:제\\s*(\\d{1,4})\\s*조|(?<![\\d.,])(\\d{1,4})\\s*조(?!\\s*(?:\\d|원|억|달러|교대|로\\s|개))|(?:같은|동)\\s*조(?=\\s*제?\\s*\\d+\\s*항))${branch}${parts}`,
  'gu',
);

/** All articles that the text names, in its order. */
export const articlesNamed = (text: string): readonly NamedArticle[] => {
  const folded = fold(text).text;
  const found: NamedArticle[] = [];
  let end = 0;
  for (const match of folded.matchAll(article)) {
    const [whole, written, bare, branched, within = ''] = match;
    const last = found.at(-1);
    const digits = written ?? bare;
    const number = digits === undefined ? last?.number : `${Number(digits)}${branched ? `의${Number(branched)}` : ''}`;
    const before = folded.slice(end, match.index);
    end = match.index + whole.length;
    if (number === undefined) {
      found.push({ law: null, number: '0', article: '제0조', isFormer: false, isCompanyRule: false });
      continue;
    }
    const [main, branchOf] = number.split('의');
    const words = `제${main}조${branchOf ? `의${branchOf}` : ''}${spaced(within)}`;
    found.push({ ...lawBefore(before, last, digits === undefined), number, article: words });
  }
  return found;
};

const spaced = (within: string): string =>
  [...within.replace(/\s+/g, '').matchAll(/제?(\d+)(항|호(?:의\d+)?)|([가-하])목/gu)]
    .map(([, digits, kind, letter]) => (letter ? ` ${letter}목` : ` 제${Number(digits)}${kind}`))
    .join('');

type OfLaw = Pick<NamedArticle, 'law' | 'isFormer' | 'isCompanyRule'>;

/** Whose article it is, from the words before it. */
const lawBefore = (before: string, last: NamedArticle | undefined, isSame: boolean): OfLaw => {
  const previous: OfLaw = last ?? { law: null, isFormer: false, isCompanyRule: false };
  if (isSame) return previous;
  const said = before.replace(/\s*\([^()]{0,80}\)\s*$/u, '').trimEnd();
  if (
    last &&
    /^\s*(?:\([^()]{0,60}\))?\s*(?:[,·~-]|및|와|과|또는|내지|부터|에서|이나|나|하고|그리고|,\s*그리고)?\s*$/u.test(said)
  )
    return previous;
  if (last && /(?:같은|동|위)\s*법(?:률)?$/u.test(said)) return { ...previous, isFormer: false };
  const [, decree] = /(?:^|[\s,·(])(?:(?:같은|동)\s*법\s*)?(시행(?:령|규칙))$/u.exec(said) ?? [];
  if (decree && last?.law) {
    const law = `${last.law} ${decree}`;
    return { law: officialLawName(law) ?? law, isFormer: false, isCompanyRule: false };
  }
  const known = knownLawAtEnd(said);
  if (known)
    return { law: known.law, isFormer: /(?:^|[^가-힣])구\s*[「『]?\s*$/u.test(known.before), isCompanyRule: false };
  if (/(?:규칙|규정|협약|협정|계약서|계약|정관|사규|내규|약관|세칙|헌장|준칙|강령)[」』"']?$/u.test(said))
    return { law: null, isFormer: false, isCompanyRule: !/시행\s*규칙[」』"']?$/u.test(said) };
  const [, unknownLaw] = /([가-힣·\s]{1,40}(?:법|법률|령|조례|시행규칙))[」』"']?$/u.exec(said) ?? [];
  return { law: unknownLaw?.trim() ?? null, isFormer: false, isCompanyRule: false };
};

/** The law of the register with whose name the text ends, and what stands before the name. */
const knownLawAtEnd = (said: string): { readonly law: string; readonly before: string } | null => {
  const bare = bareLawName(said);
  const name = bareLawNames().find((known) => bare.endsWith(known));
  const law = name === undefined ? null : officialLawName(name);
  if (name === undefined || law === null) return null;
  let at = said.length;
  for (let left = name.length; left > 0 && at > 0; ) {
    at -= 1;
    if (bareLawName(said.charAt(at)) !== '') left -= 1;
  }
  const before = said.slice(0, at);
  // 근로자파견법 isn't 파견법.
  return /[가-힣]$/u.test(before) ? null : { law, before };
};
