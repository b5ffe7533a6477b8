import { setTimeout as pauseFor } from 'node:timers/promises';

/** Waits; throws at once when the signal ends the task. */
export type Pause = (ms: number, signal: AbortSignal | undefined) => Promise<void>;
export const waited: Pause = (ms, signal) => pauseFor(ms, undefined, { signal });

/** What a try gave: a value, or that another try may help, perhaps after the time that the server named. */
export type Try<Value> =
  | { readonly done: true; readonly value: Value }
  | { readonly done: false; readonly afterMs?: number };

const TRIES = 4;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** The server wants to be left alone for longer than a task waits. A class only because `throw` needs an Error. */
export class RestWanted extends Error {
  readonly ms: number;
  constructor(ms: number) {
    super(`not before ${Math.ceil(ms / 1_000)} s have passed`);
    this.name = 'RestWanted';
    this.ms = ms;
  }
}

/** Tries at growing intervals with jitter; null where no try gave a value. @throws RestWanted */
export const again = async <Value>(
  attempt: () => Promise<Try<Value>>,
  pause: Pause,
  signal: AbortSignal | undefined,
): Promise<Value | null> => {
  for (let tried = 1; ; tried += 1) {
    const result = await attempt();
    if (result.done) return result.value;
    const wanted = result.afterMs ?? 0;
    if (wanted > LONGEST_PAUSE_MS) throw new RestWanted(wanted);
    if (tried === TRIES) return null;
    const growing = FIRST_PAUSE_MS * 2 ** (tried - 1) * (0.75 + Math.random() / 2);
    await pause(Math.max(growing, wanted), signal);
  }
};
