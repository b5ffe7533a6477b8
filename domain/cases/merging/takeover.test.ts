import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { type CaseFact, type CaseOutcome, countFacts } from '../case-counts.ts';
import type { CaseEvent } from '../case-events.ts';
import { type CaseRecord, caseOutcomes, caseSamplings } from '../case-record.ts';
import { aRecord, aCaseId as survivorId } from '../case-samples.fixture.ts';
import { caseDecider, type LegalCase } from '../legal-case.ts';
import { isObviousPair, takeableFields, takenByDefault } from './choices.ts';
import { sideOf, valuesOf } from './takeover.ts';

const mergedId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const text = { hash: 'a'.repeat(64), chars: 9_000 };
const whole = aRecord({
  sampling: 'population',
  text,
  disputeId: 'case|서울지방노동위원회||2020부해1',
  keywords: ['해고'],
});
const thin = aRecord({ keywords: [], disputeId: 'case|대법원|1993-09-10|92다42897', point: '' });

const accepted = (caseId: string, record: CaseRecord): LegalCase => {
  const state = fold(caseDecider, [{ type: 'CaseAccepted', data: { caseId, edition: 1, record } }]);
  if (!state) throw new Error('an accepted case has a state');
  return state;
};
const taken = (survivor: LegalCase, merged: LegalCase, fields = takenByDefault(sideOf(survivor), sideOf(merged))) => {
  const values = valuesOf(sideOf(merged), fields);
  const events = caseDecider.decide({ type: 'TakeOver', from: mergedId, values, sketch: [7] }, survivor);
  return { events, after: after(survivor, events) };
};
const after = (before: LegalCase, events: readonly CaseEvent[]): LegalCase => {
  const state = events.reduce<LegalCase | null>(caseDecider.evolve, before);
  if (!state) throw new Error('it has had a state');
  return state;
};

describe('a case that another one is merged into', () => {
  it('takes what it lacks: the text, that its window was collected whole, the dispute and the words', () => {
    const [survivor, merged] = [accepted(survivorId, thin), accepted(mergedId, whole)];
    expect(takenByDefault(sideOf(survivor), sideOf(merged))).toEqual([
      'sampling',
      'point',
      'keywords',
      'disputeId',
      'text',
    ]);
    const { events } = taken(survivor, merged);
    expect(events).toMatchObject([
      {
        type: 'CaseCorrected',
        data: { edition: 2, changes: { text, sampling: 'population' }, before: { text: null } },
      },
    ]);
  });

  it('keeps what it has: another title, its own words, an outcome that is decided as well', () => {
    const own = {
      title: '다른 제목',
      keywords: ['전보'],
      outcome: 'partial' as const,
      text: { ...text, chars: 8_000 },
    };
    const survivor = accepted(survivorId, { ...whole, ...own });
    const merged = accepted(mergedId, whole);
    expect(takenByDefault(sideOf(survivor), sideOf(merged))).toEqual([]);
    expect(takeableFields(sideOf(survivor), sideOf(merged))).toEqual(['title', 'outcome', 'keywords', 'text']);
    expect(taken(survivor, merged, ['title']).after.record?.title).toBe(whole.title);
  });

  it('takes the whole decision in the place of a summary of it', () => {
    const survivor = accepted(survivorId, { ...whole, text: { hash: 'b'.repeat(64), chars: 400 } });
    expect(takenByDefault(sideOf(survivor), sideOf(accepted(mergedId, whole)))).toEqual(['text']);
  });

  it('gives back what it took when the merge is undone, but not what somebody has changed since', () => {
    const survivor = accepted(survivorId, thin);
    const { events, after: full } = taken(survivor, accepted(mergedId, whole));
    const [event] = events;
    if (event?.type !== 'CaseCorrected') throw new Error('an accepted case is corrected');
    const giveBack = { type: 'GiveBack', to: mergedId, taken: event.data, sketch: [] } as const;
    expect(after(full, caseDecider.decide(giveBack, full)).record).toEqual(thin);

    const changed = after(full, caseDecider.decide({ type: 'CorrectCase', changes: { keywords: ['징계'] } }, full));
    expect(after(changed, caseDecider.decide(giveBack, changed)).record).toEqual({ ...thin, keywords: ['징계'] });
    const withdrawn = after(full, caseDecider.decide({ type: 'WithdrawCase' }, full));
    expect(caseDecider.decide(giveBack, withdrawn)).toEqual([]);
  });

  it('is refined again when it gives back what it needed to be ready', () => {
    const draft = { ...thin, outcome: null };
    const origin = { batch: null, row: null, sourceId: null };
    const arrival = { caseId: survivorId, origin, draft, raw: null, sketch: [], proposals: [] };
    const crawled = fold(caseDecider, [{ type: 'CaseCollected', data: arrival }]);
    if (!crawled) throw new Error('a collected case has a state');
    const { events, after: refined } = taken(crawled, accepted(mergedId, whole));
    const ready = after(refined, caseDecider.decide({ type: 'ReadyCase' }, refined));
    const [event] = events;
    if (event?.type !== 'CaseRefined') throw new Error('a case in work is refined');
    const back = caseDecider.decide({ type: 'GiveBack', to: mergedId, taken: event.data }, ready);
    expect(back.map(({ type }) => type)).toEqual(['CaseRefined', 'CaseReadyUndone']);
    expect(after(ready, back)).toMatchObject({ stage: 'crawled', draft: { outcome: null } });
  });
});

describe('merges with what is chosen by default', () => {
  const outcomes = fc.constantFrom<CaseOutcome>(...caseOutcomes);
  const disputes = fc.constantFrom('case|대법원|1993-09-10|92다42897', 'case|서울지방노동위원회||2020부해1', '분쟁');
  const records = fc.record({
    outcome: outcomes,
    sampling: fc.constantFrom(...caseSamplings),
    disputeId: disputes,
    decidedOn: fc.constantFrom(null, '1993-09-10'),
    text: fc.constantFrom(null, text, { hash: 'b'.repeat(64), chars: 300 }),
    keywords: fc.constantFrom<string[]>([], ['해고'], ['전보']),
  });
  const factOf = (caseId: string, record: CaseRecord): CaseFact => ({ caseId, ...record });
  const decided = (...facts: readonly CaseFact[]) =>
    countFacts(facts, { keywords: [], exclude: [], section: null }).general.decided;

  it('lose no decided outcome and no text', () => {
    fc.assert(
      fc.property(records, records, (one, other) => {
        const [mine, theirs] = [aRecord(one), aRecord(other)];
        const { after } = taken(accepted(survivorId, mine), accepted(mergedId, theirs));
        const record = after.record ?? mine;
        const before = Math.max(decided(factOf(survivorId, mine)), decided(factOf(mergedId, theirs)));
        expect(decided(factOf(survivorId, record))).toBeGreaterThanOrEqual(before);
        expect(record.text?.chars ?? 0).toBeGreaterThanOrEqual(
          Math.max(mine.text?.chars ?? 0, theirs.text?.chars ?? 0),
        );
      }),
    );
  });
});

it('a pair is obvious with one tribunal, day and number, in whatever spelling, and never by a masked number', () => {
  const one = { tribunal: '서울행정법원', decidedOn: '2020-05-06', caseNumbers: ['2019구합1234'] };
  expect(isObviousPair(one, { ...one, tribunal: '서울행법', caseNumbers: ['2019-구합-1234'] })).toBe(true);
  for (const other of [
    { ...one, decidedOn: '2020-05-07' },
    { ...one, tribunal: '서울고등법원' },
    { ...one, caseNumbers: ['2019구합1235'] },
  ])
    expect(isObviousPair(one, other)).toBe(false);
  const masked = { ...one, caseNumbers: ['2016부해OOO'] };
  expect(isObviousPair(masked, masked)).toBe(false);
  expect(isObviousPair({ ...one, decidedOn: null }, { ...one, decidedOn: null })).toBe(false);
});

it('a merge of before this knew nothing of what was taken, and is folded as it was', () => {
  const events: CaseEvent[] = [
    { type: 'CaseAccepted', data: { caseId: mergedId, edition: 1, record: whole } },
    { type: 'CaseMerged', data: { caseId: mergedId, into: survivorId, closes: 1 } },
  ];
  expect(fold(caseDecider, events)).toMatchObject({ stage: 'merged', into: survivorId, record: whole });
  expect(fold(caseDecider, events)).not.toHaveProperty('taken');
});
