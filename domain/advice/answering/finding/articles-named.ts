/** An article with its statute, `근로기준법 제23조 제1항`. */
export type NamedArticle = string;

const law = '(?:[가-힣]+(?:\\s시행령|\\s시행규칙)|공익신고자 보호법|[가-힣]+(?:법|규칙))';
const article = '제\\d+조(?:의\\d+)?(?:\\s*제\\d+항)?(?:\\s*제\\d+호)?';
const named = new RegExp(`(?:(${law})\\s+)?(${article})`, 'gu');

/** The articles that a text names in its brackets, each with the statute that stands before it there. */
export const articlesInBrackets = (text: string): readonly NamedArticle[] =>
  [...text.matchAll(brackets)].flatMap(([, inside = '']) => articlesIn(inside));

/** `근로기준법 제23조 제1항, 제27조` as two articles. One before which no statute is named is left out. */
export const articlesIn = (text: string): readonly NamedArticle[] => {
  let statute: string | null = null;
  return [...text.matchAll(named)].flatMap(([, own, number = '']) => {
    statute = own ?? statute;
    return statute === null ? [] : [`${statute} ${number.replace(/\s+/gu, ' ')}`];
  });
};

const brackets = /\s*\(([^()]*제\d+조[^()]*|[^()]*별표 \d+[^()]*|대법원 [^()]*)\)/gu;

/** A text without the sources in its brackets. */
export const withoutSources = (text: string): string => text.replace(brackets, '');
