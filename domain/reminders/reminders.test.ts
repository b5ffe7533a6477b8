import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import type { ReminderEvent } from './reminder-events.ts';
import { nextDueAt, type ReminderCommand, remindersDecider } from './reminders.ts';

const owner = '018f0000-0000-7000-8000-000000000001';
const checkId = '018f0000-0000-7000-8000-000000000002';
const remindersId = '018f0000-0000-7000-8000-000000000003';
const anotherCheck = '018f0000-0000-7000-8000-000000000004';
const deadline = '2027-02-02';
const stopTokenHash = 'a'.repeat(64);
/** Nine in the morning in Seoul. */
const nine = (day: string): string => `${day}T00:00:00.000Z`;

const request = (at: string): Extract<ReminderCommand, { type: 'RequestReminders' }> => ({
  ...{ type: 'RequestReminders', owner, remindersId, checkId, channel: 'email', stopTokenHash, at },
  ...{ route: 'labour_commission', deadline },
});
const requested = (...toCome: number[]): ReminderEvent => ({
  type: 'RemindersRequested',
  data: { owner, remindersId, checkId, channel: 'email', deadline, stopTokenHash, toCome },
});
const due = (daysBefore: number, daysLeft = daysBefore): ReminderEvent => ({
  type: 'ReminderDue',
  data: { owner, checkId, channel: 'email', deadline, daysBefore, daysLeft, remindersId },
});
const changed = (to: string, ...toCome: number[]): ReminderEvent => ({
  type: 'ReminderDeadlineChanged',
  data: { owner, checkId: anotherCheck, deadline: to, toCome },
});
const ended = (why: 'by_owner' | 'replaced' | 'deadline_passed'): ReminderEvent => ({
  type: 'RemindersEnded',
  data: { owner, why },
});
const remind = (at: string): ReminderCommand => ({ type: 'RemindIfDue', at });
const spec = deciderSpec(remindersDecider);

describe('reminders of a deadline', () => {
  it('come 30, 14 and 3 days before; when asked for late, only the later ones', () => {
    spec
      .given()
      .when(request('2026-11-23T03:00:00.000Z'))
      .thenHappens(requested(30, 14, 3));
    spec.given().when(request('2027-01-10T03:00:00.000Z')).thenHappens(requested(14, 3));
    // On the fourteenth day before, at nine, that one would be due at once: only later ones are promised.
    spec
      .given()
      .when(request(nine('2027-01-19')))
      .thenHappens(requested(3));
    spec.given().when(request('2027-01-31T03:00:00.000Z')).thenRefused('stage_wrong');
  });

  it.each(['labour_commission_review', 'administrative_suit'] as const)(
    'come 7, 3 and 1 day before where ten or fifteen days are all: %s (근로기준법 제31조)',
    (route) => {
      const asked: ReminderCommand = { ...request('2027-01-23T03:00:00.000Z'), route };
      spec
        .given()
        .when(asked)
        .thenHappens(requested(7, 3, 1));
      // On the day before the last but one, after nine, one is still to come.
      spec
        .given()
        .when({ ...request('2027-01-31T03:00:00.000Z'), route })
        .thenHappens(requested(1));
      spec
        .given()
        .when({ ...request('2027-02-01T03:00:00.000Z'), route })
        .thenRefused('stage_wrong');
    },
  );

  it('end where the same check has nothing left to file; another check ends nothing', () => {
    spec
      .given(requested(3))
      .when({ type: 'FollowNoDeadline', checkId })
      .thenHappens({ type: 'RemindersEnded', data: { owner, why: 'nothing_to_file' } });
    spec.given(requested(3)).when({ type: 'FollowNoDeadline', checkId: anotherCheck }).thenHappens();
    spec.given().when({ type: 'FollowNoDeadline', checkId }).thenHappens();
  });

  it('are due at nine in the morning in Seoul, each once', () => {
    spec
      .given(requested(30, 14, 3))
      .when(remind('2027-01-02T23:59:59.999Z'))
      .thenHappens();
    spec
      .given(requested(30, 14, 3))
      .when(remind(nine('2027-01-03')))
      .thenHappens(due(30));
    spec
      .given(requested(30, 14, 3), due(30))
      .when(remind(nine('2027-01-04')))
      .thenHappens();
    spec
      .given(requested(30, 14, 3), due(30))
      .when(remind(nine('2027-01-19')))
      .thenHappens(due(14));
    spec
      .given(requested(30, 14, 3), due(30), due(14))
      .when(remind(nine('2027-01-30')))
      .thenHappens(due(3));
    spec
      .given(requested(30, 14, 3), due(30), due(14), due(3))
      .when(remind(nine('2027-02-01')))
      .thenHappens();
  });

  it('wake nobody: what became due while the service was down waits for the morning and says the days that are left', () => {
    const atElevenInTheEvening = '2027-01-19T14:00:00.000Z';
    spec.given(requested(14, 3)).when(remind(atElevenInTheEvening)).thenHappens();
    spec
      .given(requested(14, 3))
      .when(remind(nine('2027-01-20')))
      .thenHappens(due(14, 13));
  });

  it('come as one message, the last, when several are due', () => {
    const given = spec.given(requested(30, 14, 3));
    given.when(remind(nine('2027-01-31'))).thenHappens(due(3, 2));
    expect(given.when(remind(nine('2027-01-31'))).state()?.active?.toCome).toEqual([]);
  });

  it('end when the deadline has passed, and at a click; then none comes', () => {
    spec
      .given(requested(30, 14, 3))
      .when(remind(nine('2027-02-02')))
      .thenHappens(due(3, 0));
    spec
      .given(requested(30, 14, 3))
      .when(remind(nine('2027-02-03')))
      .thenHappens(ended('deadline_passed'));
    spec
      .given(requested(30, 14, 3), due(3))
      .when(remind(nine('2027-02-03')))
      .thenHappens(ended('deadline_passed'));
    spec.given(requested(3)).when({ type: 'EndReminders', why: 'by_owner' }).thenHappens(ended('by_owner'));
    const over = spec.given(requested(3), ended('by_owner'));
    over.when(remind(nine('2027-01-30'))).thenHappens();
    over.when({ type: 'EndReminders', why: 'by_owner' }).thenHappens();
    spec
      .given()
      .when(remind(nine('2027-01-30')))
      .thenHappens();
  });

  it('follow a newer diagnosis with another deadline; asking again replaces them', () => {
    const follow = (to: string): ReminderCommand => ({
      ...{ type: 'FollowDeadline', checkId: anotherCheck, route: 'labour_commission', deadline: to },
      at: '2026-12-20T03:00:00.000Z',
    });
    spec
      .given(requested(30, 14, 3))
      .when(follow('2027-01-10'))
      .thenHappens(changed('2027-01-10', 14, 3));
    spec
      .given(requested(30, 14, 3))
      .when(follow(deadline))
      .thenHappens();
    spec
      .given(requested(30, 14, 3))
      .when(follow('2026-12-01'))
      .thenHappens();
    spec.given(requested(3), ended('by_owner')).when(follow('2027-01-10')).thenHappens();
    const moved = spec.given(requested(30, 14, 3), changed('2027-01-10', 14, 3));
    moved.when(remind(nine('2026-12-27'))).thenHappens({
      type: 'ReminderDue',
      data: {
        ...{ owner, checkId: anotherCheck, channel: 'email', deadline: '2027-01-10', remindersId },
        ...{ daysBefore: 14, daysLeft: 14 },
      },
    });
    spec
      .given(requested(3))
      .when(request('2026-11-23T03:00:00.000Z'))
      .thenHappens(ended('replaced'), requested(30, 14, 3));
  });

  it('of one check are left alone by the correction of another one, and follow the correction of their own', () => {
    const corrected = (of: string): ReminderCommand => ({
      ...{ type: 'FollowDeadline', checkId: of, route: 'labour_commission', deadline: '2027-01-10', byService: true },
      at: '2026-12-20T03:00:00.000Z',
    });
    const running = spec.given(requested(30, 14, 3));
    running.when(corrected(anotherCheck)).thenHappens();
    running.when(corrected(checkId)).thenHappens({
      type: 'ReminderDeadlineChanged',
      data: { owner, checkId, deadline: '2027-01-10', toCome: [14, 3] },
    });
  });

  it('are looked at again at the next one, and, after the last, once the deadline has passed', () => {
    expect(nextDueAt({ deadline, toCome: [30, 14, 3] })).toBe(nine('2027-01-03'));
    expect(nextDueAt({ deadline, toCome: [] })).toBe(nine('2027-02-03'));
  });
});
