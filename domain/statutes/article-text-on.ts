import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { ArticleText } from './article-text.ts';
import { codesTexts } from './texts/codes.ts';
import { equalityTexts } from './texts/equality.ts';
import { fixedTermAndAgencyTexts } from './texts/fixed-term-and-agency.ts';
import { insuranceAndSafetyTexts } from './texts/insurance-and-safety.ts';
import { labourStandardsTexts } from './texts/labour-standards.ts';
import { publicServiceTexts } from './texts/public-service.ts';
import { reportingTexts } from './texts/reporting.ts';
import { unionsTexts } from './texts/unions.ts';

/** A paragraph of an article: what stands before its items, and the items. */
export type Paragraph = { readonly lead: string; readonly items: readonly string[] };

/**
 * The cited part of an article as it stood on the day, by paragraphs; null where its text isn't known here.
 * @param article `제23조 제1항`, `제81조 제1항 제1호`: only that paragraph, only that item.
 */
export const articleTextOn = (law: string, article: string, date: LocalDate): readonly Paragraph[] | null => {
  const [, main = '', branch, paragraph, item] =
    /^제(\d+)조(?:의(\d+))?(?: 제(\d+)항)?(?: 제(\d+(?:호의\d+)?)호?)?/u.exec(article) ?? [];
  const known = byArticle().get(`${law} ${main}${branch ? `의${branch}` : ''}`);
  if (!known || date < known.from) return null;
  const paragraphs = cut.get(known) ?? paragraphsOf(known.text);
  cut.set(known, paragraphs);
  const cited = paragraph ? paragraphs.slice(Number(paragraph) - 1, Number(paragraph)) : paragraphs;
  if (!item) return cited;
  const begins = `${item.replace('호', '')}.`;
  return cited.map(({ lead, items }) => ({ lead, items: items.filter((each) => each.startsWith(begins)) }));
};

/** An article is cut once. */
const cut = new WeakMap<ArticleText, readonly Paragraph[]>();

const paragraphsOf = (text: string): readonly Paragraph[] =>
  text
    .trim()
    .split(/\n\s*(?=[①-⑳])/u)
    .map((paragraph) => {
      const [lead = '', ...items] = paragraph.split('\n').map((line) => line.trim());
      return { lead: lead.replace(/^[①-⑳]\s*/u, ''), items };
    });

let texts: ReadonlyMap<string, ArticleText> | null = null;
const byArticle = (): ReadonlyMap<string, ArticleText> => {
  texts ??= new Map(
    [
      ...labourStandardsTexts,
      ...fixedTermAndAgencyTexts,
      ...equalityTexts,
      ...unionsTexts,
      ...insuranceAndSafetyTexts,
      ...reportingTexts,
      ...publicServiceTexts,
      ...codesTexts,
    ].map((known) => [`${known.law} ${known.number}`, known]),
  );
  return texts;
};
