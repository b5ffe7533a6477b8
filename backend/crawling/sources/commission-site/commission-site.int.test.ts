import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  absentDecision,
  captcha,
  challenge,
  emptyList,
  listPage,
  localDecision,
  maintenance,
  mediation,
  type RowOnSite,
  redesignedDecision,
  redesignedList,
  reviewDecision,
} from '@nomucheck/domain/crawling/site/commission-site.fixture.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FetchLimits } from '../../fetching/fetch-page.ts';
import { createPoliteFetch } from '../../fetching/polite-fetch.ts';
import { createCommissionSite } from './commission-site.ts';
import { type Instead, type SiteServer, startSiteServer } from './site-server.fixture.ts';

const list = '/nlrc/mainCase/mainJudgment/list.do';
const detail = '/nlrc/mainCase/judgment/detail.do';
const download = '/nlrc/cmmn/file/download.do';
const everyDay = { from: '2000-01-01', to: '2030-12-31' };
const never = new AbortController().signal;

const row = (sn: number, more: Partial<RowOnSite> = {}): RowOnSite => ({
  ...{ code: 65, sn, title: `징계해고 사건 ${sn}`, date: '2026.05.07' },
  ...more,
});
const rows = (count: number, more: Partial<RowOnSite> = {}): RowOnSite[] =>
  Array.from({ length: count }, (_, at) => row(13_000 + at, more));

let site: SiteServer;
beforeEach(async () => {
  site = await startSiteServer();
  site.boards.set(65, rows(3));
  site.boards.set(66, [row(13_000, { code: 66, title: '임금 조정 사건' })]);
  site.boards.set(67, [row(12, { code: 67, title: '공정대표의무 심의결정례', date: '2026-04-01' })]);
  site.decisions.set('65-13000', localDecision);
  site.decisions.set('65-13001', reviewDecision);
  site.decisions.set('66-13000', mediation);
});
afterEach(() => site.close());

const commissionSite = (limits: Partial<FetchLimits> = {}) =>
  createCommissionSite({
    origin: site.origin,
    fetch: createPoliteFetch({
      limits: {
        ...{ hosts: ['nlrc.go.kr'], mostBytes: 20_000_000, withinMs: 2_000, mostRedirects: 3 },
        trialOrigins: [site.origin],
        ...limits,
      },
      turns: { take: async () => 0 },
      ...{ everyMs: 200, userAgent: 'nomucheck' },
    }),
    openBrowser: async () => {
      throw new Error('no page here needs a browser');
    },
    pause: async () => {},
  });

const sends =
  (body: string | Buffer, status = 200, type = 'text/html; charset=utf-8') =>
  (_asked: unknown, _request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body);

/** Only the first answers are this one. */
const first = (times: number, answer: ReturnType<typeof sends>): Instead => {
  let left = times;
  return (...parts) => {
    left -= 1;
    return left < 0 ? false : answer(...parts);
  };
};
const pdf = Buffer.from('%PDF-1.7\n판정서');

describe('the lists of the commission’s site', () => {
  it('have each entry of all boards once, though boards share numbers', async () => {
    const listed = await commissionSite().list(everyDay, never);
    expect(listed.total).toBe(5);
    expect(listed.items.map(({ id }) => id)).toEqual(['65-13000', '65-13001', '65-13002', '66-13000', '67-12']);
  });

  it('have what was posted in the days, of the kind that is wanted', async () => {
    site.boards.set(65, [
      row(1, { date: '2026.05.07' }),
      row(2, { date: '2026.05.08' }),
      row(3, { date: '2026.4.30.' }),
    ]);
    const window = { from: '2026-05-07', to: '2026-05-07' };
    expect(await commissionSite().list(window, never, 'case-low')).toEqual({
      total: 1,
      items: [{ id: '65-1', title: '징계해고 사건 1', day: '2026-05-07' }],
    });
    expect((await commissionSite().list(everyDay, never, 'case-low-meeting')).items.map(({ id }) => id)).toEqual([
      '66-13000',
      '67-12',
    ]);
  });

  it('are read to their last page', async () => {
    site.boards.set(65, rows(23));
    expect(await commissionSite().list(everyDay, never, 'case-low')).toMatchObject({
      total: 23,
      items: { length: 23 },
    });
  });

  it('that move while they are read are read until they stand still', async () => {
    const all = rows(25);
    site.boards.set(65, all);
    let asked = 0;
    site.instead.set(list, () => {
      asked += 1;
      // The entries move up between the first page and the second: one of them is on neither.
      if (asked === 2) site.boards.set(65, all.slice(1));
      return false;
    });
    const listed = await commissionSite().list(everyDay, never, 'case-low');
    expect(listed.items.map(({ id }) => id)).toEqual(all.slice(1).map(({ sn }) => `65-${sn}`));
    expect(listed.total).toBe(24);
  });

  it('of which a page came empty once are read again', async () => {
    site.boards.set(65, rows(35));
    let empty = 1;
    site.instead.set(list, (asked, ...rest) => {
      if (asked.values.get('pageIndex') !== '3' || empty-- <= 0) return false;
      return sends(emptyList.replace('등록된 게시물이', '조회된 자료가'))(asked, ...rest);
    });
    expect(await commissionSite().list(everyDay, never, 'case-low')).toMatchObject({ total: 35 });
  });

  it.each([
    ['page stays empty', (page: number) => page === 3],
    ['pages from one on stay empty', (page: number) => page >= 3],
  ])('of which a %s don’t pass for whole ones', async (_which, isEmpty) => {
    site.boards.set(65, rows(52 * 10));
    site.instead.set(list, (asked, ...rest) =>
      isEmpty(Number(asked.values.get('pageIndex'))) ? sends(emptyList)(asked, ...rest) : false,
    );
    await expect(commissionSite().list(everyDay, never, 'case-low')).rejects.toMatchObject({
      ...{ why: 'unreachable', message: expect.stringMatching(/52쪽까지 있다는데 3쪽이 비어/) },
    });
  });

  it('end where the largest page number says, also when one page names a smaller one', async () => {
    site.boards.set(65, rows(35));
    site.instead.set(list, (asked, ...rest) =>
      asked.values.get('pageIndex') === '2' ? sends(listPage(rows(20).slice(10), 2, 2))(asked, ...rest) : false,
    );
    expect(await commissionSite().list(everyDay, never, 'case-low')).toMatchObject({ total: 35 });
  });

  it('that lose their last page while they are read are read again', async () => {
    site.boards.set(65, rows(21));
    let asked = 0;
    site.instead.set(list, (...parts) => {
      asked += 1;
      if (asked !== 3) return false;
      site.boards.set(65, rows(20));
      return sends(emptyList)(...parts);
    });
    expect(await commissionSite().list(everyDay, never, 'case-low')).toMatchObject({ total: 20 });
  });

  it('that never stand still are refused', async () => {
    let newest = 20_000;
    site.instead.set(list, () => {
      newest += 1;
      site.boards.set(65, [row(newest), ...rows(3)]);
      return false;
    });
    const refused = commissionSite().list(everyDay, never, 'case-low');
    await expect(refused).rejects.toMatchObject({ why: 'unreachable', message: expect.stringMatching(/자꾸 바뀌/) });
  });

  it('in EUC-KR are read', async () => {
    const jibang = Buffer.from([0xc1, 0xf6, 0xb9, 0xe6]);
    const [before = '', after = ''] = listPage([row(1, { title: '@' })])
      .replace('charset="utf-8"', 'charset="euc-kr"')
      .replaceAll(/[가-힣]/g, '')
      .split('@');
    site.instead.set(list, sends(Buffer.concat([Buffer.from(before), jibang, Buffer.from(after)]), 200, 'text/html'));
    const { items } = await commissionSite().list(everyDay, never, 'case-low');
    expect(items).toEqual([{ id: '65-1', title: '지방', day: '2026-05-07' }]);
  });

  it('that fail at first are asked again', async () => {
    site.instead.set(list, first(2, sends('', 404)));
    expect((await commissionSite().list(everyDay, never, 'case-low')).items).toHaveLength(3);
  });

  it.each([
    ['redesigned', redesignedList, 'unknown_form', /목록의 줄/],
    ['empty', emptyList, 'unknown_form', /비어/],
    ['without the numbers', listPage([row(1)]).replace(/data-jgmt-sn/g, 'data-id'), 'unknown_form', /번호/],
    ['without titles', listPage([row(1, { title: ' ' })]), 'unknown_form', /제목/],
    ['without dates', listPage([row(1, { date: '' })]), 'unknown_form', /등록일/],
    ['of another board', listPage([row(1, { code: 66 })]), 'unknown_form', /65 게시판/],
    ['without a pager', listPage([row(1)]).replace(/data-pageindex/g, 'data-x'), 'unknown_form', /쪽 번호/],
    ['behind a challenge', challenge, 'blocked', /자동 접속/],
    ['behind a question for people', captcha, 'blocked', /자동 접속/],
  ])('%s are refused, and why is said', async (_name, html, why, message) => {
    // Without a script, no browser is needed to know that nothing else will come.
    site.instead.set(list, sends(html.replace(/<script>function.*?<\/script>/s, '')));
    await expect(commissionSite().list(everyDay, never, 'case-low')).rejects.toMatchObject({
      why,
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ['that shows the same page for every number', () => listPage(rows(10), 1, 99), /넘겨도 같아요/],
    [
      'without an end',
      (page: number) =>
        listPage(
          rows(10).map((one, at) => ({ ...one, sn: page * 10 + at })),
          page,
          page + 1,
        ),
      /끝나지 않아요/,
    ],
  ])('%s are refused', async (_name, pageOf, message) => {
    site.instead.set(list, (asked, ...rest) => sends(pageOf(Number(asked.values.get('pageIndex'))))(asked, ...rest));
    const refused = commissionSite().list(everyDay, never, 'case-low');
    await expect(refused).rejects.toMatchObject({ why: 'unknown_form', message: expect.stringMatching(message) });
  });

  it.each([
    ['refuses', sends('', 403), 'blocked'],
    ['is being repaired', sends(maintenance, 503), 'unreachable'],
    ['sends nothing', sends(''), 'unreachable'],
    ['sends a page of ten megabytes', sends(listPage([row(1)]) + '<b>'.repeat(3_400_000)), 'unreachable'],
    [
      'sends its reader inward',
      (_asked: unknown, _request: IncomingMessage, response: ServerResponse) =>
        void response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data' }).end(),
      'unreachable',
    ],
  ])('can’t be had while the site %s', async (_name, answer, why) => {
    site.instead.set(list, answer);
    await expect(commissionSite().list(everyDay, never, 'case-low')).rejects.toMatchObject({ why });
  });

  it('are not asked for sooner than the site wants, whether it names seconds or a date', async () => {
    for (const later of ['7200', new Date(Date.now() + 7_200_000).toUTCString()]) {
      site.asked.length = 0;
      site.instead.set(list, (_asked, _request, response) =>
        response.writeHead(503, { 'Retry-After': later }).end(maintenance),
      );
      const refused = commissionSite().list(everyDay, never, 'case-low');
      await expect(refused).rejects.toMatchObject({ why: 'unreachable', restMs: expect.closeTo(7_200_000, -5) });
      expect(site.asked.filter((path) => path.startsWith(list))).toHaveLength(1);
    }
  });

  it('are not read where robots.txt forbids it', async () => {
    site.instead.set('/robots.txt', sends('User-agent: *\nDisallow: /nlrc/', 200, 'text/plain'));
    await expect(commissionSite().list(everyDay, never)).rejects.toMatchObject({ why: 'refused' });
    expect(site.asked).toEqual(['/robots.txt?']);
  });
});

describe('a decision of the commission’s site', () => {
  it('of a local commission is a case of the first instance', async () => {
    expect(await commissionSite().fetch('65-13000', never)).toMatchObject({
      kind: 'decision',
      decision: {
        facts: {
          sourceId: 'nlrc-site:65-13000',
          kind: 'case-low',
          tribunal: '충남지방노동위원회',
          decidedOn: null,
          title: '무단결근은 징계사유이나 해고는 양정이 과하다고 판정한 사례',
        },
        text: expect.stringMatching(
          /^## 판정사항\n\n사흘.*\n\n## 판정요지\n\n가\. 징계사유가 있는지\n\n근로자는.*\n\n나\. .*<표 1>\.$/s,
        ),
      },
    });
  });

  it('of the central commission, and of the mediation board, has its own kind', async () => {
    const source = commissionSite();
    expect(await source.fetch('65-13001', never)).toMatchObject({ decision: { facts: { kind: 'case-high' } } });
    expect(await source.fetch('66-13000', never)).toMatchObject({
      decision: { facts: { kind: 'case-low-meeting', tribunal: '부산지방노동위원회' }, text: /조정안을 받아들였다/ },
    });
  });

  it('without a page of its own is read from the list, also in a process that hasn’t listed it', async () => {
    const source = commissionSite();
    const fetched = await source.fetch('67-12', never);
    expect(fetched).toMatchObject({
      kind: 'decision',
      decision: { facts: { kind: 'case-low-meeting', title: '공정대표의무 심의결정례' }, text: /2026-04-01/ },
    });
    if (fetched.kind !== 'decision') throw new Error('no decision');
    expect(source.read('67-12', fetched.raw)).toEqual({ kind: 'decision', decision: fetched.decision });
  });

  it('is the same when its kept bytes are read again', async () => {
    const source = commissionSite();
    const fetched = await source.fetch('65-13000', never);
    if (fetched.kind !== 'decision') throw new Error('no decision');
    expect(source.read('65-13000', fetched.raw)).toEqual({ kind: 'decision', decision: fetched.decision });
  });

  it('that answers 404 at first comes when it is asked again', async () => {
    site.instead.set(detail, first(3, sends('', 404)));
    expect(await commissionSite().fetch('65-13000', never)).toMatchObject({ kind: 'decision' });
  });

  it('that never comes has failed; one of which the site says so is absent', async () => {
    site.instead.set(detail, sends('', 404));
    expect(await commissionSite().fetch('65-13000', never)).toMatchObject({ kind: 'failed' });
    site.instead.set(detail, sends(absentDecision));
    expect(await commissionSite().fetch('65-13000', never)).toMatchObject({ kind: 'absent' });
  });

  it('on a redesigned page is kept as it came, and what is missing is said', async () => {
    site.decisions.set('65-13000', redesignedDecision);
    const came = await commissionSite().fetch('65-13000', never);
    expect(came).toMatchObject({ kind: 'unknown_form', message: expect.stringMatching(/판정요지/) });
    expect('raw' in came && came.raw.bytes.length).toBeGreaterThan(100);
  });

  it('behind a challenge is refused, and the challenge is not followed', async () => {
    site.instead.set(detail, sends(challenge));
    await expect(commissionSite().fetch('65-13000', never)).rejects.toMatchObject({ why: 'blocked' });
    expect(site.asked.filter((path) => path.includes('a1'))).toEqual([]);
  });

  it('whose page nests its elements a hundred thousand deep is read', async () => {
    const deep = `${'<div>'.repeat(100_000)}깊은 곳`;
    site.decisions.set('65-13000', { ...localDecision, fields: { ...localDecision.fields, 판정요지: deep } });
    expect(await commissionSite().fetch('65-13000', never)).toMatchObject({ decision: { text: /깊은 곳/ } });
  });
});

describe('the files beside a decision', () => {
  const files = [
    { fileId: '65_65_13000', name: '판정서.pdf' },
    { fileId: '65_65_13000_2', name: '붙임.hwp' },
  ];
  const hwp = Buffer.from('d0cf11e0a1b11ae1000000', 'hex');
  beforeEach(() => {
    site.decisions.set('65-13000', { ...localDecision, files });
    site.files.set('65_65_13000', pdf);
    site.files.set('65_65_13000_2', hwp);
  });
  const attachments = async (limits: Partial<FetchLimits> = {}) => {
    const fetched = await commissionSite(limits).fetch('65-13000', never);
    if (fetched.kind !== 'decision') throw new Error(fetched.kind);
    expect(fetched.decision.text).toMatch(/무단결근/);
    return fetched.attachments;
  };

  it('are kept as they came, each by what its bytes are', async () => {
    site.files.set('65_65_13000', hwp);
    site.files.set('65_65_13000_2', pdf);
    expect(await attachments()).toEqual([
      { name: '판정서.pdf', raw: { bytes: hwp, mediaType: 'application/x-hwp' } },
      { name: '붙임.hwp', raw: { bytes: pdf, mediaType: 'application/pdf' } },
    ]);
  });

  it.each([
    ['is missing', () => void site.files.delete('65_65_13000')],
    ['is a page in place of a file', () => void site.files.set('65_65_13000', Buffer.from(maintenance))],
    [
      'has 500 MB',
      () =>
        void site.instead.set(download, ({ values }, _request, response) => {
          if (values.get('fileId') !== '65_65_13000') return false;
          response.writeHead(200, { 'Content-Length': '500000000' }).write(pdf);
          return true;
        }),
    ],
    [
      'has no end',
      () =>
        void site.instead.set(download, ({ values }, _request, response) => {
          if (values.get('fileId') !== '65_65_13000') return false;
          const piece = Buffer.alloc(65_536);
          const more = () => {
            while (!response.destroyed && response.write(piece));
          };
          response.on('drain', more);
          more();
          return true;
        }),
    ],
    [
      'leads inward',
      () =>
        void site.instead.set(download, ({ values }, _request, response) => {
          if (values.get('fileId') !== '65_65_13000') return false;
          response.writeHead(302, { Location: 'http://127.0.0.1:1/secret' }).end();
          return true;
        }),
    ],
  ])('that don’t come leave the decision and the other files: one %s', async (_name, change) => {
    change();
    expect(await attachments()).toEqual([
      { name: '판정서.pdf', raw: null },
      { name: '붙임.hwp', raw: { bytes: hwp, mediaType: 'application/x-hwp' } },
    ]);
  });

  it('come on repeat', async () => {
    site.instead.set(download, first(2, sends(maintenance)));
    expect(await attachments()).toMatchObject([{ raw: { bytes: pdf } }, { raw: { bytes: hwp } }]);
  });

  it('whose number is no number of a file aren’t asked for', async () => {
    const odd = { fileId: '../../etc/passwd', name: '판정서.pdf' };
    site.decisions.set('65-13000', { ...localDecision, files: [odd] });
    expect(await attachments()).toEqual([{ name: '판정서.pdf', raw: null }]);
    expect(site.asked.filter((path) => path.includes('passwd'))).toEqual([]);
  });
});
