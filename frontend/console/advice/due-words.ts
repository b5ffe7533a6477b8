import { koreanTimeOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const amount = (milliseconds: number): string => {
  if (milliseconds < hour) return `${Math.floor(milliseconds / minute)}분`;
  if (milliseconds < day) return `${Math.floor(milliseconds / hour)}시간`;
  const days = Math.floor(milliseconds / day);
  return days === 1 ? '하루' : `${days}일`;
};

/** How long until something is due, or since it was: `2시간 남음`, `하루 지남`. */
export const dueWords = (due: string, now: Date): string => {
  const left = Date.parse(due) - now.getTime();
  if (Math.abs(left) < minute) return left < 0 ? '방금 지남' : '1분 안';
  return left < 0 ? `${amount(-left)} 지남` : `${amount(left)} 남음`;
};

/** `11. 30. 18:00` in Korean time, for the narrow columns of lists. */
export const dueMoment = (due: string): string => {
  const [, month, day, clock] = /^\d+-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(koreanTimeOf(due)) ?? [];
  return `${Number(month)}.\u00a0${Number(day)}.\u00a0${clock}`;
};
