import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Queryable } from '../engine/postgres/connections/queryable.ts';

export type ReceivedLetter = { readonly messageId: string; readonly letter: Sealed; readonly receivedAt: string };

/** Messages that the sandbox stores instead of sending them; sealed, so that they are erased with their reader. */
export type Mailbox = {
  /** Storing the same message again changes nothing. */
  put(messageId: string, letter: Sealed): Promise<void>;
  /** The newest first. */
  list(limit: number): Promise<readonly ReceivedLetter[]>;
  prune(olderThanSeconds: number): Promise<void>;
};

export const createMailbox = (db: Queryable): Mailbox => ({
  put: async (messageId, letter) => {
    await db.query('insert into vault.mailbox (message_id, letter) values ($1, $2) on conflict do nothing', [
      messageId,
      letter,
    ]);
  },
  list: async (limit) => {
    const { rows } = await db.query<{ message_id: string; letter: Sealed; received_at: Date }>(
      'select message_id, letter, received_at from vault.mailbox order by received_at desc, message_id limit $1',
      [limit],
    );
    return rows.map(({ message_id, letter, received_at }) => ({
      messageId: message_id,
      letter,
      receivedAt: received_at.toISOString(),
    }));
  },
  prune: async (olderThanSeconds) => {
    await db.query('delete from vault.mailbox where received_at < now() - make_interval(secs => $1)', [
      olderThanSeconds,
    ]);
  },
});
