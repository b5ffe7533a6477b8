import type { BoardCode } from '@nomucheck/domain/crawling/site/boards.ts';
import type { DecisionOnSite } from '@nomucheck/domain/crawling/site/commission-site.fixture.ts';
import { createPoliteFetch } from '../fetching/polite-fetch.ts';
import { answerReaderBy } from '../fetching/reading/answer-thread.ts';
import { readAnswer } from '../fetching/reading/read-answer.ts';
import { createCommissionSite } from '../sources/commission-site/commission-site.ts';
import type { SiteServer } from '../sources/commission-site/site-server.fixture.ts';
import { createLawApiCommissions } from '../sources/law-api/law-api.ts';
import { type LawApiServer, TRIAL_KEY } from './law-api-server.fixture.ts';

const fetchFrom = (origin: string) =>
  createPoliteFetch({
    limits: { hosts: [], mostBytes: 1_000_000, withinMs: 5_000, mostRedirects: 3, trialOrigins: [origin] },
    turns: { take: async () => 0 },
    ...{ everyMs: 0, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) nomucheck/1.0' },
  });
/** The two sources of commissions' decisions, as they ask these servers. */
export const commissionSources = (api: LawApiServer, site: SiteServer) => ({
  'law-api-commissions': createLawApiCommissions({
    ...{ fetch: fetchFrom(api.origin), origin: api.origin, key: TRIAL_KEY, pause: async () => {} },
    answers: answerReaderBy({ read: async (asked) => readAnswer(asked), close: async () => {} }),
  }),
  'commission-site': createCommissionSite({
    ...{ fetch: fetchFrom(site.origin), origin: site.origin, pause: async () => {} },
    openBrowser: async () => {
      throw new Error('no page here needs a browser');
    },
  }),
});

/** Every decision of every test is another one: the database is the same. */
let made = 0;
export const decisionOf = (more: { readonly reasons?: string } = {}) => {
  made += 1;
  const number = made;
  const word = (n: number): string => String.fromCharCode(0xac00 + ((number * 7_919 + n * 104_729) % 11_172));
  const unlike = Array.from({ length: 260 }, (_none, n) => word(n)).join('');
  return {
    number,
    title: `무단결근을 이유로 한 해고가 과하다고 판정한 사례 ${number}`,
    points: '무단결근은 징계사유로 인정되나 해고는 양정이 과하여 부당하다고 판정한 사례',
    reasons: more.reasons ?? `가. 징계사유가 있는지\n${unlike}\n나. 양정이 적정한지\n해고는 지나치게 무겁다.`,
  };
};
export type Made = ReturnType<typeof decisionOf>;

export const onApi = (
  api: LawApiServer,
  { number, title, points, reasons }: Made,
  detail: Readonly<Record<string, string>> = {},
): void => {
  const fields = { 제목: title, 판정사항: points, 판정요지: reasons.replaceAll('\n', '<br/>'), 판정결과: '전부인정' };
  api.commissions = [...api.commissions, { id: number, day: '2026-05-07', detail: { ...fields, ...detail } }];
};
export const onSite = (
  site: SiteServer,
  { number, title, points, reasons }: Made,
  { fields = {}, ...more }: Partial<DecisionOnSite> = {},
  code: BoardCode = 65,
): void => {
  const page = { title, ...more };
  const known = { 자료구분: '부당해고', 담당부서: '충남지방노동위원회', 등록일: '2026.05.09', 판정사항: points };
  // The site marks up the same words in another way.
  const own = { ...known, 판정요지: `<p>${reasons.replaceAll('\n', '</p><p>')}</p>`, ...fields };
  site.boards.set(code, [
    ...(site.boards.get(code) ?? []),
    { code, sn: number, title: page.title, date: '2026.05.09' },
  ]);
  site.decisions.set(`${code}-${number}`, { ...page, fields: own });
};
