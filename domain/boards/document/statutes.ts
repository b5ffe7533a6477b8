import type { Block, BoardDocument } from './document.ts';

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

/** Where a paragraph is one link and nothing else: it is shown as a card. */
export const loneLinkOf = (block: Block): string | null => {
  if (block.type !== 'paragraph') return null;
  const said = (block.content ?? []).filter((inline) => inline.type !== 'text' || inline.text.trim() !== '');
  const [only, ...more] = said;
  if (only?.type !== 'text' || more.length > 0) return null;
  const link = only.marks?.find((mark) => mark.type === 'link');
  return link?.type === 'link' ? link.attrs.href : null;
};

/** The articles of laws that stand alone in a line of the document, each once. */
export const statutesIn = ({ content }: BoardDocument): readonly StatuteLink[] => {
  const found = content.flatMap((block) => statuteAt(loneLinkOf(block) ?? '') ?? []);
  return [...new Map(found.map((link) => [link.href, link])).values()];
};
