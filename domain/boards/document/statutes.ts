import type { BoardDocument } from '../document.ts';
import { loneLinksIn } from './lone-links.ts';

/** An article of a law that a link leads to, at law.go.kr. */
export type StatuteLink = { readonly href: string; readonly law: string; readonly article: string };

/** `https://www.law.go.kr/법령/근로기준법/제23조`, as the address bar has it, or escaped. */
const address = /^https?:\/\/(?:www\.)?law\.go\.kr\/(?:법령|LSW\/법령)\/([^/?#]+)\/제(\d{1,4})조(?:의(\d{1,2}))?\/?$/u;

/** null: it leads somewhere else. */
export const statuteAt = (href: string): StatuteLink | null => {
  const [, law, number, branch] = address.exec(unescaped(href)) ?? [];
  if (law === undefined || number === undefined) return null;
  return { href, law, article: `제${Number(number)}조${branch === undefined ? '' : `의${Number(branch)}`}` };
};

const unescaped = (href: string): string => {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
};

/** The articles of laws that stand alone in a line of the document, each once. */
export const statutesIn = (document: BoardDocument): readonly StatuteLink[] =>
  loneLinksIn(document).flatMap((href) => statuteAt(href) ?? []);
