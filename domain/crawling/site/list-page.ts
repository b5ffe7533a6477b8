import { oneLine } from '../../cases/clean-text.ts';
import { sourceDate } from '../../cases/source-dates.ts';
import type { BoardCode, SiteItem } from './boards.ts';
import { keepsProgramsOut } from './kept-out.ts';

/** What stands on a page of a list, as it was found in the HTML. */
export type ListPageFound = {
  readonly rows: readonly {
    readonly sn: string;
    readonly code: string;
    readonly title: string;
    readonly date: string;
  }[];
  /** The numbers of pages to which its pager leads. */
  readonly pages: readonly string[];
  /** Whether there is a pager at all. */
  readonly hasPager: boolean;
  readonly hasScript: boolean;
  readonly html: string;
  /** Its words without the markup. */
  readonly words: string;
};

export type ListPageRead =
  | { readonly kind: 'items'; readonly items: readonly SiteItem[]; readonly lastPage: number }
  /** Perhaps a script makes the rows: a browser has to show the page. */
  | { readonly kind: 'scripted' }
  | { readonly kind: 'kept_out' }
  /** `missing` says in Korean what the page should have. It must not pass for a list without entries. */
  | { readonly kind: 'unknown'; readonly missing: string };

/** Reads a page of this board's list. */
export const readListPage = (found: ListPageFound, code: BoardCode): ListPageRead => {
  const { rows, pages } = found;
  if (rows.length === 0) return withoutRows(found);
  const items: SiteItem[] = [];
  for (const { sn, code: said, title, date } of rows) {
    if (!/^\d{1,12}$/.test(sn)) return { kind: 'unknown', missing: '번호(jgmtSn)' };
    if (said !== String(code)) return { kind: 'unknown', missing: `${code} 게시판의 줄` };
    const name = oneLine(title);
    if (name === '') return { kind: 'unknown', missing: '제목' };
    items.push({ code, sn, title: name, date: sourceDate(oneLine(date)) });
  }
  if (items.every(({ date }) => date === null)) return { kind: 'unknown', missing: '등록일' };
  const numbers = pages.filter((page) => /^\d{1,6}$/.test(page)).map(Number);
  if (numbers.length === 0) return { kind: 'unknown', missing: '쪽 번호' };
  return { kind: 'items', items, lastPage: Math.max(1, ...numbers) };
};

const withoutRows = ({ hasPager, hasScript, html, words }: ListPageFound): ListPageRead => {
  if (/(?:등록|조회|검색)된 [^.]{0,20}없습니다/.test(words)) return { kind: 'items', items: [], lastPage: 1 };
  if (!hasPager && keepsProgramsOut({ html, words })) return { kind: 'kept_out' };
  return hasScript ? { kind: 'scripted' } : { kind: 'unknown', missing: '목록의 줄' };
};
