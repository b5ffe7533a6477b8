import type { CheckEvent } from '@nomucheck/domain/checks/check-events.ts';
import type { ChangedAnswer, MovingEvent } from '@nomucheck/domain/checks/contract/explanation.ts';
import type { ResultInTime } from '@nomucheck/domain/checks/contract/results.ts';
import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { START } from '@nomucheck/domain/kernel/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/stored-event.ts';
import type { LogEntry } from '@nomucheck/domain/operations/contract/log.ts';
import type { AccessLogEntry } from '@nomucheck/domain/people/contract/access-log.ts';
import type { RecallItem } from '@nomucheck/domain/recalls/contract.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditedMonth, liveAuditedMonth, reasons } from './testing/audited-month.fixture.ts';
import { asking } from './testing/happened.fixture.ts';
import { offered } from './testing/month-of-running.fixture.ts';
import { answersOf, endingsAt, movesBetween, recordAt, resultsOf, storyOf } from './testing/plain-fold.fixture.ts';
import { has, lastOf, namesOf, partOf, storiesOf, textOf } from './testing/stories.fixture.ts';

let month: AuditedMonth;
let events: readonly StoredEvent[];
let ask: ReturnType<typeof asking>;
beforeAll(async () => {
  month = await liveAuditedMonth();
  ask = asking(month.test, month.kim);
  const { store, commands } = month.test.service;
  const stored = (await store.readAll({ after: START, limit: 100_000 })).events;
  // What sensitive answers do to a figure is sealed in the log; the auditor's log is the opened one.
  const opened = new Map<string, StoredEvent['data']>();
  for (const check of [month.checks.first, month.checks.second])
    for (const { position, data } of await commands.history<CheckEvent>(`check-${check}`))
      opened.set(position, { ...data });
  events = stored.map((event) => ({ ...event, data: opened.get(event.position) ?? event.data }));
}, 120_000);
afterAll(() => month.test.stop());

const get = (path: string) => ask('GET', `/api/${path}`);
const filtered = (path: string, filter: object) => get(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const nameOf = (id: string): string | undefined =>
  ({ [month.kim.id]: '김정제', [month.lee.id]: '이승인', [month.haego.id]: '김해고' })[id];
const shown = (rate: unknown): number => Math.round(Number(rate) * 100);

const first = () => resultsOf(events, month.checks.first);
const second = () => resultsOf(events, month.checks.second);
const idOf = (result: ReturnType<typeof first>[number] | undefined): string => textOf(result?.told, 'calculationId');
const caseStory = (name: keyof AuditedMonth['cases']) => storyOf(events, 'case', month.cases[name]);
const historyOf = (name: keyof AuditedMonth['cases']): Promise<readonly HistoryEntry[]> =>
  get(`cases/data/${month.cases[name]}/history`);

/** The first two results of the first check beside each other: only the cases changed. */
const byCases = () => get(`check/${month.checks.first}/explanation?of=${idOf(first()[1])}&against=${idOf(first()[0])}`);
/** The first result of the first check beside the last one of the second: answers, questionnaire and cases changed. */
const byAll = () =>
  get(
    `check/${month.checks.second}/explanation?of=${idOf(second().at(-1))}&against=${idOf(first()[0])}&with=${month.checks.first}`,
  );

describe('the win rate of a person', () => {
  it('1. Which results has this person been given, when, and with which figure?', async () => {
    const { results } = await get(`check/${month.checks.first}/results`);
    expect(
      results.map(({ calculationId, calculatedAt, shownRate }: ResultInTime) => [
        calculationId,
        calculatedAt,
        shown(shownRate),
      ]),
    ).toEqual(
      [...first(), ...second()]
        .toSorted((one, other) => (one.position < other.position ? -1 : 1))
        .map(({ told, calculation }) => [told.calculationId, told.calculatedAt, shown(calculation.shownRate)]),
    );
  });

  it('2. Why did the figure move on the ninth, though nobody changed an answer?', async () => {
    const { difference } = await byCases();
    const [before, after] = first().map(({ calculation }) => calculation);
    expect(difference).toMatchObject({ answers: [], ruleset: null });
    expect(difference.rate).toEqual({ before: before?.rate, after: after?.rate });
    expect(shown(difference.rate.before)).not.toBe(shown(difference.rate.after));
  });

  it('3. Which events of cases moved it, and who wrote them?', async () => {
    const { causes } = await byCases();
    const [from, to] = first().map(({ told }) => textOf(told, 'casePosition'));
    const moves = movesBetween(events, from ?? '', to ?? '');
    expect(
      causes.events.shown.map(({ caseId, revision, actor }: MovingEvent) => [caseId, revision, actor.id]).toSorted(),
    ).toEqual(moves.map(({ caseId, revision, by }) => [caseId, revision, by]).toSorted());
    expect(moves).toHaveLength(1);
  });

  it('4. On how many won and lost cases did each of the two rest?', async () => {
    const { difference } = await byCases();
    const endings = first().map(({ told, calculation }) =>
      endingsAt(events, namesOf(partOf(calculation, 'base'), 'keywords'), textOf(told, 'casePosition')),
    );
    const numbers = [difference.cases.before, difference.cases.after].map(({ decided, workerWins }) => [
      decided,
      workerWins,
    ]);
    expect(numbers).toEqual(
      endings.map(({ worker_win: won = 0, employer_win: lost = 0, partial = 0 }) => [won + lost + partial, won]),
    );
  });

  it('5. Is what was stored what the log still gives for that day?', async () => {
    const { stored, outcome, mismatches } = await get(`check/${month.checks.first}/recomputed?asOf=2026-11-07`);
    const onThatDay = first().findLast(({ at }) => at < '2026-11-07T15:00:00.000Z');
    expect([stored.calculationId, outcome, mismatches]).toEqual([idOf(onThatDay), 'equal', []]);
  });
});

describe('a win rate that changed for three reasons at once', () => {
  it('6. Which reasons?', async () => {
    const { causes } = await byAll();
    const found = new Set(causes.parts.map(({ cause }: { cause: string }) => cause));
    for (const cause of ['cases', 'ruleset', 'answers']) expect(found).toContain(cause);
  });

  it('7. Do their shares add up to the difference?', async () => {
    const { causes } = await byAll();
    const [was, is] = [first()[0], second().at(-1)].map((result) => Number(result?.calculation.shownRate));
    const ends = causes.parts.flatMap(({ before, after }: { before: number; after: number }) => [before, after]);
    expect(ends.at(0)).toBeCloseTo(was ?? -1, 12);
    expect(ends.at(-1)).toBeCloseTo(is ?? -1, 12);
    for (let n = 1; n + 1 < ends.length; n += 2) expect(ends[n]).toBe(ends[n + 1]);
  });

  it('8. Which answers were changed?', async () => {
    const { difference } = await byAll();
    const [was, is] = [month.checks.first, month.checks.second].map((check) => answersOf(events, check));
    const { intake, sections }: Form = await get('check/form');
    const keys = new Map<string, string>([
      ...intake.map(({ key, numbering }) => [`intake ${numbering}`, key] as const),
      ...sections.flatMap(({ id, items }) => items.map(({ key, numbering }) => [`${id} ${numbering}`, key] as const)),
    ]);
    const told = difference.answers.map(({ section, numbering, before, after }: ChangedAnswer) => {
      const key = keys.get(`${section} ${numbering}`) ?? '';
      // Answers that only one of the two paths reached have no other one beside them.
      expect([key, before ?? was?.get(key), after ?? is?.get(key)]).toEqual([key, was?.get(key), is?.get(key)]);
      return key;
    });
    for (const changed of ['intake/workers', 'detail-9/reported-or-excused']) {
      expect(was?.get(changed)).not.toBe(is?.get(changed));
      expect(told).toContain(changed);
    }
  });

  it('9. Which questionnaire replaced which?', async () => {
    const { difference } = await byAll();
    const [before, after] = [first()[0], second().at(-1)].map((result) => result?.calculation.rulesetVersion);
    expect(difference.ruleset).toEqual({ before, after });
    expect(after).toBe(offered);
  });

  it('10. Which events of cases have a share, each with its person and reason?', async () => {
    const { causes } = await byAll();
    const [from, to] = [first()[0], second().at(-1)].map((result) => textOf(result?.told, 'casePosition'));
    const possible = movesBetween(events, from ?? '', to ?? '').map(({ position, by }) => `${position} ${by}`);
    const told: readonly MovingEvent[] = causes.events.shown;
    expect(told.length).toBeGreaterThan(1);
    for (const { position, actor } of told) expect(possible).toContain(`${position} ${actor.id}`);
    const ofMisread = told.find(({ caseId }) => caseId === month.cases.misread);
    expect(ofMisread).toMatchObject({ reason: reasons.misread, actor: { name: '김정제' } });
  });
});

describe('a case', () => {
  it('11. Who corrected it, when and why?', async () => {
    const corrected = lastOf(caseStory('misread'), 'CaseCorrected');
    const found = (await historyOf('misread')).find(({ type }) => type === 'CaseCorrected');
    expect(found).toMatchObject({ at: corrected?.at, actor: { id: corrected?.by, name: nameOf(corrected?.by ?? '') } });
    expect(found?.reason).toBe(reasons.misread);
  });

  it('12. What did it say before, and after?', async () => {
    const corrected = lastOf(caseStory('misread'), 'CaseCorrected')?.position ?? '';
    const [was, is] = [
      recordAt(caseStory('misread').filter(({ position }) => position < corrected)),
      recordAt(caseStory('misread')),
    ];
    const at = async (asOf: string) => (await get(`cases/data/${month.cases.misread}?asOf=${asOf}`)).outcome;
    expect([await at('2026-11-07'), await at('2026-11-08')]).toEqual([was?.outcome, is?.outcome]);
    expect([was?.outcome, is?.outcome]).toEqual(['employer_win', 'worker_win']);
  });

  it('13. Who worked on it, who accepted it, and when?', async () => {
    const accepted = lastOf(caseStory('late'), 'CaseAccepted');
    const { lineage } = await get(`cases/data/${month.cases.late}`);
    expect(lineage.accepted).toMatchObject({ at: accepted?.at, name: nameOf(accepted?.by ?? '') });
    expect(lineage.collected.name).toBe(nameOf(caseStory('late')[0]?.by ?? ''));
  });

  it('14. Where has the one gone that was there twice?', async () => {
    const merged = lastOf(caseStory('copy'), 'CaseMerged');
    expect((await get(`cases/data/${month.cases.copy}`)).mergedInto).toBe(merged?.told.into);
    expect(merged?.told.into).toBe(month.cases.late);
  });

  it('15. Which are in force today, and which were on the eleventh?', async () => {
    const standingAt = async (asOf: string) =>
      (await get(`cases/data/count?keywords=${encodeURIComponent('근태불량')}${asOf}`)).decided;
    const then = events.findLast(({ at }) => at < '2026-11-11T15:00:00.000Z')?.position;
    const sum = (endings: Readonly<Record<string, number>>) =>
      Object.values(endings).reduce((one, other) => one + other, 0);
    expect(await standingAt('')).toBe(sum(endingsAt(events, ['근태불량'])));
    expect(await standingAt(`&asOf=${then}`)).toBe(sum(endingsAt(events, ['근태불량'], then)));
  });

  it('16. Which one was taken down and put back, and by whom?', async () => {
    const steps = (await historyOf('back')).toReversed().map(({ type, actor }) => [type, actor.id]);
    expect(steps).toEqual(caseStory('back').map(({ type, by }) => [type, by]));
    expect(has(caseStory('back'), 'CaseRestored')).toBe(true);
  });

  it('17. Which results rest on the corrected one?', async () => {
    const { results } = await get(`cases/data/${month.cases.misread}/resting`);
    const record = recordAt(caseStory('misread')) ?? {};
    const resting = storiesOf(events, 'check').flatMap((check) => {
      const result = lastOf(check, 'ResultCalculated');
      const base = partOf(partOf(result?.told, 'calculation'), 'base');
      const isNear = namesOf(record, 'keywords').some((word) => namesOf(base, 'keywords').includes(word));
      return result && isNear ? [textOf(result.told, 'calculationId')] : [];
    });
    expect(results.map(({ calculationId }: ResultInTime) => calculationId).toSorted()).toEqual(resting.toSorted());
  });

  it('18. Which of them were calculated again since, with which figures?', async () => {
    const { results } = await get(`cases/data/${month.cases.misread}/resting`);
    const again = results.find(({ checkId }: ResultInTime) => checkId === month.checks.first);
    const [before, after] = first()
      .slice(-2)
      .map(({ calculation }) => calculation.shownRate);
    expect(again).toMatchObject({ state: 'recalculated', name: '김해고' });
    expect([again.before, again.after]).toEqual([before, after]);
  });

  it('19. Which advice cites it and has to be looked at again?', async () => {
    const flagged = events
      .filter(({ type }) => type === 'AdviceFlagged')
      .map(({ stream, data }) => [stream.replace('advice-', ''), data.caseId]);
    const open: readonly RecallItem[] = await filtered('recalls', { kind: 'advice', open: true });
    expect(open.map(({ recordId, caseId }) => [recordId, caseId])).toEqual(flagged);
    expect(flagged).toEqual([[month.advice, month.cases.misread]]);
  });
});

describe('the firm', () => {
  it('20. Who approved the questionnaire, and who published it?', async () => {
    const of = (type: string) =>
      events.findLast((event) => event.type === type && event.data.rulesetVersion === offered)?.actor.id;
    const approved: readonly LogEntry[] = await filtered('admin/log', { type: 'RulesetApproved' });
    const published = (await get('admin/rulesets')).find(({ id }: { id: string }) => id === offered);
    expect(approved.map(({ actor }) => actor.id)).toEqual([of('RulesetApproved')]);
    expect(published.by.id).toBe(of('RulesetPublished'));
    expect(published.by.id).not.toBe(approved[0]?.actor.id);
  });

  it('21. What else did that publication cause?', async () => {
    const published = events.findLast(({ type }) => type === 'RulesetPublished');
    const whole = await get(`admin/log/request/${published?.correlationId}`);
    const ofRequest = events.filter(({ correlationId }) => correlationId === published?.correlationId);
    const told: readonly LogEntry[] = whole.events;
    for (const { id } of ofRequest) expect(told.map(({ eventId }) => eventId)).toContain(id);
  });

  it('22. What did one person do in the month?', async () => {
    const done: readonly LogEntry[] = await filtered('admin/log', { actor: month.lee.id, type: 'CaseAccepted' });
    expect(done.map(({ id }) => id).toSorted()).toEqual(
      events
        .filter(({ type, actor }) => type === 'CaseAccepted' && actor.id === month.lee.id)
        .map(({ position }) => position)
        .toSorted(),
    );
  });

  it('23. Who of the firm has read this person’s data?', async () => {
    const read: readonly AccessLogEntry[] = await get(`admin/user/${month.haego.id}/access-log`);
    const reads = new Set(read.map(({ reader, purpose }) => `${reader.name} ${purpose}`));
    // Reads are kept beside the log; the script of the month says who opened what, and the auditor reads meanwhile, too.
    for (const known of ['김정제 check', '이승인 detail']) expect(reads).toContain(known);
    expect(reads).not.toContain('이승인 check');
  });

  it('24. What became of the order, and of who has left?', async () => {
    const order = storyOf(events, 'order', month.order);
    const history: readonly HistoryEntry[] = await get(`order/${month.order}/history`);
    expect(history.toReversed().map(({ type, at }) => [type, at])).toEqual(order.map(({ type, at }) => [type, at]));
    const erased = events.find(({ type, data }) => type === 'UserErased' && data.owner === month.left.id);
    const told: readonly LogEntry[] = await filtered('admin/log', { type: 'UserErased' });
    expect(told.map(({ id }) => id)).toEqual([erased?.position]);
  });

  it('25. Is the log whole, up to its last event?', async () => {
    await ask('POST', '/api/admin/log/verify', {});
    const verified = async () => (await get('admin/log/verify')).results[0];
    await expect.poll(verified, { timeout: 20_000 }).toMatchObject({ findings: [], unreadable: 0 });
    const { head, streams } = await verified();
    expect(head >= (events.at(-1)?.position ?? '')).toBe(true);
    expect(streams).toBeGreaterThanOrEqual(new Set(events.map(({ stream }) => stream)).size);
    for (const stream of Map.groupBy(events, (event) => event.stream).values())
      for (const [n, { previousHash }] of stream.entries()) if (n > 0) expect(previousHash).toBe(stream[n - 1]?.hash);
  });
});
