import { describe, expect, test } from 'vitest';
import { keysOf, saidIn, step, stepsOf } from '../situation.fixture.ts';

describe('after the application', () => {
  test('filed: more reasons, the hearing, money before the decision (제30조 제3항), no withdrawal before the money has come', () => {
    const keys = keysOf({ 'intake/stage': 'filed' });
    expect(keys).toEqual(
      expect.arrayContaining(['more-reasons', 'hearing', 'money-instead', 'settle', 'withdraw-last']),
    );
    expect(keys).not.toContain('tell-company');
    expect(keys).not.toContain('file');
    expect(step('settle', { 'intake/stage': 'filed' }).law).toBe('노동위원회법 제16조의3');
  });

  test('in settlement: what to write and when to withdraw come first', () => {
    expect(keysOf({ 'intake/stage': 'in_settlement' }).slice(0, 2)).toEqual(['settle', 'withdraw-last']);
  });

  const decided = { 'intake/stage': 'decided', 'intake/decided-on': '2026-11-25' } as const;
  test('lost: ten days from the paper, 7 December because the tenth day is a Saturday (제31조 제1항, 노동위원회법 제26조 제3항)', () => {
    const [first] = stepsOf({ ...decided, 'intake/decision': 'lost' });
    expect(first?.key).toBe('review');
    expect(first?.text).toContain('2026년 12월 7일 (월)');
    expect(first?.text).toContain('늘어나지 않아요');
    expect(first?.leadsTo).toBe('application');
  });

  test('the day of receipt isn’t known: the ten days are said without a day', () => {
    const [first] = stepsOf({ 'intake/stage': 'decided', 'intake/decision': 'lost' });
    expect(first?.text).toContain('받은 날부터 10일');
    expect(first?.text).toContain('받은 날을 답하면');
  });

  test('the ten days are over: it says what that means and asks to look at the day again (제31조 제3항)', () => {
    const [first] = stepsOf({
      'intake/dismissed': '2026-06-01',
      'intake/stage': 'decided',
      'intake/decided-on': '2026-11-02',
      'intake/decision': 'lost',
    });
    expect(first?.key).toBe('review-over');
    expect(first?.text).toContain('확정');
  });

  test('won: the company has ten days, too; the order isn’t suspended (제32조); a fine presses it (제33조)', () => {
    const keys = keysOf({ ...decided, 'intake/decision': 'won' });
    expect(keys).toEqual(expect.arrayContaining(['company-may-review', 'order-holds', 'not-obeyed']));
    expect(keys).not.toContain('review');
    expect(step('order-holds', { ...decided, 'intake/decision': 'won' }).law).toBe('근로기준법 제32조');
  });

  test('partly won: both', () => {
    const keys = keysOf({ ...decided, 'intake/decision': 'partial' });
    expect(keys).toEqual(expect.arrayContaining(['review', 'order-holds']));
  });

  test('reviewed and lost: fifteen days against the chairman of the central commission, by a lawyer (제31조 제2항)', () => {
    const [first] = stepsOf({
      'intake/stage': 'reviewed',
      'intake/decided-on': '2026-11-25',
      'intake/decision': 'lost',
    });
    expect(first?.key).toBe('suit');
    // 25 November and fifteen days.
    expect(first?.text).toContain('2026년 12월 10일 (목)');
    expect(first?.text).toContain('중앙노동위원회 위원장');
    expect(first?.text).toMatch(/변호사.*132/);
    expect(first?.text).toContain('공인노무사');
  });

  test('settled: the money in two parts, paid before the withdrawal, the true reason for leaving; the attack is narrow', () => {
    const keys = keysOf({ 'intake/stage': 'settled' });
    expect(keys).toEqual(
      expect.arrayContaining(['agreement-read', 'paid-first', 'reason-for-leaving', 'agreement-attack']),
    );
    expect(step('agreement-attack', { 'intake/stage': 'settled' }).law).toContain('민법 제104조');
    expect(keys).not.toContain('file');
  });
});

describe('a dismissal that was taken back', () => {
  const inSection = {
    'detail-8/employer-ended-it': 'yes',
    'detail-8/wished-to-stay': 'yes',
    'detail-8/dismissal-withdrawn': 'yes',
  } as const;
  test.each([
    ['as the stage', { 'intake/stage': 'withdrawn' }],
    ['in section 8', inSection],
  ] as const)('%s: answer in writing, go under protest, ask for money in time', (_name, more) => {
    const keys = keysOf(more);
    expect(keys.slice(0, 4)).toEqual(['answer-the-order', 'is-it-genuine', 'go-under-protest', 'money-instead']);
    expect(keys).not.toContain('tell-company');
    expect(step('go-under-protest', more).text).toContain('무단결근');
    expect(step('money-instead', more).law).toBe('근로기준법 제30조 제3항');
  });

  test('nobody is told not to go', () => {
    expect(saidIn({ 'intake/stage': 'withdrawn' })).not.toMatch(/나가지 마|출근하지 마|나가지 않아도|안 나가도/);
  });
});
