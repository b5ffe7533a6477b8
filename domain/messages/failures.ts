import type { MessageOut } from './contract.ts';

/** Failures after which another attempt could reach the person; after the others the message is of no use any more. */
export const retriableFailures = ['not_delivered', 'refused'] as const;

/** Whether the message is still of use at this instant: a code that has expired isn't sent. */
export const isOfUse = ({ notAfter }: Pick<MessageOut, 'notAfter'>, at: string): boolean =>
  notAfter === null || at <= notAfter;

/** Whether another attempt could help now, as far as the list knows; the server decides. */
export const canBeRetried = (message: Pick<MessageOut, 'status' | 'why' | 'notAfter'>, at: string): boolean =>
  message.status === 'failed' && retriableFailures.some((each) => each === message.why) && isOfUse(message, at);
