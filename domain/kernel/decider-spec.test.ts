import { describe, expect, it } from 'vitest';
import type { Decider } from './decider.ts';
import { DomainError } from './errors.ts';
import { deciderSpec } from './testing/decider-spec.ts';

type Lit = { type: 'LampLit'; data: Record<string, never> };
const lamp: Decider<boolean, 'light', Lit> = {
  initialState: false,
  decide: (_command, lit) => {
    if (lit) throw new DomainError('stage_wrong', { params: { seconds: 3 } });
    return [{ type: 'LampLit', data: {} }];
  },
  evolve: () => true,
};
const lit: Lit = { type: 'LampLit', data: {} };

describe('a decider tested with given, when, then', () => {
  it('compares the events, and the state after them', () => {
    deciderSpec(lamp).given().when('light').thenHappens(lit);
    expect(deciderSpec(lamp).given().when('light').state()).toBe(true);
    expect(deciderSpec(lamp).given(lit).state()).toBe(true);
  });

  it('compares the refusal and its details', () => {
    deciderSpec(lamp)
      .given(lit)
      .when('light')
      .thenRefused('stage_wrong', { params: { seconds: 3 } });
  });

  it('fails if other events happen', () => {
    expect(() => deciderSpec(lamp).given().when('light').thenHappens()).toThrow();
    expect(() => deciderSpec(lamp).given().when('light').thenRefused('stage_wrong')).toThrow('not refused');
    expect(() => deciderSpec(lamp).given(lit).when('light').thenRefused('conflict')).toThrow();
  });
});
