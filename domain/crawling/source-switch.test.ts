import { it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { sourceSwitchDecider } from './source-switch.ts';

const spec = deciderSpec(sourceSwitchDecider);
const source = 'law-api-courts';
const off = { type: 'CrawlSourceSwitched', data: { source, on: false } } as const;
const on = { type: 'CrawlSourceSwitched', data: { source, on: true } } as const;
const to = (wanted: boolean, rests = false) => ({ type: 'SwitchSource', source, on: wanted, rests }) as const;

it('a source is on until it is switched off', () => {
  spec.given().when(to(true)).thenHappens();
  spec.given().when(to(false)).thenHappens(off);
  spec.given(off).when(to(false)).thenHappens();
  spec.given(off).when(to(true)).thenHappens(on);
});

it('a source that rests is on, and switching it on again is a decision of its own', () => {
  spec.given().when(to(true, true)).thenHappens(on);
});
