import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { reminderEvents } from '@nomucheck/domain/reminders/reminder-events.ts';
import { nextDueAt } from '@nomucheck/domain/reminders/reminders.ts';
import { z } from 'zod';
import type { Db } from '../runner/db.ts';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** A person's running reminders, and when there is something to do for them. */
export type DeadlineRemindersRow = {
  owner: string;
  deadline: string;
  to_come: readonly number[];
  next_at: string;
  stop_token_hash: string;
};

const owned = z.object({ owner: z.string() });
const changed = owned.extend({ deadline: z.string(), toCome: z.array(z.int()) });
const requested = changed.extend({ stopTokenHash: z.string() });
const due = owned.extend({ daysBefore: z.int() });

const keys = ({ data }: Event<z.infer<typeof owned>>): readonly string[] => [data.owner];

const until = (deadline: string, toCome: readonly number[]) => ({
  deadline,
  to_come: toCome,
  next_at: nextDueAt({ deadline, toCome }),
});

/** One row for each person whose reminders run; ended ones have none. */
export const deadlineReminders = defineProjection<DeadlineRemindersRow>({
  name: 'deadline-reminders',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'deadline_reminders',
    key: 'owner',
    columns: {
      deadline: 'date not null',
      to_come: 'jsonb not null',
      next_at: 'timestamptz not null',
      stop_token_hash: 'text not null',
    },
    indexes: ['(next_at, owner)', '(stop_token_hash)'],
  },
  takes: [
    on(definitionIn(reminderEvents, 'RemindersRequested'), requested, {
      keys,
      evolveRow: (_row, { data: { owner, deadline, toCome, stopTokenHash } }) => ({
        owner,
        ...until(deadline, toCome),
        stop_token_hash: stopTokenHash,
      }),
    }),
    on(definitionIn(reminderEvents, 'ReminderDeadlineChanged'), changed, {
      keys,
      evolveRow: (row, { data: { deadline, toCome } }) => row && { ...row, ...until(deadline, toCome) },
    }),
    on(definitionIn(reminderEvents, 'ReminderDue'), due, {
      keys,
      evolveRow: (row, { data: { daysBefore } }) =>
        row && {
          ...row,
          ...until(
            row.deadline,
            row.to_come.filter((days) => days < daysBefore),
          ),
        },
    }),
    on(definitionIn(reminderEvents, 'RemindersEnded'), owned, { keys, evolveRow: () => null }),
  ],
});

/** Whose reminders have something to do by this instant, the longest waiting first. */
export const ownersOfDueReminders = async (db: Db, now: string, limit: number): Promise<readonly string[]> => {
  const { rows } = await db.query<{ owner: string }>(
    'select owner from read.deadline_reminders where next_at <= $1 order by next_at, owner limit $2',
    [now, limit],
  );
  return rows.map(({ owner }) => owner);
};

/** Whose running reminders this token's hash ends; null for every other. */
export const ownerOfStopToken = async (db: Db, stopTokenHash: string): Promise<string | null> => {
  const { rows } = await db.query<{ owner: string }>(
    'select owner from read.deadline_reminders where stop_token_hash = $1',
    [stopTokenHash],
  );
  return rows[0]?.owner ?? null;
};
