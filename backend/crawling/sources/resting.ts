import type { Breaker, Failure } from '@nomucheck/domain/crawling/breaker.ts';
import { RestWanted } from '../fetching/again.ts';
import type { GuardParts } from './guarded.ts';
import { type Source, SourceUnusable, type StreamedSource } from './source.ts';

/** Makes of a time that a server named a source that can't be used until then. @param message Korean */
export const orRest =
  (message: string) =>
  (error: unknown): never => {
    throw error instanceof RestWanted ? new SourceUnusable('unreachable', message, error.ms) : error;
  };

/**
 * Leaves a source alone for as long as it wants to be, in all processes. It stands around the guarded source, whose breaker
 * knows only the rests that it chooses itself.
 */
export const resting = (source: Source | StreamedSource, parts: GuardParts): Source | StreamedSource => {
  const { breakers, settings, clock, alarm } = parts;
  const noted = async (error: unknown): Promise<void> => {
    if (!(error instanceof SourceUnusable) || error.restMs === null) return;
    const failure = { why: error.why, message: error.message };
    const [now, until] = [clock(), new Date(clock().getTime() + error.restMs)];
    const before = await breakers.change(source.name, settings, (breaker) => openUntil(breaker, failure, now, until));
    if (!before.open) alarm(source.name, failure);
  };
  const orNote = async (error: unknown): Promise<never> => {
    await noted(error);
    throw error;
  };
  if ('stream' in source) {
    return {
      ...source,
      async *stream(...asked) {
        try {
          yield* source.stream(...asked);
        } catch (error) {
          await orNote(error);
        }
      },
    };
  }
  return {
    ...source,
    list: (...wanted) => source.list(...wanted).catch(orNote),
    fetch: (...wanted) => source.fetch(...wanted).catch(orNote),
  };
};

const openUntil = (breaker: Breaker, failure: Failure, now: Date, end: Date): Breaker => {
  const { open } = breaker;
  const until = end.toISOString();
  if (open && (open.until === null || open.until >= until)) return breaker;
  return {
    ...breaker,
    open: { ...failure, since: open?.since ?? now.toISOString(), until, times: open?.times ?? 1 },
  };
};
