import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { RouteName } from '../rulesets/ruleset.ts';
import type { ReminderChannel, ReminderEvent, RemindersEndReason } from './reminder-events.ts';
import { daysLeft, dueAt, isDaytime, stillToCome } from './schedule.ts';

/** The reminders that a person asked for and that still run. */
export type ActiveReminders = {
  readonly remindersId: string;
  readonly checkId: string;
  readonly channel: ReminderChannel;
  readonly deadline: LocalDate;
  /** The days before the deadline of those still to come, the earliest first. */
  readonly toCome: readonly number[];
  readonly stopTokenHash: string;
};

/** A person's reminders: of one deadline at a time. null where they never asked for any. */
export type Reminders = {
  readonly owner: string;
  readonly active: ActiveReminders | null;
  /** Why the last ones ended; null while some run. */
  readonly ended: RemindersEndReason | null;
};

export type ReminderCommand =
  | {
      readonly type: 'RequestReminders';
      readonly owner: string;
      readonly remindersId: string;
      readonly checkId: string;
      readonly channel: ReminderChannel;
      /** Of the deadline: it says how early the reminders come, and isn't kept. */
      readonly route: RouteName;
      readonly deadline: LocalDate;
      readonly stopTokenHash: string;
      readonly at: string;
    }
  /** A diagnosis was calculated, and its deadline is this one. */
  | {
      readonly type: 'FollowDeadline';
      readonly checkId: string;
      readonly route: RouteName;
      readonly deadline: LocalDate;
      /** The service recalculated an older check; the reminders of another, newer check stay. Absent means false. */
      readonly byService?: boolean;
      readonly at: string;
    }
  /** The check was calculated again, and there is nothing left to file: it was filed, decided or settled. */
  | { readonly type: 'FollowNoDeadline'; readonly checkId: string }
  | { readonly type: 'RemindIfDue'; readonly at: string }
  | { readonly type: 'EndReminders'; readonly why: RemindersEndReason };

const tooLate = '기한이 얼마 남지 않아 알림을 예약할 수 없어요. 지금 바로 준비해 주세요.';

const decide = (command: ReminderCommand, reminders: Reminders | null): readonly ReminderEvent[] => {
  const active = reminders?.active ?? null;
  if (command.type === 'RequestReminders') {
    const { type: _type, at, route, ...requested } = command;
    const toCome = stillToCome(route, requested.deadline, at);
    if (toCome.length === 0) throw new DomainError('stage_wrong', { errors: { '': tooLate } });
    return [
      ...(active ? [ended(requested.owner, 'replaced')] : []),
      { type: 'RemindersRequested', data: { ...requested, toCome } },
    ];
  }
  if (!reminders || !active) return [];
  const { owner } = reminders;
  switch (command.type) {
    case 'FollowDeadline': {
      const { checkId, route, deadline, byService = false, at } = command;
      if (byService && checkId !== active.checkId) return [];
      if (deadline === active.deadline || daysLeft(deadline, at) < 0) return [];
      const toCome = stillToCome(route, deadline, at);
      return [{ type: 'ReminderDeadlineChanged', data: { owner, checkId, deadline, toCome } }];
    }
    case 'FollowNoDeadline':
      return command.checkId === active.checkId ? [ended(owner, 'nothing_to_file')] : [];
    case 'RemindIfDue':
      return remindIfDue(owner, active, command.at);
    case 'EndReminders':
      return [ended(owner, command.why)];
  }
};

const ended = (owner: string, why: RemindersEndReason): ReminderEvent => ({
  type: 'RemindersEnded',
  data: { owner, why },
});

/** One message at a time: of several that are due, because nothing was sent for a while, only the last is still right. */
const remindIfDue = (owner: string, active: ActiveReminders, at: string): readonly ReminderEvent[] => {
  const { checkId, channel, deadline, remindersId } = active;
  const left = daysLeft(deadline, at);
  if (left < 0) return [ended(owner, 'deadline_passed')];
  const daysBefore = dueOf(active, at);
  if (daysBefore === null || !isDaytime(at)) return [];
  return [
    { type: 'ReminderDue', data: { owner, checkId, channel, deadline, daysBefore, daysLeft: left, remindersId } },
  ];
};

/** The last reminder whose time has come; null when none has. */
const dueOf = ({ deadline, toCome }: ActiveReminders, at: string): number | null =>
  toCome.findLast((days) => Date.parse(dueAt(deadline, days)) <= Date.parse(at)) ?? null;

/** When there is something to do next: a reminder, or, once all are sent, to end them the day after the deadline. */
export const nextDueAt = ({ deadline, toCome }: Pick<ActiveReminders, 'deadline' | 'toCome'>): string =>
  dueAt(deadline, toCome[0] ?? -1);

const evolve = (reminders: Reminders | null, event: ReminderEvent): Reminders | null => {
  if (event.type === 'RemindersRequested') {
    const { owner, ...active } = event.data;
    return { owner, active, ended: null };
  }
  if (!reminders?.active) return reminders;
  const { active } = reminders;
  switch (event.type) {
    case 'ReminderDeadlineChanged': {
      const { checkId, deadline, toCome } = event.data;
      return { ...reminders, active: { ...active, checkId, deadline, toCome } };
    }
    case 'ReminderDue': {
      const toCome = active.toCome.filter((days) => days < event.data.daysBefore);
      return { ...reminders, active: { ...active, toCome } };
    }
    case 'RemindersEnded':
      return { ...reminders, active: null, ended: event.data.why };
  }
};

export const remindersDecider: Decider<Reminders | null, ReminderCommand, ReminderEvent> = {
  initialState: null,
  decide,
  evolve,
};

/** One stream a person. */
export const remindersStream = (owner: string): string => `reminders-${owner}`;
