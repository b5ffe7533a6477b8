import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { mailboxOut, messageOpened } from '@nomucheck/domain/messages/contract.ts';
import { emptyBody, idParams, noInput, publicRoute, type Route } from '../engine/http/route.ts';
import type { Messages } from './messages.ts';
import type { SandboxMailbox } from './sandbox-mailbox.ts';

export type MessageRouteParts = {
  readonly messages: Messages;
  readonly mailbox: Pick<SandboxMailbox, 'letters'>;
  /** The mailbox shows everybody's codes: it is open to this machine only, unless the configuration opens it. */
  readonly mailboxOpen: boolean;
  readonly trustsThisMachine: boolean;
};

/** `/api/messages` and the sandbox's mailbox. */
export const messageRoutes = ({ messages, mailbox, ...open }: MessageRouteParts): readonly Route[] => [
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/api/sandbox/mailbox',
    summary: 'The messages that the sandbox kept in place of sending them; for the machine of the service.',
    answers: mailboxOut,
    handle: async ({ isLocal }) => {
      if (!open.mailboxOpen && !(open.trustsThisMachine && isLocal)) throw new DomainError('not_found');
      return { body: { items: await mailbox.letters() } };
    },
  }),
  publicRoute({
    ...noInput,
    method: 'post',
    path: '/api/messages/:id/opened',
    summary: 'A message was opened by its reader, who alone knows its id.',
    params: idParams,
    body: emptyBody,
    answers: messageOpened,
    handle: async ({ params, context }) => {
      const { position } = await messages.opened(params.id, context);
      return { body: { id: params.id }, position };
    },
  }),
];
