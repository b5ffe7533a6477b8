/**
 * Why an answer broke off: `stopped` by its asker, `cut` midway by the connection, `timeout` by a limit of time, `unavailable`
 * because nobody answered, `refused` because of what was written, `interrupted` because the service itself ended.
 */
export const breaks = ['stopped', 'cut', 'timeout', 'unavailable', 'refused', 'interrupted'] as const;
export type Break = (typeof breaks)[number];
