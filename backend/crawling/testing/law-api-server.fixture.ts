import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  absent,
  absentInXml,
  nlrcDetail,
  nlrcList,
  precDetail,
  precItem,
  precListInXml,
  refused,
} from '@nomucheck/domain/crawling/law-api/law-api.fixture.ts';

/** A decision that the server has. Without `text` it lists it, but says that there is none of this number. */
export type ServedDecision = {
  readonly id: number;
  readonly day: string;
  readonly source?: string;
  readonly text?: boolean;
  readonly detail?: Readonly<Record<string, string>>;
};
/** Sent in place of the server's own answer. */
export type SentInstead = {
  readonly status?: number;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A server that answers as the open law API does: the texts are made up, the forms are those of its guide (open.law.go.kr). */
export type LawApiServer = {
  readonly origin: string;
  /** The calls so far, without those of robots.txt. */
  readonly asked: readonly URL[];
  /** Decisions of courts. */
  courts: readonly ServedDecision[];
  /** Decisions of commissions. */
  commissions: readonly ServedDecision[];
  /** Asked before the server answers by itself: `times` counts the calls with the same parameters, from 1. */
  instead: (url: URL, times: number) => SentInstead | 'nothing' | null;
  /** Forgets the calls and everything that was set. */
  reset: () => void;
  readonly close: () => Promise<void>;
};

export const TRIAL_KEY = 'trial-account-7f3a';

export const openLawApiServer = async (port = 0): Promise<LawApiServer> => {
  const asked: URL[] = [];
  const times = new Map<string, number>();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const nothingElse = () => null;
  const state: LawApiServer = {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    courts: [],
    commissions: [],
    instead: nothingElse,
    reset: () => {
      asked.length = 0;
      times.clear();
      Object.assign(state, { courts: [], commissions: [], instead: nothingElse });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '', state.origin);
    if (url.pathname === '/robots.txt') return void response.writeHead(404).end();
    asked.push(url);
    const count = (times.get(url.search) ?? 0) + 1;
    times.set(url.search, count);
    const instead = state.instead(url, count);
    if (instead === 'nothing') return void response.destroy();
    const said = instead ?? ownAnswer(url, request, state);
    const body = typeof said === 'object' && 'body' in said ? said.body : said;
    const { status = 200, headers = {} } = instead ?? {};
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers }).end(body);
  };
  return state;
};

const ownAnswer = (url: URL, { headers }: IncomingMessage, server: LawApiServer): string => {
  const asks = (name: string): string => url.searchParams.get(name) ?? '';
  const isBrowser = /^Mozilla\/5\.0/.test(headers['user-agent'] ?? '');
  if (asks('OC') !== TRIAL_KEY || headers.referer !== 'https://www.law.go.kr/' || !isBrowser)
    return JSON.stringify(refused);
  const isJson = asks('type') === 'JSON';
  const isList = url.pathname === '/DRF/lawSearch.do';
  const [target, id] = [asks('target'), Number(asks('ID'))];
  const decisions = target === 'prec' ? server.courts : server.commissions;
  if (!isList) {
    const found = decisions.find((decision) => decision.id === id);
    if (!found || found.text === false) return isJson ? JSON.stringify(absent) : absentInXml;
    return JSON.stringify(target === 'prec' ? courtsDetail(found) : commissionsDetail(found));
  }
  const [from = '', to = ''] = asks('prncYd').split('~');
  const hits = decisions.filter(
    ({ day, source = '대법원' }) =>
      target === 'nlrc' ||
      ((from === '' || (digits(day) >= from && digits(day) <= to)) &&
        (asks('datSrcNm') === '' || source === asks('datSrcNm'))),
  );
  const display = Math.min(100, Number(asks('display') || '20'));
  const page = Number(asks('page') || '1');
  const shown = hits.slice((page - 1) * display, page * display);
  if (!isJson) return precListInXml(...shown.map((one) => one.id));
  return JSON.stringify(target === 'prec' ? courtsList(shown, hits.length, asks) : commissionsList(shown, hits.length));
};

const digits = (day: string): string => day.replaceAll('-', '');

/** One hit is an object; of no hits there is no list. */
const hitsAs = (name: string, items: readonly object[]) =>
  items.length === 0 ? {} : { [name]: items.length === 1 ? items[0] : items };

const courtsList = (shown: readonly ServedDecision[], total: number, asks: (name: string) => string) => ({
  PrecSearch: {
    ...{ target: 'prec', 키워드: asks('query'), section: 'bdyText', totalCnt: String(total), page: asks('page') },
    ...hitsAs(
      'prec',
      shown.map(({ id, day, source }) =>
        precItem(id, { 선고일자: day.replaceAll('-', '.'), 데이터출처명: source ?? '대법원' }),
      ),
    ),
  },
});
const commissionsList = (shown: readonly ServedDecision[], total: number) => ({
  Nlrc: {
    ...{ target: 'nlrc', 키워드: '', section: 'evtNm', totalCnt: String(total), page: '1', 기관명: '노동위원회' },
    ...hitsAs(
      'nlrc',
      shown.map(({ id, day }) => ({
        ...nlrcList.Nlrc.nlrc[0],
        결정문일련번호: String(id),
        등록일: day.replaceAll('-', '.'),
      })),
    ),
  },
});
const courtsDetail = ({ id, day, detail = {} }: ServedDecision) => ({
  PrecService: {
    ...precDetail.PrecService,
    ...{ 판례정보일련번호: String(id), 선고일자: digits(day), 사건번호: `2021두${id}`, ...detail },
  },
});
const commissionsDetail = ({ id, detail = {} }: ServedDecision) => ({
  NlrcService: { ...nlrcDetail.NlrcService, 결정문일련번호: String(id), ...detail },
});
