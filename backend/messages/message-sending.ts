import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { messageOfStream } from '@nomucheck/domain/messages/message.ts';
import { messageEvents } from '@nomucheck/domain/messages/message-events.ts';
import { z } from 'zod';
import { after, defineProcessManager } from '../engine/process-managers/process-manager.ts';
import type { messageToSend } from './messages.ts';

/** Takes a message to its reader. */
export const SEND_MESSAGE = 'send-message';

const owned = z.object({ owner: z.string() });
const lasting = owned.extend({ notAfter: z.iso.datetime().nullable() });
const sendingOf = (stream: string) => ({
  name: SEND_MESSAGE,
  data: { message: messageOfStream(stream) } satisfies z.infer<typeof messageToSend>,
});

/**
 * A message that was asked for, once or again, is sent: the job knows its id alone. One that is soon of no use any more, as a
 * code is, goes before all others.
 */
export const messageSending = defineProcessManager({
  name: 'message-sending',
  reactions: [
    after(definitionIn(messageEvents, 'MessageRequested'), lasting, ({ stream, data }) => [
      { ...sendingOf(stream), urgent: data.notAfter !== null },
    ]),
    after(definitionIn(messageEvents, 'MessageRetried'), owned, ({ stream }) => [sendingOf(stream)]),
  ],
});
