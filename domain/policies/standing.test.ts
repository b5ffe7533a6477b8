import { describe, expect, it } from 'vitest';
import { policyNames } from './policy-names.ts';
import { comingOn, consentVersionsOn, inForceOn, type PolicyVersion } from './standing.ts';

const version = (day: string, from: string, changes: Partial<PolicyVersion> = {}): PolicyVersion => ({
  ...{
    version: day,
    text: 'a'.repeat(64),
    announcedOn: day,
    from,
    needsConsent: false,
    isDisadvantage: false,
    why: '',
  },
  ...{ isWithdrawn: false, ...changes },
});
const first = version('2026-11-28', '2026-11-28', { needsConsent: true });
const second = version('2026-12-01', '2026-12-08');
const third = version('2026-12-10', '2027-01-09', { needsConsent: true });
const versions = [first, second, third];

describe('of the versions of a text', () => {
  it('the first is in force until the day of the next, also before its own day', () => {
    expect(inForceOn(versions, '2026-01-01')).toBe(first);
    expect(inForceOn(versions, '2026-12-07')).toBe(first);
    expect(inForceOn(versions, '2026-12-08')).toBe(second);
  });
  it('the coming one is the one whose day hasn’t come', () => {
    expect(comingOn([first, second], '2026-12-07')).toBe(second);
    expect(comingOn([first, second], '2026-12-08')).toBeNull();
  });
  it('a withdrawn one was never in force', () => {
    const withdrawn = [first, { ...second, isWithdrawn: true }];
    expect(inForceOn(withdrawn, '2026-12-31')).toBe(first);
    expect(comingOn(withdrawn, '2026-12-02')).toBeNull();
  });
});

it('older consents stand until a version that needs them again is in force', () => {
  const policies = new Map(policyNames.map((name) => [name, { versions }]));
  const on = (day: string) => consentVersionsOn(policies, day).privacy;
  expect(on('2026-12-07')).toEqual({ version: '2026-11-28', since: '' });
  expect(on('2026-12-31')).toEqual({ version: '2026-12-01', since: '' });
  expect(on('2027-01-09')).toEqual({ version: '2026-12-10', since: '2026-12-10' });
  expect(() => consentVersionsOn(new Map(), '2026-12-31')).toThrow(/no text/);
});
