import {
  afterFailure,
  afterSuccess,
  type Breaker,
  closedBreaker,
  type Failure,
  rests,
  trialBrokenOff,
  tryingOut,
} from '@nomucheck/domain/crawling/breaker.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { Breakers } from './breakers.ts';
import { type Fetched, type Source, SourceUnusable, type Streamed, type StreamedSource } from './source.ts';

export type GuardParts = {
  readonly breakers: Breakers;
  /** A fingerprint of what the source is asked with. */
  readonly settings: string;
  readonly clock: () => Date;
  /** Called when the source is no longer asked, for the operator. */
  readonly alarm: (source: SourceName, failure: Failure) => void;
};

type Guard = {
  /** @returns whether this call tries out a source that rested. @throws SourceUnusable while the source rests */
  readonly enter: () => Promise<boolean>;
  readonly answered: () => Promise<void>;
  readonly failed: (failure: Failure, of?: 'source' | 'item') => Promise<void>;
  /** A trial was broken off from here, so it says nothing of the source. */
  readonly brokenOff: () => Promise<void>;
};

const createGuard = (name: SourceName, { breakers, settings, clock, alarm }: GuardParts): Guard => {
  const change = (to: (before: Breaker) => Breaker) => breakers.change(name, settings, to);
  return {
    enter: async () => {
      const now = clock();
      const before = await change((breaker) => (rests(breaker, now) ? breaker : tryingOut(breaker, now)));
      if (before.open && rests(before, now)) throw restingNow(before.open);
      return before.open !== null;
    },
    answered: async () => {
      await change((breaker) => (breaker.failures === 0 && !breaker.open ? breaker : afterSuccess(breaker)));
    },
    brokenOff: async () => {
      await change((breaker) => trialBrokenOff(breaker, clock()));
    },
    failed: async (failure, of) => {
      const now = clock();
      const before = await change((breaker) => afterFailure(breaker, failure, now, of));
      if (!before.open && afterFailure(before, failure, now, of).open) alarm(name, failure);
    },
  };
};

/** The source behind its breaker. */
export const guarded = (source: Source | StreamedSource, parts: GuardParts): Source | StreamedSource => {
  const guard = createGuard(source.name, parts);
  if ('stream' in source) {
    return {
      ...source,
      async *stream(asked, signal) {
        let isTrial = await guard.enter();
        try {
          for await (const sent of source.stream(asked, signal)) {
            // Before it is passed on: who reads the stream may leave it there, at its end at the latest.
            await (sent.kind === 'item' ? noted(guard, sent.fetched) : guard.answered());
            isTrial = false;
            yield sent satisfies Streamed;
          }
        } catch (error) {
          if (isOfSource(error, signal)) {
            isTrial = false;
            await guard.failed(error);
          }
          throw error;
        } finally {
          if (isTrial) await guard.brokenOff();
        }
      },
    };
  }
  const asked = async <Answer>(signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> => {
    const isTrial = await guard.enter();
    try {
      return await ask();
    } catch (error) {
      if (isOfSource(error, signal)) await guard.failed(error);
      else if (isTrial) await guard.brokenOff();
      throw error;
    }
  };
  return {
    ...source,
    list: async (window, signal, kind) => {
      const listing = await asked(signal, () => source.list(window, signal, kind));
      await guard.answered();
      return listing;
    },
    fetch: async (id, signal) => {
      const fetched = await asked(signal, () => source.fetch(id, signal));
      await noted(guard, fetched);
      return fetched;
    },
  };
};

const noted = (guard: Guard, fetched: Fetched): Promise<void> => {
  const { kind } = fetched;
  if (kind === 'failed') return guard.failed({ why: 'unreachable', message: fetched.message }, 'item');
  return kind === 'unknown_form' ? guard.failed({ why: kind, message: fetched.message }, 'item') : guard.answered();
};

/** Where the call was broken off from here, its failure says nothing of the source. */
const isOfSource = (error: unknown, signal: AbortSignal): error is SourceUnusable =>
  error instanceof SourceUnusable && !signal.aborted;

const restingNow = ({ why, message }: Failure): SourceUnusable =>
  new SourceUnusable(why === 'unexpected' ? 'unreachable' : why, message);

/** Lets a source be asked again that rests. */
export const reset = async (name: SourceName, { breakers, settings }: Pick<GuardParts, 'breakers' | 'settings'>) => {
  await breakers.change(name, settings, (breaker) =>
    breaker.open || breaker.failures > 0 ? closedBreaker(settings) : breaker,
  );
};
