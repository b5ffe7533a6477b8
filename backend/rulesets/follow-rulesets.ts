import type { Logger } from 'pino';

/** A lost connection is the store's business; if following fails all the same, say so and begin again. */
export const followRulesets = async (
  rulesets: { follow(signal: AbortSignal): Promise<void> },
  signal: AbortSignal,
  log: Logger,
): Promise<void> => {
  while (!signal.aborted) {
    try {
      await rulesets.follow(signal);
    } catch (error) {
      if (!signal.aborted) log.warn({ err: String(error) }, 'following the questionnaires has to begin again');
    }
    await new Promise((resolve) => setTimeout(resolve, 1000).unref());
  }
};
