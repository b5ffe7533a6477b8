import type { Logger } from 'pino';

/** The store handles a lost connection itself; after any other failure this logs it and starts following again. */
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
