import { type MessageOut, messageOut } from '@nomucheck/domain/messages/contract.ts';
import { personal } from '@nomucheck/domain/messages/message-events.ts';
import { type ListedMessage, listMessages, type MessagesWanted } from '@nomucheck/projections/messages/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { isSealed, type Sealer } from '../../engine/sealing/sealer.ts';

/**
 * Messages as the firm's admins list them. Only the addresses on the requested page are decrypted, and never the
 * texts.
 */
export type MessageList = {
  page(
    wanted: MessagesWanted,
  ): Promise<{ readonly items: MessageOut[]; readonly total: number; readonly from: number }>;
  one(id: string, now: string): Promise<MessageOut | undefined>;
};

export type MessageListParts = { readonly db: Db; readonly sealer: Sealer };

export const createMessageList = ({ db, sealer }: MessageListParts): MessageList => {
  const page: MessageList['page'] = async (wanted) => {
    const { items, total } = await listMessages(db, wanted);
    return {
      total,
      from: wanted.filter.id ? 0 : wanted.from,
      // In parallel, so that one query of the vault serves them all.
      items: await Promise.all(items.map((item) => opened(item, sealer))),
    };
  };
  return {
    page,
    one: async (id, now) => {
      const sort = { field: 'requestedAt', descending: true } as const;
      return (await page({ sort, from: 0, to: 0, filter: { id: [id] }, now })).items[0];
    },
  };
};

const opened = async ({ personal: stored, ...message }: ListedMessage, sealer: Sealer): Promise<MessageOut> => {
  const plain = isSealed(stored) ? await sealer.unseal(stored) : null;
  return messageOut.parse({ ...message, to: plain === null ? null : personal.parse(plain).to });
};
