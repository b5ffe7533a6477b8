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

/** A list that didn't come isn't asked for again at once: every further call would fail, too. */
const AFTER_A_LIST_MS = 60_000;

/**
 * Leaves a source alone for as long as it wants to be, in all processes, and for a minute where its list didn't come. It stands
 * around the guarded source, whose breaker knows only the rests that it chooses itself.
 */
export const resting = (source: Source | StreamedSource, parts: GuardParts): Source | StreamedSource => {
  const { breakers, settings, clock, alarm } = parts;
  const rest = async ({ why, message }: SourceUnusable, ms: number, times: number): Promise<void> => {
    const failure = { why, message };
    const [now, until] = [clock(), new Date(clock().getTime() + ms)];
    const before = await breakers.change(source.name, settings, (breaker) =>
      openUntil(breaker, { ...failure, times }, now, until),
    );
    if (!before.open) alarm(source.name, failure);
  };
  const noted = async (error: unknown): Promise<void> => {
    if (error instanceof SourceUnusable && error.restMs !== null) await rest(error, error.restMs, 1);
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
    list: (window, signal, kind) =>
      source.list(window, signal, kind).catch(async (error: unknown) => {
        const didNotCome = error instanceof SourceUnusable && error.why === 'unreachable' && !signal.aborted;
        const { open } = await breakers.load(source.name, settings);
        if (didNotCome && error.restMs === null && !open) await rest(error, AFTER_A_LIST_MS, 0);
        return orNote(error);
      }),
    fetch: (...wanted) => source.fetch(...wanted).catch(orNote),
  };
};

const openUntil = (breaker: Breaker, failure: Failure & { readonly times: number }, now: Date, end: Date): Breaker => {
  const { open } = breaker;
  const until = end.toISOString();
  if (open && (open.until === null || open.until >= until)) return breaker;
  return {
    ...breaker,
    open: { ...failure, since: open?.since ?? now.toISOString(), until, times: open?.times ?? failure.times },
  };
};
