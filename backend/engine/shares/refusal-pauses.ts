import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Party } from './parties.ts';

/** Waits before a refusal is sent, no longer than its client does. */
export type RefusalPauses = { pause(party: Party, gone: AbortSignal): Promise<void> };

const atOnceAMinute = 20;
const pauseMs = 1_000;
/** What is refused together is told one after the other, because a hundred refusals in one go would make others wait. */
const spreadMs = 500;

/**
 * A client that sends on at once after each refusal would occupy the service with refusing. After the first ones of a
 * minute, each of its connections gets one refusal in a second or somewhat more.
 */
export const createRefusalPauses = (isPaced = true): RefusalPauses => {
  if (!isPaced) return { pause: async () => {} };
  const atOnce = new RateLimiterMemory({ points: atOnceAMinute, duration: 60 });
  return {
    pause: ({ name }, gone) =>
      atOnce.consume(name).then(
        () => {},
        () => passed(pauseMs + Math.random() * spreadMs, gone),
      ),
  };
};

/** Resolves after this time, or as soon as the client is gone. */
const passed = (milliseconds: number, gone: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (gone.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      gone.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    gone.addEventListener('abort', end);
  });
