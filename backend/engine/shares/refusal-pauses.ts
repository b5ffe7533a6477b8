import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Party } from './parties.ts';

/** Waits before a refusal is sent, no longer than its client does. */
export type RefusalPauses = { pause(party: Party, gone: AbortSignal): Promise<void> };

const atOnceAMinute = 20;
const pauseMs = 1_000;

/**
 * A client that sends on at once after each refusal would occupy the service with refusing. After the first ones of a
 * minute, each of its connections gets one refusal a second.
 */
export const createRefusalPauses = (isPaced = true): RefusalPauses => {
  if (!isPaced) return { pause: async () => {} };
  const atOnce = new RateLimiterMemory({ points: atOnceAMinute, duration: 60 });
  return {
    pause: ({ name }, gone) =>
      atOnce.consume(name).then(
        () => {},
        () => sleep(pauseMs, undefined, { signal: gone }).catch(() => {}),
      ),
  };
};
