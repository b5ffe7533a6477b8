import { addDays, koreanDateOf, type LocalDate, weekdayOf } from '../kernel/korean/korean-date.ts';
import { isRestDay } from '../kernel/korean/korean-holidays.ts';

/** A wished time: a weekday and the time (Korean time) at which the consultation begins. */
export type Slot = { readonly weekday: Weekday; readonly time: string };

/** As it was sent: perhaps no time of the firm's. */
export type WishedTime = { readonly weekday: string; readonly time: string };

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  mon: '월요일',
  tue: '화요일',
  wed: '수요일',
  thu: '목요일',
  fri: '금요일',
};

/** The firm's hours: every half hour from 09:30, the last at 17:00, none at noon. */
export const slotTimes = [
  ...['09:30', '10:00', '10:30', '11:00', '11:30'],
  ...['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'],
] as const;

type SlotTime = (typeof slotTimes)[number];

export const SLOTS_AT_MOST = 3;
/** How long a consultation lasts, in minutes. */
export const SLOT_MINUTES = 30;
/** The firm agrees on a day at most this many days ahead. */
const DAYS_AHEAD = 28;

/** `월요일 14:00`. */
export const slotText = ({ weekday, time }: Slot): string => `${weekdayNames[weekday]} ${time}`;

const keyOf = ({ weekday, time }: WishedTime): string => `${weekday} ${time}`;
export const isSameSlot = (one: Slot, other: Slot): boolean => keyOf(one) === keyOf(other);

const isWeekday = (name: string): name is Weekday => weekdays.some((each) => each === name);
const isOpenTime = (time: string): time is SlotTime => slotTimes.some((each) => each === time);
/** One of the firm's times; its type says so. */
export const isOpenSlot = (slot: WishedTime): slot is { readonly weekday: Weekday; readonly time: SlotTime } =>
  isWeekday(slot.weekday) && isOpenTime(slot.time);

/** Why these times can't be wished for, in Korean; null where they can. */
export const slotsMistake = (slots: readonly WishedTime[]): string | null => {
  if (slots.length === 0) return '상담받고 싶은 시간을 하나 이상 골라 주세요.';
  if (slots.length > SLOTS_AT_MOST) return `시간은 ${SLOTS_AT_MOST}개까지 고를 수 있어요. 하나를 지우고 골라 주세요.`;
  if (!slots.every(isOpenSlot)) return '상담은 평일 9:30부터 17:30까지예요. 그 안에서 골라 주세요.';
  if (new Set(slots.map(keyOf)).size < slots.length) return '같은 시간을 두 번 고르셨어요. 하나만 남겨 주세요.';
  return null;
};

/** The working days of the next four weeks on which a slot can be agreed, from tomorrow (Korean time). */
export const daysOfSlot = (slot: Slot, now: string): readonly LocalDate[] =>
  Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(koreanDateOf(now), days + 1)).filter(
    (day) => weekdays[weekdayOf(day) - 1] === slot.weekday && !isRestDay(day),
  );

/** The instant (ISO 8601 UTC) at which a slot begins on a day. Korea has no summer time. */
export const instantOfSlot = (day: LocalDate, { time }: Slot): string =>
  new Date(`${day}T${time}:00+09:00`).toISOString();

/** The wished slot that begins at this instant on a day that can be agreed on; null where it is none of them. */
export const slotAt = (slots: readonly Slot[], at: string, now: string): Slot | null =>
  slots.find((slot) => daysOfSlot(slot, now).some((day) => instantOfSlot(day, slot) === at)) ?? null;
