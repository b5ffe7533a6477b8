import { messageStream } from '@nomucheck/domain/messages/message.ts';
import { z } from 'zod';
import type { SealedPlace, Sealer } from '../engine/sealing/sealer.ts';
import type { Mailbox } from './mailbox.ts';
import type { Transport } from './transports/transport.ts';

const letterInside = z.object({
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});

export type ShownLetter = z.infer<typeof letterInside> & { readonly id: string; readonly receivedAt: string };

const placeOf = (messageId: string): SealedPlace => ({
  stream: messageStream(messageId),
  type: 'Mailbox',
  field: 'letter',
});

/** In place of a mail service: messages are stored here, where somebody who tries the service out can read them. */
export const createSandboxMailbox = (mailbox: Mailbox, sealer: Sealer) => {
  const transport: Transport = {
    via: 'mailbox',
    send: async ({ id, owner, channel, to, subject, text }) => {
      const inside: z.infer<typeof letterInside> = { channel, to, subject, text };
      await mailbox.put(id, await sealer.seal(owner, placeOf(id), inside));
    },
  };
  return {
    transport,
    /** The newest messages; those to people who have left can't be decrypted any more and are left out. */
    letters: async (limit = 50): Promise<ShownLetter[]> => {
      const received = await mailbox.list(limit);
      const shown = await Promise.all(
        received.map(async ({ messageId, letter, receivedAt }) => {
          const inside = letterInside.safeParse(await sealer.unseal(letter, placeOf(messageId)));
          return inside.success ? [{ ...inside.data, id: messageId, receivedAt }] : [];
        }),
      );
      return shown.flat();
    },
  };
};

export type SandboxMailbox = ReturnType<typeof createSandboxMailbox>;
