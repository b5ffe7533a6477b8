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
  readonly failed: (failure: Failure) => Promise<void>;
  /** A trial was broken off from here, so it says nothing of the source. */
  readonly brokenOff: () => Promise<void>;
};

const createGuard = (name: SourceName, { breakers, settings, clock, alarm }: GuardParts): Guard => {
  const change = (to: (before: Breaker) => Breaker) => breakers.change(name, settings, to);
  return {
    enter: async () => {
      const now = clock();
      const before = await change((breaker) => (rests(breaker, now) ? breaker : tryingOut(breaker, now)));
      if (before.open && rests(before, now)) throw new SourceUnusable('unreachable', before.open.message);
      return before.open !== null;
    },
    answered: async () => {
      await change((breaker) => (breaker.failures === 0 && !breaker.open ? breaker : afterSuccess(breaker)));
    },
    brokenOff: async () => {
      await change((breaker) => trialBrokenOff(breaker, clock()));
    },
    failed: async (failure) => {
      const now = clock();
      const before = await change((breaker) => afterFailure(breaker, failure, now));
      if (!before.open && afterFailure(before, failure, now).open) alarm(name, failure);
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
        const isTrial = await guard.enter();
        try {
          for await (const sent of source.stream(asked, signal)) {
            if (sent.kind === 'item') await noted(guard, sent.fetched);
            yield sent satisfies Streamed;
          }
        } catch (error) {
          await told(guard, error, isTrial);
          throw error;
        }
        await guard.answered();
      },
    };
  }
  const asked = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const isTrial = await guard.enter();
    try {
      return await ask();
    } catch (error) {
      await told(guard, error, isTrial);
      throw error;
    }
  };
  return {
    ...source,
    list: async (...wanted) => {
      const listing = await asked(() => source.list(...wanted));
      await guard.answered();
      return listing;
    },
    fetch: async (id, signal) => {
      const fetched = await asked(() => source.fetch(id, signal));
      await noted(guard, fetched);
      return fetched;
    },
  };
};

const noted = (guard: Guard, fetched: Fetched): Promise<void> =>
  fetched.kind === 'failed' ? guard.failed({ why: 'unreachable', message: fetched.message }) : guard.answered();

const told = async (guard: Guard, error: unknown, isTrial: boolean): Promise<void> => {
  if (error instanceof SourceUnusable) await guard.failed({ why: error.why, message: error.message });
  else if (isTrial) await guard.brokenOff();
};

/** Lets a source be asked again that rests. */
export const reset = async (name: SourceName, { breakers, settings }: Pick<GuardParts, 'breakers' | 'settings'>) => {
  await breakers.change(name, settings, (breaker) =>
    breaker.open || breaker.failures > 0 ? closedBreaker(settings) : breaker,
  );
};
