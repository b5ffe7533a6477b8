import { type BoardCode, boards, itemId, type SiteItem } from '@nomucheck/domain/crawling/site/boards.ts';
import { SourceUnusable } from '../source.ts';

export type ListedPage = { readonly items: readonly SiteItem[]; readonly lastPage: number };

export const ON_A_PAGE = 10;
/** The largest board had 52 pages in July 2026. */
const MOST_PAGES = 300;
const MOST_PASSES = 4;

/**
 * Every entry of a board. The site doesn't say how many there are, and while a list is read, an entry that is posted or taken away
 * moves all after it: one of them is then seen twice, or not at all. So a board is read until it was the same twice. A page may
 * also come without its entries; a board that was read past such a page is read again.
 * @throws SourceUnusable where it never is the same, the list doesn't end, or every page is the same
 */
export const listBoard = async (
  code: BoardCode,
  pageOf: (page: number) => Promise<ListedPage>,
): Promise<readonly SiteItem[]> => {
  let before: string | null = null;
  let hole: Hole | null = null;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const read = await allPages(code, pageOf);
    hole = 'emptyPage' in read ? read : null;
    if ('emptyPage' in read) continue;
    const shown = read.items.map(itemId).join();
    if (shown === before) return read.items;
    before = shown;
  }
  const what = hole ? `${hole.lastPage}쪽까지 있다는데 ${hole.emptyPage}쪽이 비어 있어요` : '읽는 동안 자꾸 바뀌어요';
  throw new SourceUnusable(
    'unreachable',
    `노동위원회 누리집의 ${boards[code].label} 목록이 ${what}. 잠시 뒤 다시 시작해 주세요.`,
  );
};

/** A page without entries, although the list goes on after it, or did while it was read. */
type Hole = { readonly emptyPage: number; readonly lastPage: number };

/** Different ones, in the order of the list. */
const allPages = async (
  code: BoardCode,
  pageOf: (page: number) => Promise<ListedPage>,
): Promise<{ readonly items: readonly SiteItem[] } | Hole> => {
  const found = new Map<string, SiteItem>();
  let largest = 1;
  let before = '';
  let same = 0;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { items, lastPage } = await pageOf(page);
    // The boards have hundreds of entries: an empty first page is a changed one.
    if (page === 1 && items.length === 0) throw unknownForm(`${boards[code].label} 목록이 비어 있어요`);
    // An empty page names no last page; what the pages before it named counts.
    largest = Math.max(largest, lastPage);
    if (items.length === 0) return { emptyPage: page, lastPage: largest };
    for (const item of items) found.set(itemId(item), item);
    if (page >= largest) return { items: [...found.values()] };
    const shown = items.map(itemId).join();
    same = shown === before ? same + 1 : 0;
    if (same === 2) throw unknownForm(`${boards[code].label} 목록이 쪽을 넘겨도 같아요`);
    before = shown;
  }
  throw unknownForm(`${boards[code].label} 목록이 ${MOST_PAGES}쪽을 넘어도 끝나지 않아요`);
};

/** @param what a Korean clause that says what is missing or wrong */
export const unknownForm = (what: string): SourceUnusable =>
  new SourceUnusable('unknown_form', `노동위원회 누리집의 형식이 바뀌었어요: ${what.slice(0, 200)}.`);
