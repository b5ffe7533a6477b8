import { expect, it } from 'vitest';
import { addDays } from '../kernel/korean-date.ts';
import { policyEditions, policyVersionOn } from './policy-editions.ts';

it('a change of the terms or the privacy policy is announced seven days before it is in force', () => {
  for (const kind of ['service', 'privacy'] as const)
    for (const { version, from } of policyEditions[kind].slice(1)) expect(from >= addDays(version, 7)).toBe(true);
});

it('until then the text before it stays in force', () => {
  expect(policyVersionOn('service', '2026-11-29')).toBe('2026-11-21');
  expect(policyVersionOn('service', '2026-11-30')).toBe('2026-11-23');
  expect(policyVersionOn('privacy', '2026-11-29')).toBe('2026-11-22');
});

it('each text comes into force in the order of the announcements', () => {
  for (const editions of Object.values(policyEditions)) {
    expect(editions.map(({ version }) => version)).toEqual(editions.map(({ version }) => version).toSorted());
    expect(editions.map(({ from }) => from)).toEqual(editions.map(({ from }) => from).toSorted());
  }
});
