import { reminderTemplates } from '@nomucheck/domain/reminders/message-templates.ts';
import { reminderEvents } from '@nomucheck/domain/reminders/reminder-events.ts';
import { remindersDecider, remindersStream } from '@nomucheck/domain/reminders/reminders.ts';
import { deadlineReminders } from '@nomucheck/projections/reminders/deadline-reminders.ts';
import type { checks } from '../checks/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import { createLinkTokens } from '../engine/links/link-tokens.ts';
import type { messages } from '../messages/context.ts';
import { noteDueReminders } from './due-reminders.ts';
import {
  FOLLOW_DEADLINE,
  followDeadline,
  reminderFollowing,
  WRITE_REMINDER,
  writeReminder,
} from './reminder-following.ts';
import { reminderRoutes, stopPageHead } from './reminder-routes.ts';
import { createReminders } from './reminders.ts';
import { reminderSentences } from './sentences.ts';

type Needs = Pick<OffersOf<typeof messages>, 'messages' | 'smsBudget'> &
  Pick<OffersOf<typeof checks>, 'checkViews' | 'findCheck'>;

const purpose = 'reminders';
const fiveMinutes = 300_000;

/** Messages 30, 14 and 3 days before a deadline, for people who asked for them. */
export const reminders = defineContext({
  name: 'reminders',
  events: reminderEvents,
  projections: [deadlineReminders],
  processManagers: [reminderFollowing],
  sentences: reminderSentences,
  messageTemplates: reminderTemplates,
  create: (
    { pool, commands, configuration, indexKey, clock, log },
    { messages, smsBudget, checkViews, findCheck }: Needs,
  ) => {
    const { publicUrl } = configuration;
    const tokens = createLinkTokens(indexKey, purpose);
    const reminders = createReminders({ db: pool, commands, checkViews, tokens, clock });
    return {
      offers: {},
      exportOf: async ({ user }) => {
        const { state } = await commands.load(remindersDecider, remindersStream(user.id));
        if (!state?.active) return { reminders: null };
        const { checkId, channel, deadline, toCome } = state.active;
        return { reminders: { checkId, channel, deadline, toCome } };
      },
      eraseOf: reminders.endAllOf,
      effects: {
        [WRITE_REMINDER]: writeReminder({ commands, messages, findCheck, tokens, publicUrl }),
        [FOLLOW_DEADLINE]: followDeadline({ commands, findCheck, clock }),
      },
      schedules: {
        'note-due-reminders': {
          everyMs: fiveMinutes,
          run: async () => {
            const noted = await noteDueReminders({ db: pool, commands, smsBudget, clock });
            if (noted > 0) log.info({ noted }, 'reminders of deadlines are due');
          },
        },
      },
      pageHeads: { '/reminders/stop/:token': stopPageHead },
      routes: reminderRoutes({ reminders }),
    };
  },
});
