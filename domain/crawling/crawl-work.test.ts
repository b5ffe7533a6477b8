import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import type { CrawlEvent, CrawledItem, ItemVerdict } from './crawl-events.ts';
import { type CrawlCommand, crawlDecider } from './crawl-work.ts';
import { dueIn, isDue } from './work/window-state.ts';
import { windowsOf } from './work/windows.ts';

const workId = '018f0000-0000-7000-8000-000000000001';
const start: Extract<CrawlCommand, { type: 'StartCrawl' }> = {
  ...{ type: 'StartCrawl' as const, workId, kind: 'case-high' as const, source: 'law-api-courts' as const },
  ...{ from: '2026-01-01', to: '2026-02-28' },
};
const item = (id: string, verdict: ItemVerdict = 'new'): CrawledItem => ({
  ...{
    id,
    title: `사건 ${id}`,
    day: null,
    verdict,
    caseId: null,
    raw: null,
    reader: null,
    attachments: [],
    message: null,
  },
});
const { kind, source } = start;
const spec = deciderSpec(crawlDecider);
const after = (...commands: readonly CrawlCommand[]): CrawlEvent[] => {
  const events: CrawlEvent[] = [];
  for (const command of commands) events.push(...crawlDecider.decide(command, fold(crawlDecider, events)));
  return events;
};
const record = (window: number, ...items: CrawledItem[]): CrawlCommand => ({ type: 'RecordItems', window, items });
const list = (window: number, total: number, listed = total): CrawlCommand => ({
  ...{ type: 'ListWindow', window, total, listed, mark: null },
});

describe('the days of a work', () => {
  it('are cut into windows without a gap, the last one shorter', () => {
    expect(windowsOf('2026-01-01', '2026-02-28', 31)).toEqual([
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
    ]);
    expect(windowsOf('2026-01-05', '2026-01-05', 31)).toEqual([{ from: '2026-01-05', to: '2026-01-05' }]);
  });

  it('end on the day they begin or later', () => {
    spec
      .given()
      .when({ ...start, to: '2025-12-31' })
      .thenRefused('crawl_date_order');
  });

  it('are asked only of a source that has this kind of case', () => {
    spec
      .given()
      .when({ ...start, kind: 'case-low-meeting' })
      .thenRefused('invalid_request');
    spec
      .given()
      .when({ ...start, from: '1900-01-01', to: '2999-12-31' })
      .thenRefused('invalid_request');
  });
});

describe('a window', () => {
  const ended = (...commands: readonly CrawlCommand[]) =>
    spec.given(...after({ ...start, to: '2026-01-31' }, ...commands)).when({ type: 'EndWindow', window: 1 });

  it('is complete if everything that the source said there is, is stored', () => {
    const data = { workId, window: 1, complete: true };
    ended(list(1, 2), record(1, item('1'), item('2', 'other_kind'))).thenHappens({ type: 'CrawlWindowEnded', data });
    ended(list(1, 0)).thenHappens({ type: 'CrawlWindowEnded', data });
  });

  it.each([
    ['the source named fewer than it said', [list(1, 3, 2), record(1, item('1'), item('2'))]],
    ['one is absent', [list(1, 2), record(1, item('1'), item('2', 'absent'))]],
    ['one failed', [list(1, 2), record(1, item('1'), item('2', 'failed'))]],
    ['one was not fetched', [list(1, 2), record(1, item('1'))]],
    ['the source was never asked', []],
  ] as const)('is incomplete if %s', (_what, commands) => {
    ended(...commands).thenHappens({ type: 'CrawlWindowEnded', data: { workId, window: 1, complete: false } });
  });
});

describe('a work', () => {
  it('ends only after all of its windows', () => {
    spec
      .given(...after(start, list(1, 0), { type: 'EndWindow', window: 1 }))
      .when({ type: 'EndCrawl' })
      .thenRefused('stage_wrong');
  });

  it('records what was on its way when a person cancelled it, and nothing new after a resume is fetched twice', () => {
    const cancelled = after(start, list(1, 2), record(1, item('1')), { type: 'CancelCrawl' }, record(1, item('2')));
    spec
      .given(...cancelled)
      .when(record(1, item('1'), item('2')))
      .thenHappens();
    spec
      .given(...cancelled)
      .when(list(2, 1))
      .thenRefused('stage_wrong');
  });

  it('that ended incomplete can be resumed: only what failed is fetched again', () => {
    const incomplete = after(
      ...[{ ...start, to: '2026-01-31' }, list(1, 2), record(1, item('1'), item('2', 'failed'))],
      ...([{ type: 'EndWindow', window: 1 }, { type: 'EndCrawl' }, { type: 'ResumeCrawl' }] as const),
    );
    const work = fold(crawlDecider, incomplete);
    const [window] = work?.windows ?? [];
    expect(window && ['1', '2', '3'].map((id) => isDue(window, id))).toEqual([false, true, true]);
    const more = [record(1, item('2')), { type: 'EndWindow', window: 1 }, { type: 'EndCrawl' }] as const;
    const all = [...incomplete];
    for (const command of more) all.push(...crawlDecider.decide(command, fold(crawlDecider, all)));
    expect(fold(crawlDecider, all)).toMatchObject({ stage: 'ended', complete: true });
    spec
      .given(...all)
      .when({ type: 'ResumeCrawl' })
      .thenRefused('stage_wrong');
  });

  it('asks for what failed after everything that was never asked for, the earliest try first', () => {
    const failed = (...ids: readonly string[]) => record(1, ...ids.map((id) => item(id, 'failed')));
    const events = after(start, list(1, 5), failed('1', '2'), record(1, item('3')), failed('4'), failed('1'));
    const [window] = fold(crawlDecider, events)?.windows ?? [];
    const due =
      window &&
      dueIn(
        window,
        ['1', '2', '3', '4', '5'].map((id) => ({ id })),
      );
    expect(due?.never.map(({ id }) => id)).toEqual(['5']);
    expect(due?.failed.map(({ id }) => id)).toEqual(['2', '4', '1']);
  });

  it('asks again for a case of which a file didn’t come, and is complete only with it; what it became before stays', () => {
    const caseId = '018f0000-0000-7000-8000-000000000009';
    const file = (raw: CrawledItem['raw']) => ({ ...item('1'), caseId, attachments: [{ name: '판정서.pdf', raw }] });
    const ends: readonly CrawlCommand[] = [{ type: 'EndWindow', window: 1 }, { type: 'EndCrawl' }];
    const oneWindow = { ...start, to: '2026-01-31' };
    const lacking = after(oneWindow, list(1, 1), record(1, file(null)), ...ends);
    const work = fold(crawlDecider, lacking);
    expect(work).toMatchObject({ stage: 'ended', complete: false });
    const [window] = work?.windows ?? [];
    expect(window && isDue(window, '1')).toBe(true);
    const came = { ...file({ hash: 'a'.repeat(64), mediaType: 'application/pdf' }), verdict: 'unchanged' as const };
    const all = after(
      oneWindow,
      list(1, 1),
      record(1, file(null)),
      ...ends,
      { type: 'ResumeCrawl' },
      record(1, came),
      ...ends,
    );
    expect(all.findLast(({ type }) => type === 'CrawlItemsRecorded')?.data).toMatchObject({
      items: [{ verdict: 'new', was: 'new' }],
    });
    expect(fold(crawlDecider, all)).toMatchObject({ stage: 'ended', complete: true });
  });

  it('knows how many items have failed in a row since one came or a person resumed it', () => {
    const failed = (...ids: readonly string[]) => record(1, ...ids.map((id) => item(id, 'failed')));
    const failing = (...commands: readonly CrawlCommand[]) =>
      fold(crawlDecider, after(start, list(1, 9), ...commands))?.failing;
    expect(failing(failed('1', '2'), failed('3'))).toBe(3);
    expect(failing(failed('1', '2'), record(1, item('3'), item('4', 'failed')))).toBe(1);
    expect(failing(failed('1', '2'), { type: 'CancelCrawl' }, { type: 'ResumeCrawl' })).toBe(0);
  });

  it('records an item again only if the source has another text than a moment ago', () => {
    const before = after(start, list(1, 1), record(1, item('1')));
    spec
      .given(...before)
      .when(record(1, item('1', 'unchanged')))
      .thenHappens();
    const items = [item('1', 'changed')];
    spec
      .given(...before)
      .when(record(1, ...items))
      .thenHappens({
        type: 'CrawlItemsRecorded',
        data: { ...{ workId, kind, source }, window: 1, items: items.map((one) => ({ ...one, was: 'new' })) },
      });
  });

  it('killed and started again at any point ends with every item once', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    fc.assert(
      fc.property(fc.array(fc.nat({ max: ids.length }), { maxLength: 6 }), (deaths) => {
        let events = after({ ...start, to: '2026-01-31' });
        const told = (command: CrawlCommand): void => {
          events = [...events, ...crawlDecider.decide(command, fold(crawlDecider, events))];
        };
        // Each try fetches what is due, and dies after so many items; the last one doesn't die.
        for (const dies of [...deaths, ids.length]) {
          told(list(1, ids.length));
          const window = fold(crawlDecider, events)?.windows[0];
          const due = ids.filter((id) => window && isDue(window, id));
          for (const id of due.slice(0, dies)) told(record(1, item(id)));
        }
        told({ type: 'EndWindow', window: 1 });
        told({ type: 'EndCrawl' });
        const recorded = events.flatMap((event) =>
          event.type === 'CrawlItemsRecorded' ? event.data.items.map(({ id }) => id) : [],
        );
        expect(recorded.toSorted()).toEqual(ids);
        expect(fold(crawlDecider, events)).toMatchObject({ stage: 'ended', complete: true });
      }),
    );
  });
});
