import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { whyNoAdvertising } from '@nomucheck/domain/messages/advertising.ts';
import { type MessageCommand, messageDecider, messageStream } from '@nomucheck/domain/messages/message.ts';
import { z } from 'zod';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { JobHandler, RunningJob } from '../engine/jobs/jobs.ts';
import type { MessageTexts } from './sending/message-text.ts';
import { NotDelivered, type Transports } from './transports/transport.ts';

type Request = Extract<MessageCommand, { type: 'RequestMessage' }>['message'];

export type Messages = {
  /**
   * Requests a message; a job sends it. Its id follows from the command's, so that a retry requests the same one.
   * Throws `invalid_request` when its text can't be sent to a phone, and an `Error` when no context declares its
   * template.
   */
  request(message: Request, context: CommandContext): Promise<{ readonly id: string; readonly position: string }>;
  /**
   * Sends a message again that failed permanently. Throws `stage_wrong` for any other, and for one that has expired.
   */
  retry(id: string, context: CommandContext): Promise<{ readonly position: string }>;
  /** Marks a message as opened by its reader. */
  opened(id: string, context: CommandContext): Promise<{ readonly position: string }>;
};

/** The id of the message that a command requests. */
export const messageIdOf = (commandId: string): string => followingCommandId(commandId, 'message');

type MessageParts = { readonly commands: CommandHandler; readonly texts: MessageTexts };

export const createMessages = ({ commands, texts }: MessageParts): Messages => ({
  request: async (message, context) => {
    const { template, channel, personal } = message;
    if (personal) texts.requireSayable(template, personal.params, channel);
    const id = messageIdOf(context.commandId);
    const command = { type: 'RequestMessage', message } as const;
    const { position } = await commands.handle(messageDecider, {
      stream: messageStream(id),
      command,
      context: { ...context, commandId: id },
    });
    return { id, position };
  },
  retry: async (id, context) => {
    const command = { type: 'RetryMessage', at: context.at } as const;
    const { position } = await commands.handle(messageDecider, { stream: messageStream(id), command, context });
    return { position };
  },
  opened: async (id, context) => {
    const command = { type: 'NoteOpened' } as const;
    const { position } = await commands.handle(messageDecider, { stream: messageStream(id), command, context });
    return { position };
  },
});

export const messageToSend = z.strictObject({ message: z.uuid() });

export type SendingParts = {
  readonly commands: CommandHandler;
  readonly texts: Pick<MessageTexts, 'of'>;
  readonly transports: Transports;
  readonly clock: () => Date;
};

/** The job that sends a message and records the outcome. Its errors contain nothing personal. */
export const sendMessage =
  ({ commands, texts, transports, clock }: SendingParts): JobHandler =>
  async (job) => {
    const { message: id } = messageToSend.parse(job.data);
    const stream = messageStream(id);
    const note = (command: MessageCommand) =>
      commands.handle(messageDecider, { stream, command, context: contextOf(job, command, clock()) });

    const { state: message } = await commands.load(messageDecider, stream);
    if (!message || message.status === 'sent') return;
    const { owner, channel, template, personal, notAfter } = message;
    if (!personal) return void (await note({ type: 'NoteFailed', why: 'person_gone' }));
    if (notAfter !== null && clock().toISOString() > notAfter) {
      return void (await note({ type: 'NoteFailed', why: 'too_late' }));
    }
    if (template === 'advertisement' && !(await agrees(commands, owner, clock()))) {
      return void (await note({ type: 'NoteFailed', why: 'not_agreed' }));
    }
    const transport = transports[channel];
    try {
      const text = texts.of(template, personal.params, channel);
      await transport.send({ id, owner, channel, to: personal.to, urgent: message.urgent === true, ...text });
    } catch (error) {
      const known = error instanceof NotDelivered ? error : null;
      if (known?.final) return void (await note({ type: 'NoteFailed', why: 'refused' }));
      if (job.isLastAttempt) await note({ type: 'NoteFailed', why: 'not_delivered' });
      // What people type as their address must not wait for a person here; it stands among the messages that failed.
      if (job.isLastAttempt && known?.ofLetter) return;
      // The answer of a mail server quotes the address.
      throw new Error(`a message could not be handed over (${transport.via}: ${known?.message ?? 'unknown'})`);
    }
    await note({ type: 'NoteSent', via: transport.via });
  };

/** Whether the person still wants advertising: it may have waited, or been tried again. */
const agrees = async (commands: Pick<CommandHandler, 'load'>, owner: string, now: Date): Promise<boolean> => {
  const { state } = await commands.load(userDecider, userStream(owner));
  return state !== null && whyNoAdvertising(state.consents.marketing, now.toISOString()) === null;
};

const contextOf = (job: RunningJob, command: MessageCommand, now: Date): CommandContext => {
  const commandId = followingCommandId(job.id, `${command.type} ${job.attempt}`);
  return { commandId, at: now.toISOString(), actor: { id: 'system', role: 'system' }, correlationId: commandId };
};
