import { describe, expect, it } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { deciderSpec } from '../../kernel/testing/decider-spec.ts';
import { factDifferences, textDifference } from './differences.ts';
import { type RereadCommand, rereadDecider } from './reread.ts';
import type { Difference, RereadEvent, RereadField } from './reread-events.ts';

const rereadId = '018f0000-0000-7000-8000-000000000001';
const caseId = '018f0000-0000-7000-8000-000000000002';
const one = (field: RereadField): Difference => ({
  ...{ id: `${caseId}:${field}`, caseId, itemId: '7', raw: { hash: 'a'.repeat(64), mediaType: 'application/json' } },
  ...{ title: '부당해고구제재심판정취소', field, before: '가', after: '나' },
  hashes: { before: 'b'.repeat(64), after: 'c'.repeat(64) },
});
const start: RereadCommand = {
  type: 'StartReread',
  start: { rereadId, source: 'law-api-courts', reader: 2, total: 9 },
};
const record = (upTo: string, ...fields: readonly RereadField[]): RereadCommand => ({
  type: 'RecordReread',
  recorded: { upTo, read: 1, unreadable: 0, kept: 0, differences: fields.map(one) },
});
const end: RereadCommand = { type: 'EndReread' };
const everything = { accept: true, ids: null, field: null };
const after = (...commands: readonly RereadCommand[]): RereadEvent[] => {
  const events: RereadEvent[] = [];
  for (const command of commands) events.push(...rereadDecider.decide(command, fold(rereadDecider, events)));
  return events;
};
const spec = deciderSpec(rereadDecider);

describe('reading again', () => {
  it('goes on after the last item, so a second process records nothing twice', () => {
    spec
      .given(...after(start, record('7')))
      .when(record('7'))
      .thenRefused('conflict');
    spec
      .given(...after(start, record('7'), { type: 'EndReread' }))
      .when(record('8'))
      .thenRefused('stage_wrong');
  });

  it('is cancelled while it goes on, and what it found can be decided then', () => {
    const found = after(start, record('7', 'title'));
    const cancelled = { type: 'RereadCancelled', data: { rereadId } } as const;
    spec
      .given(...found)
      .when({ type: 'CancelReread' })
      .thenHappens(cancelled);
    spec
      .given(...found, cancelled)
      .when(record('8'))
      .thenRefused('stage_wrong');
    spec
      .given(...found, cancelled)
      .when({ type: 'EndReread' })
      .thenHappens();
    spec
      .given(...found, cancelled)
      .when({ type: 'DecideDifferences', decision: everything })
      .thenHappens({ type: 'RereadDecided', data: { rereadId, number: 0, ...everything } });
    spec
      .given(...after(start, end))
      .when({ type: 'CancelReread' })
      .thenRefused('stage_wrong');
  });

  it('everything is decided only when it is read, for a person decides about what they have seen', () => {
    const found = after(start, record('7', 'title'));
    spec
      .given(...found)
      .when({ type: 'DecideDifferences', decision: { ...everything, field: 'title' } })
      .thenRefused('stage_wrong');
    const one = { ...everything, ids: [`${caseId}:title`] };
    spec
      .given(...found)
      .when({ type: 'DecideDifferences', decision: one })
      .thenHappens({ type: 'RereadDecided', data: { rereadId, number: 0, ...one } });
  });

  it('of two people who decide about the same, the first one decides', () => {
    const both = after(start, record('7', 'title', 'tribunal'), end);
    const titles = { type: 'DecideDifferences', decision: { ...everything, field: 'title' } } as const;
    const first = [...both, ...rereadDecider.decide(titles, fold(rereadDecider, both))];
    spec
      .given(...first)
      .when(titles)
      .thenRefused('conflict');
    // Of everything only the rest is left.
    const rest = { type: 'DecideDifferences', decision: { ...everything, accept: false } } as const;
    const second = [...first, ...rereadDecider.decide(rest, fold(rereadDecider, first))];
    const { decisions = [], open } = fold(rereadDecider, second) ?? {};
    expect(decisions.map(({ accept, left }) => [accept, [...left.keys()]])).toEqual([
      [true, [`${caseId}:title`]],
      [false, [`${caseId}:tribunal`]],
    ]);
    expect(open?.size).toBe(0);
  });

  it('each difference is settled once, and what a decision couldn’t settle is open again', () => {
    const decide = { type: 'DecideDifferences', decision: everything } as const;
    const settled = {
      type: 'SettleDifferences',
      settled: { number: 0, settled: [{ id: one('title').id, became: 'accepted' }] },
    } as const;
    const given = after(start, record('7', 'title', 'tribunal'), end, decide, settled);
    spec
      .given(...given)
      .when(settled)
      .thenHappens();
    const ended = after(start, record('7', 'title', 'tribunal'), end, decide, settled, {
      type: 'EndDecision',
      number: 0,
    });
    expect([...(fold(rereadDecider, ended)?.open.keys() ?? [])]).toEqual([`${caseId}:tribunal`]);
    spec
      .given(...ended)
      .when({ type: 'EndDecision', number: 0 })
      .thenHappens();
  });
});

describe('a difference', () => {
  const given = { tribunal: '서울고법', caseNumbers: ['2021누1'], decidedOn: null, title: '해고무효확인' };
  const reread = { ...given, tribunal: '서울고등법원', decidedOn: '2021-01-02' };

  it('is offered for each field that is read differently', () => {
    expect(factDifferences(given, given, reread)).toEqual({
      differences: [
        {
          ...{ field: 'tribunal', before: '서울고법', after: '서울고등법원' },
          whole: { before: '"서울고법"', after: '"서울고등법원"' },
        },
        {
          ...{ field: 'decidedOn', before: '', after: '2021-01-02' },
          whole: { before: 'null', after: '"2021-01-02"' },
        },
      ],
      kept: 0,
    });
    expect(factDifferences(given, given, given)).toEqual({ differences: [], kept: 0 });
  });

  it('is never offered for what a person has corrected, and there is none where they have corrected it to the same', () => {
    const { differences, kept } = factDifferences(
      given,
      { ...given, tribunal: '서울고등법원(춘천)', decidedOn: '2021-01-02' },
      reread,
    );
    expect([differences, kept]).toEqual([[], 1]);
  });

  it('is offered for nothing that only a person has changed', () => {
    expect(factDifferences(given, { ...given, title: '고친 이름' }, given)).toEqual({ differences: [], kept: 0 });
  });

  it('of a text shows the place where the two begin to differ', () => {
    const text = '가'.repeat(100);
    const { before, after: now, whole } = textDifference(`${text}나`, `${text}다라`);
    expect(before).toBe(`…${'가'.repeat(40)}나`);
    expect(now).toBe(`…${'가'.repeat(40)}다라`);
    expect(whole).toEqual({ before: `${text}나`, after: `${text}다라` });
    expect(textDifference('', '가'.repeat(400)).after).toBe(`${'가'.repeat(300)}…`);
  });
});
