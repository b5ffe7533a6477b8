import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import {
  type BoardCode,
  boardCodes,
  boards,
  itemId,
  itemOfId,
  type SiteItem,
} from '@nomucheck/domain/crawling/site/boards.ts';
import { decisionOfRow, readDecisionPage } from '@nomucheck/domain/crawling/site/decision-page.ts';
import { readListPage } from '@nomucheck/domain/crawling/site/list-page.ts';
import { type Pause, waited } from '../../fetching/again.ts';
import type { PoliteFetch } from '../../fetching/polite-fetch.ts';
import { pageText } from '../../fetching/reading/page-text.ts';
import { type Fetched, type Raw, type Read, type Source, SourceUnusable } from '../source.ts';
import { createAsk, keptOut } from './asking.ts';
import { filesBeside } from './files.ts';
import { type ListedPage, listBoard, ON_A_PAGE, unknownForm } from './list-board.ts';
import { findInDecision, findInList } from './pages.ts';
import { asShown, type OpenBrowser, type PageBrowser, withBrowser } from './shown-page.ts';

/**
 * The labour commission's own site (nlrc.go.kr): a choice of its decisions on three boards. It is read as people read it, page by
 * page. It can't be asked for days, so all is listed and the entries posted on these days are kept. To know that nothing was
 * missed, each board is read to its end twice; in windows of days that would be repeated for each of them, so a work has one.
 */
export type CommissionSiteParts = {
  readonly fetch: PoliteFetch;
  /** `https://nlrc.go.kr`, or a server that imitates it. */
  readonly origin: string;
  /** For pages whose content is made by their scripts. */
  readonly openBrowser: OpenBrowser;
  readonly pause?: Pause;
};

export const createCommissionSite = (parts: CommissionSiteParts): Source => {
  const { fetch, origin, openBrowser, pause = waited } = parts;
  const ask = createAsk(fetch, pause);
  const headers = { Referer: `${origin}/nlrc/mainCase/judgment/index.do` };
  /** By id: the page of the list on which an entry without a page of its own stands. */
  const standsOn = new Map<string, Raw>();

  const pageOfList = async (
    code: BoardCode,
    number: number,
    browser: PageBrowser,
    signal: AbortSignal,
  ): Promise<ListedPage> => {
    const { label, detail } = boards[code];
    const answer = await ask(listForm(origin, headers, code, number), signal);
    if (answer.kind === 'none') throw unreachable(`${label} 목록`);
    const read = (html: string) => readListPage(findInList(html), code);
    const { raw, said } = await asShown(answer.page, read, 'tr[data-event]', browser, signal);
    if (said.kind === 'kept_out') throw keptOut();
    if (said.kind !== 'items') throw unknownForm(`${label} ${number}쪽에서 ${missingIn(said)}을 찾지 못했어요`);
    if (detail === null) for (const item of said.items) standsOn.set(itemId(item), raw);
    return said;
  };

  const listAll = (code: BoardCode, browser: PageBrowser, signal: AbortSignal) =>
    listBoard(code, (number) => pageOfList(code, number, browser, signal));

  const decisionAt = async (
    detail: string,
    item: { readonly code: BoardCode; readonly sn: string },
    browser: PageBrowser,
    signal: AbortSignal,
  ): Promise<Fetched> => {
    const url = `${origin}${detail}?jgmtSn=${item.sn}&jgmtDcsnSeCd=${item.code}`;
    const answer = await ask({ url, headers }, signal);
    if (answer.kind === 'none') return { kind: 'failed', message: notSent };
    const read = (html: string) => readDecisionPage(findInDecision(html), item);
    const { raw, said } = await asShown(answer.page, read, '.BD_table th.title', browser, signal);
    if (said.kind === 'kept_out') throw keptOut();
    if (said.kind === 'absent') return { kind: 'absent', message: '목록에는 있지만 누리집에서 사라진 자료예요.' };
    if (said.kind === 'unusable' || said.kind === 'other_matter') return { ...said, raw };
    if (said.kind !== 'decision')
      return { kind: 'unknown_form', raw, message: `상세 화면의 형식이 달라요(${missingIn(said)} 없음).` };
    const attachments = await filesBeside(said.files, { ask, origin, headers }, signal);
    return { kind: 'decision', decision: said.decision, raw, attachments };
  };

  /** It stands on a page of the list only. */
  const decisionInList = async (
    id: string,
    code: BoardCode,
    browser: PageBrowser,
    signal: AbortSignal,
  ): Promise<Fetched> => {
    if (!standsOn.has(id)) await listAll(code, browser, signal);
    const raw = standsOn.get(id);
    return raw ? { ...readRaw(id, raw), raw } : { kind: 'absent', message: '누리집의 목록에서 사라진 자료예요.' };
  };

  return {
    name: 'commission-site',
    readerVersion: 1,
    list: ({ from, to }, signal, kind) =>
      withBrowser(openBrowser, async (browser) => {
        const listed: SiteItem[] = [];
        for (const code of boardsOf(kind ?? null)) listed.push(...(await listAll(code, browser, signal)));
        const wanted = listed.filter(({ date }) => date === null || (date >= from && date <= to));
        return {
          total: wanted.length,
          items: wanted.map((item) => ({ id: itemId(item), title: item.title, day: item.date })),
        };
      }),
    fetch: (id, signal) =>
      withBrowser(openBrowser, async (browser) => {
        const item = itemOfId(id);
        if (!item) return { kind: 'absent', message: '이 누리집의 번호가 아니에요.' };
        const { detail } = boards[item.code];
        return detail === null
          ? decisionInList(id, item.code, browser, signal)
          : decisionAt(detail, item, browser, signal);
      }),
    read: readRaw,
  };
};

/** Only the board of decisions has other kinds of case than hearings. */
const boardsOf = (kind: CaseRecord['kind'] | null): readonly BoardCode[] =>
  boardCodes.filter((code) => kind === null || (kind === 'case-low-meeting') === (code !== 65));

const readRaw = (id: string, raw: Raw): Read => {
  const item = itemOfId(id);
  if (!item) return { kind: 'unusable', message: '이 누리집의 번호가 아니에요.' };
  const html = pageText({ mediaType: raw.mediaType, body: raw.bytes });
  if (boards[item.code].detail === null) {
    const said = readListPage(findInList(html), item.code);
    const row = said.kind === 'items' ? said.items.find(({ sn }) => sn === item.sn) : undefined;
    return row
      ? { kind: 'decision', decision: decisionOfRow(row) }
      : { kind: 'unusable', message: '목록에서 이 자료의 줄을 찾지 못했어요.' };
  }
  const said = readDecisionPage(findInDecision(html), item);
  if (said.kind === 'decision') return { kind: 'decision', decision: said.decision };
  if (said.kind === 'unusable' || said.kind === 'other_matter') return said;
  return { kind: 'unusable', message: `보관한 화면에서 ${missingIn(said)}을 찾지 못했어요.` };
};

const listForm = (origin: string, headers: Readonly<Record<string, string>>, code: BoardCode, page: number) => ({
  url: `${origin}/nlrc/mainCase/mainJudgment/list.do`,
  method: 'POST' as const,
  headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' },
  body: new URLSearchParams({
    ...{ jgmtDcsnSeCd: String(code), dataSeCd: '', pageIndex: String(page) },
    ...{ recordCountPerPage: String(ON_A_PAGE), likeColumn: 'TTL', likeCondition: '' },
  }).toString(),
});

const missingIn = (said: { readonly kind: string } | { readonly kind: 'unknown'; readonly missing: string }): string =>
  'missing' in said ? `‘${said.missing}’` : '내용';

const notSent = '노동위원회 누리집이 이 자료를 보내지 않았어요.';
const unreachable = (what: string): SourceUnusable =>
  new SourceUnusable('unreachable', `노동위원회 누리집이 ${what}을 보내지 않아요.`);
