import { expect } from 'vitest';
import { type Decider, fold } from '../decider.ts';
import { DomainError, type ErrorCode } from '../errors.ts';

export type DeciderSpec<State, Command, Event> = {
  /** The earlier events. */
  given(...events: readonly Event[]): {
    /** The command. */
    when(command: Command): {
      /** Exactly these events happen; `thenHappens()`: none. */
      thenHappens(...expected: readonly Event[]): void;
      /** It is refused with this code; `details` must match where given. */
      thenRefused(code: ErrorCode, details?: Readonly<Record<string, unknown>>): void;
      /** The events, for comparisons that `thenHappens` can't express. */
      events(): readonly Event[];
      /** The state after the events. */
      state(): State;
    };
    /** The state before any command. */
    state(): State;
  };
};

/** Tests a decider as given, when, then: `deciderSpec(user).given(signedUp).when(signUp).thenRefused('email_in_use')`. */
export const deciderSpec = <State, Command, Event>(
  decider: Decider<State, Command, Event>,
): DeciderSpec<State, Command, Event> => ({
  given: (...events) => {
    const before = () => fold(decider, events);
    return {
      state: before,
      when: (command) => {
        const decide = () => decider.decide(command, before());
        return {
          events: decide,
          state: () => fold(decider, decide(), before()),
          thenHappens: (...expected) => expect(decide()).toEqual(expected),
          thenRefused: (code, details) => {
            const refusal = refusalOf(decide);
            expect(refusal.code).toBe(code);
            if (details) expect(refusal.details).toMatchObject(details);
          },
        };
      },
    };
  },
});

const refusalOf = (decide: () => unknown): DomainError => {
  try {
    decide();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('it was not refused');
};
