import type { Foundation } from '../engine/foundation.ts';
import { adminMessageRoutes } from './admin-message-routes.ts';
import { createAdminMessages } from './admin-messages.ts';
import { messageRoutes } from './message-routes.ts';
import { createMessages } from './messages.ts';
import { createSandboxMailbox } from './sandbox-mailbox.ts';
import { createSmsBudget } from './sms-budget.ts';
import { chooseTransports, closeTransports } from './transports.ts';

/** What is told to people's e-mail and phones, and by whom it is carried there. */
export const messageContext = (foundation: Foundation) => {
  const { configuration, commands, vault, sealer, blindIndex, pool, log } = foundation;
  const messages = createMessages(commands);
  const smsBudget = createSmsBudget({
    attempts: vault.attempts,
    perDay: configuration.smsPerDay,
    alarm: (used, perDay) =>
      log.error({ alarm: 'sms_budget', used, perDay }, 'the text messages of the day run out: somebody has to look'),
  });
  const mailbox = createSandboxMailbox(vault.mailbox, sealer);
  const transports = chooseTransports(configuration, mailbox.transport, log);
  if (configuration.openMailbox) log.warn('the mailbox of the sandbox is open to everyone');
  return {
    messages,
    smsBudget,
    transports,
    stop: () => closeTransports(transports),
    routes: [
      ...messageRoutes({
        messages,
        mailbox,
        mailboxOpen: configuration.openMailbox,
        trustsThisMachine: configuration.trustsThisMachine,
      }),
      ...adminMessageRoutes(
        createAdminMessages({ db: pool, sealer, commands, messages, vault, blindIndex, smsBudget }),
      ),
    ],
  };
};
