import { messageEvents } from '@nomucheck/domain/messages/message-events.ts';
import { writtenTemplates } from '@nomucheck/domain/messages/message-templates.ts';
import { messages as messagesTable } from '@nomucheck/projections/messages/messages.ts';
import { defineContext } from '../engine/foundation/context.ts';
import { createNamesOf } from '../engine/history/people-names.ts';
import { adminMessageRoutes } from './console/admin-message-routes.ts';
import { createAdminMessages } from './console/admin-messages.ts';
import { messageExport } from './console/message-export.ts';
import { messageFigures } from './console/message-figures.ts';
import { messageHistory } from './console/message-history.ts';
import { templatePreviews } from './console/template-previews.ts';
import { createMailbox } from './mailbox.ts';
import { createMessageRecords } from './message-records.ts';
import { messageRoutes } from './message-routes.ts';
import { createMessages, sendMessage } from './messages.ts';
import { createSandboxMailbox } from './sandbox-mailbox.ts';
import { messageSending, SEND_MESSAGE } from './sending/message-sending.ts';
import { createMessageTexts } from './sending/message-text.ts';
import { messageSentences } from './sentences.ts';
import { messageSettings } from './settings.ts';
import { createSmsBudget } from './sms/sms-budget.ts';
import { chooseTransports, closeTransports, pretendedChannels } from './transports/transports.ts';

export { type Messages, messageIdOf } from './messages.ts';
export type { SmsBudget } from './sms/sms-budget.ts';

/** Messages to people's e-mail and phones, and the services that deliver them. */
export const messages = defineContext({
  name: 'messages',
  events: messageEvents,
  projections: [messagesTable],
  processManagers: [messageSending],
  sentences: messageSentences,
  liveLists: { message: { projection: messagesTable, right: 'menu.message' } },
  messageTemplates: writtenTemplates,
  migrations: new URL('migrations/', import.meta.url),
  personalData: {
    tables: {
      mailbox: {
        people: ['letter'],
        erase: `delete from vault.mailbox where split_part(letter #>> '{$sealed,person}', '/', 1) = $1`,
      },
    },
    exportedFrom: [messagesTable],
  },
  settings: messageSettings,
  create: (foundation, _needs: unknown, settings) => {
    const { configuration, commands, vault, sealer, blindIndex, pool, declared, stories, names, clock, log } =
      foundation;
    const texts = createMessageTexts(declared.messageTemplates);
    const messages = createMessages({ commands, texts });
    const { name, phone, email, address } = configuration.firm;
    const sender = { name, phone, email, address, refusal: `${configuration.publicUrl}/more/consents` };
    const smsBudget = createSmsBudget({
      attempts: vault.attempts,
      perDay: settings.smsPerDay,
      alarm: (used, perDay) =>
        log.error({ alarm: 'sms_budget', used, perDay }, 'the text messages of the day run out: somebody has to look'),
    });
    const letters = createMailbox(pool);
    const mailbox = createSandboxMailbox(letters, sealer);
    const transports = chooseTransports(settings, mailbox.transport, log);
    if (settings.openMailbox) log.warn('the mailbox of the sandbox is open to everyone');
    const history = messageHistory({ commands, stories, namesOf: createNamesOf(names) });
    return {
      recordHistories: [history],
      offers: {
        ...{ messages, smsBudget, transports, pretended: pretendedChannels(transports) },
        messageFigures: messageFigures(pool),
      },
      budgets: async () => [await smsBudget.state()],
      exportOf: messageExport({ db: pool, commands }),
      effects: { [SEND_MESSAGE]: sendMessage({ commands, texts, transports, clock }) },
      schedules: { 'prune-mailbox': { everyMs: 3_600_000, run: () => letters.prune(7 * 24 * 3600) } },
      stop: () => closeTransports(transports),
      routes: [
        ...messageRoutes({
          messages,
          mailbox,
          mailboxOpen: settings.openMailbox,
          trustsThisMachine: configuration.trustsThisMachine,
        }),
        ...adminMessageRoutes(
          createAdminMessages({
            ...{ db: pool, sealer, commands, messages, texts, vault, blindIndex, smsBudget, sender },
            records: createMessageRecords(commands),
            history,
            templates: { sender, items: templatePreviews(declared.messageTemplates) },
          }),
        ),
      ],
    };
  },
});
