import { type Listed, type ListedPage, UnknownForm } from '@nomucheck/domain/crawling/law-api/listed.ts';
import { SourceUnusable } from '../source.ts';
import { type Ask, unknownForm } from './asking.ts';

/** The most that the service's guide allows. */
const ON_A_PAGE = 100;
/** Entries repeat and move between pages while a list is read, so it is read once more where some are missing. */
const PASSES = 2;
/** After so many pages in a row with nothing new, no further page would have any. */
const NOTHING_NEW = 3;
/** No list of the service is so long. */
const MOST_PAGES = 2_500;

type Pass = { readonly total: number; readonly found: ReadonlyMap<string, Listed>; readonly isWhole: boolean };

/** Reads all pages of a list. @throws SourceUnusable */
export const createListing = (
  ask: Ask,
  root: string,
  read: (value: Readonly<Record<string, unknown>>) => ListedPage,
) => {
  const pageOf = async (params: Readonly<Record<string, string>>, page: number, signal: AbortSignal) => {
    const asked = { ...params, display: String(ON_A_PAGE), page: String(page) };
    const said = await ask('lawSearch.do', asked, root, signal);
    if (!said) throw new SourceUnusable('unreachable', '국가법령정보가 목록을 보내지 않습니다.');
    if (said.kind === 'unknown') throw unknownForm(said.why);
    if (said.kind === 'absent') throw unknownForm('a list that isn’t there');
    const listed = readAs(read, said.value);
    requireSameKeyword(params.query ?? '', listed.keyword);
    return listed;
  };

  const pass = async (params: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Pass> => {
    const found = new Map<string, Listed>();
    let isSteady = true;
    let total: number | null = null;
    let nothingNew = 0;
    for (let page = 1; page <= MOST_PAGES && nothingNew < NOTHING_NEW; page += 1) {
      const listed = await pageOf(params, page, signal);
      isSteady &&= total === null || total === listed.total;
      total = listed.total;
      const before = found.size;
      for (const item of listed.items) found.set(item.id, item);
      nothingNew = found.size === before ? nothingNew + 1 : 0;
      if (found.size >= total || listed.items.length === 0) break;
    }
    return { total: total ?? 0, found, isWhole: isSteady && found.size === total };
  };

  return async (params: Readonly<Record<string, string>>, signal: AbortSignal) => {
    const all = new Map<string, Listed>();
    for (let done = 1; ; done += 1) {
      const { total, found, isWhole } = await pass(params, signal);
      if (isWhole) return { total, items: [...found.values()] };
      for (const item of found.values()) all.set(item.id, item);
      if (done === PASSES) return { total, items: [...all.values()] };
    }
  };
};

const readAs = (
  read: (value: Readonly<Record<string, unknown>>) => ListedPage,
  value: Readonly<Record<string, unknown>>,
): ListedPage => {
  try {
    return read(value);
  } catch (error) {
    if (error instanceof UnknownForm) throw unknownForm(error.message);
    throw error;
  }
};

/**
 * From some networks a keyword arrives mangled, and the service answers with success and no decisions. What it understood
 * stands in its answer.
 */
const requireSameKeyword = (asked: string, understood: string | null): void => {
  if (understood === null || asked === '' || understood.normalize('NFC') === asked) return;
  throw new SourceUnusable(
    'blocked',
    '국가법령정보에 검색어가 깨져서 도착했습니다. open.law.go.kr에 등록한 고정 주소의 서버에서 다시 시작해 주십시오.',
  );
};
