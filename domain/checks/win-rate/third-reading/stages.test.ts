import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../../../rulesets/ruleset.ts';
import { openRoutes, person, resultOf, route } from './people.fixture.ts';

/** The stage of the dispute decides which clock runs (근로기준법 28조, 31조; 노동위원회법 26조, 27조). Dismissed on 13 November, on paper. */
const at = (stage: string | null, more: Readonly<Record<string, AnswerValue>> = {}) =>
  resultOf(person('P57', { 'intake#17': stage, ...more }));

describe('the stage', () => {
  it('not filed: three months, Saturday 13 February 2027, so Monday 15', () => {
    for (const stage of [null, 'not_filed']) {
      const asked = at(stage);
      expect(route(asked, 'labour_commission')).toBe('open 2027-02-15');
      expect(openRoutes(asked)).toBe('labour_commission court');
    }
  });

  it.each(['filed', 'in_settlement'])('%s: open, and no day is counted any more', (stage) => {
    const asked = at(stage, { 'intake#18': '2026-11-20' });
    expect(route(asked, 'labour_commission')).toBe('open');
    expect([asked.deadline, asked.stage, asked.rate === null]).toEqual([null, stage, false]);
  });

  it('decided: ten days from the receipt, to the central commission; no figure', () => {
    const asked = at('decided', { 'intake#19': '2026-11-20', 'intake#20': 'lost' });
    expect(route(asked, 'labour_commission')).toBe('shut');
    // Monday 30 November.
    expect(route(asked, 'labour_commission_review')).toBe('open 2026-11-30');
    expect(asked.routes.find(({ route: name }) => name === 'labour_commission_review')).toMatchObject({
      body: '중앙노동위원회',
      period: '판정서를 받은 날부터 10일',
    });
    expect(asked.rate).toBeNull();
  });

  it('decided: the day of receipt isn’t counted, and a rest day at the end moves it (민법 157조, 161조)', () => {
    const last = (received: string | null) =>
      route(at('decided', { 'intake#4': '2026-10-01', 'intake#19': received }), 'labour_commission_review');
    // The 17th and ten days is the 27th, today; the 16th was over yesterday; the 18th ends on Saturday the 28th.
    expect(last('2026-11-17')).toBe('open 2026-11-27');
    expect(last('2026-11-16')).toBe('shut 2026-11-26');
    expect(last('2026-11-18')).toBe('open 2026-11-30');
    expect(last(null)).toBe('open');
  });

  it('reviewed: fifteen days for the suit against the chairman of the central commission', () => {
    const asked = at('reviewed', { 'intake#4': '2026-06-01', 'intake#19': '2026-11-20' });
    expect(route(asked, 'labour_commission')).toBe('shut');
    expect(route(asked, 'administrative_suit')).toBe('open 2026-12-07');
    expect(route(asked, 'labour_commission_review')).toBe('not listed');
    expect(asked.routes.find(({ route: name }) => name === 'administrative_suit')?.body).toContain(
      '중앙노동위원회 위원장',
    );
    // The 12th and fifteen days is the 27th, today; from the 11th they ended yesterday.
    const last = (received: string) =>
      route(at('reviewed', { 'intake#4': '2026-06-01', 'intake#19': received }), 'administrative_suit');
    expect([last('2026-11-12'), last('2026-11-11')]).toEqual(['open 2026-11-27', 'shut 2026-11-26']);
  });

  it('settled: nothing is disputed again (노동위원회법 16조의3, 대법원 2005다3991)', () => {
    const asked = at('settled', { 'intake#16': ['no'] });
    expect([openRoutes(asked), asked.rate]).toEqual(['', null]);
    expect(asked.notes.map(({ kind }) => kind)).not.toContain('other_ways');
    // A crime is none less for it (근로기준법 107조, 노동조합법 90조, 남녀고용평등법 37조 1항).
    for (const chosen of ['birth', 'union', 'pregnancy_marriage'])
      expect(openRoutes(at('settled', { 'intake#16': [chosen] }))).toBe('labour_office');
  });

  it('a decision closes no other route: a union’s three months are its own', () => {
    const asked = at('decided', { 'intake#16': ['union'], 'intake#19': '2026-11-20' });
    expect(route(asked, 'unfair_labour_practice')).toBe('open 2027-02-15');
    // Beside the ten days a figure would read as the chance of the review.
    expect(asked.rate).toBeNull();
  });
});

describe('a dismissal that was taken back (H04; 근로기준법 30조 3항)', () => {
  it('is the strongest obstacle; what follows from a dismissal waits until it is shown: 0.4684 × 0.75 = 0.3513, so 26.00 %', () => {
    const asked = resultOf(person('P59', { 'intake#17': 'withdrawn', 'detail-8#7': 'yes' }));
    expect(asked.stage).toBe('withdrawn');
    expect(asked.strongestObstacle?.text).toMatch(/진짜로 복직하라고.*금전보상/);
    expect(asked.steps.some(({ kind }) => kind === 'floor')).toBe(false);
    const odds = (0.319 / 0.681) * 0.75;
    expect(asked.rate).toBeCloseTo(odds / (1 + odds), 12);
    expect(route(asked, 'labour_commission')).toBe('open 2027-02-15');
  });

  it('is known from the stage, without a second question', () => {
    const { answers, frame } = person('P59', { 'intake#17': 'withdrawn' });
    const asked = resultOf({
      frame,
      answers: new Map([...answers].filter(([key]) => key !== 'detail-8/dismissal-withdrawn')),
    });
    expect(asked.strongestObstacle?.law).toBe('근로기준법 제30조 제3항');
  });
});

describe('a dismissal to come', () => {
  const ahead = (id: string, more: Readonly<Record<string, AnswerValue>> = {}) =>
    resultOf(person(id, { 'intake#4': '2026-12-31', ...more }));

  it('isn’t void for want of writing: the company can still write (근로기준법 27조)', () => {
    for (const notice of ['spoken', 'messenger', 'vague', 'not_yet']) {
      const asked = ahead('P81', { 'intake#9': notice, 'detail-8#6': 'unknown' });
      expect(asked.toCome).toBe(true);
      expect([asked.voidingFacts, asked.steps.some(({ kind }) => kind === 'floor')]).toEqual([[], false]);
      expect(asked.steps.filter(({ rule }) => rule.includes('notice'))).toEqual([]);
      expect(asked.notes[0]).toMatchObject({ title: '아직 바뀔 수 있어요' });
    }
  });

  it('is banned all the same in a protected period, and said so in its own tense', () => {
    const asked = ahead('P56', { 'intake#16': ['birth'] });
    expect(asked.rate).toBe(0.7);
    expect(asked.strongestPoint?.text).toContain('그대로 해고하면 무효예요');
    expect(asked.strongestPoint?.text).not.toContain('인정되면');
  });

  it('has its three months from that day: the period begins with 1 January and ends with March', () => {
    expect(route(ahead('P57'), 'labour_commission')).toBe('open 2027-03-31');
  });

  it('has no stage', () => {
    expect(ahead('P57', { 'intake#17': 'decided' }).stage).toBeUndefined();
  });

  it('is told to an employer as a warning with the same figure', () => {
    const worker = ahead('P56', { 'intake#16': ['birth'] });
    const company = ahead('P56', { 'intake#16': ['birth'], 'intake#0': 'employer' });
    expect(company).toMatchObject({ rate: worker.rate, shows: 'risk', toCome: true });
  });
});
