import type { MessageOut } from './contract.ts';

/** Failures after which another attempt could reach the person; after the others the message is of no use any more. */
export const retriableFailures = ['not_delivered', 'refused'] as const;

/** Whether another attempt could help. The server decides by what it knows besides, such as until when it is of use. */
export const canBeRetried = ({ status, why }: Pick<MessageOut, 'status' | 'why'>): boolean =>
  status === 'failed' && retriableFailures.some((each) => each === why);
