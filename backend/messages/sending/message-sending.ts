import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { messageOfStream } from '@nomucheck/domain/messages/message.ts';
import { messageEvents } from '@nomucheck/domain/messages/message-events.ts';
import { z } from 'zod';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import type { messageToSend } from '../messages.ts';

/** Sends a message to its reader. */
export const SEND_MESSAGE = 'send-message';

const owned = z.object({ owner: z.string() });
const wanted = owned.extend({ urgent: z.literal(true).optional() });
const sendingOf = (stream: string) => ({
  name: SEND_MESSAGE,
  data: { message: messageOfStream(stream) } satisfies z.infer<typeof messageToSend>,
});

/**
 * Requests a job for each message, new or tried again; the job's data is the message's id. A message that a person is waiting for is
 * sent before the others. That a message expires doesn't mean that somebody waits for it: reminders to many people expire, too.
 */
export const messageSending = defineProcessManager({
  name: 'message-sending',
  reactions: [
    after(definitionIn(messageEvents, 'MessageRequested'), wanted, ({ stream, data }) => [
      { ...sendingOf(stream), urgent: data.urgent === true },
    ]),
    after(definitionIn(messageEvents, 'MessageRetried'), owned, ({ stream }) => [sendingOf(stream)]),
  ],
});
