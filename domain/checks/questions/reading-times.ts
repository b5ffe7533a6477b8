import { about, aboutAfter, plain, type ReadText, read, refused } from './reading-text.ts';

/** A count of minutes: `60`, `60분`, `1시간`, `1시간 30분`, `없음`. */
export const readMinutes = (typed: string): ReadText<number> => {
  const text = plain(typed).replace(about, '').replace(aboutAfter, '');
  if (text === '' || text === '없음' || text === '없어') return read(0);
  const [, hours, minutes] = /^(?:(\d{1,2})시간)?(?:(\d{1,4})분?)?$/.exec(text) ?? [];
  if (hours === undefined && minutes === undefined) {
    return text === '1시간반'
      ? read(90)
      : text === '반시간'
        ? read(30)
        : refused('쉬는 시간을 분으로 적어 주세요. 예: 60');
  }
  return read(Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

/**
 * A time of day as `HH:MM`: `9`, `9시`, `9시 30분`, `9시 반`, `0900`, `930`, `09:00`, `오후 6시`, `저녁 6시`, `6 pm`, `정오`,
 * `자정`, `밤 12시`, `새벽 2시 반`. A bare hour is read as it stands: `6` is six in the morning, because nights are worked, too.
 */
export const readClock = (typed: string): ReadText<string> => {
  const text = plain(typed).toLowerCase().replace(aboutAfter, '');
  if (text === '정오') return read('12:00');
  if (text === '자정') return read('00:00');
  const { part, rest } = partOfDay(text);
  const [, hour = '', minute = ''] =
    /^(\d{1,2})[:.](\d{2})$/.exec(rest) ??
    /^(\d{1,2})시(?:(\d{1,2})분?)?$/.exec(rest.replace(/시반$/, '시30')) ??
    /^(\d{1,2})(\d{2})$/.exec(rest) ??
    /^(\d{1,2})$/.exec(rest) ??
    [];
  const clock = hour === '' ? null : clockOf(Number(hour), Number(minute || 0), part);
  if (clock !== null) return read(clock);
  return refused(
    part === 'breakfast' && isTwelve(Number(hour || NaN))
      ? '아침 12시가 낮인지 밤인지 알 수 없어요. 낮 12시나 밤 12시로 적어 주세요.'
      : '시각을 9시, 09:00, 오후 6시처럼 적어 주세요.',
  );
};

/** The parts of a day by their Korean words; 오전 and 오후 are its halves, the others overlap them. */
type PartOfDay = 'morning' | 'breakfast' | 'noon' | 'afternoon' | 'evening' | 'night';

const partWords: readonly (readonly [PartOfDay, RegExp])[] = [
  ['morning', /^(오전|이른새벽|새벽|am)/],
  ['breakfast', /^(이른아침|아침)/],
  ['noon', /^(한낮|대낮|낮|점심)/],
  ['afternoon', /^(오후|pm)/],
  ['evening', /^(초저녁|저녁)/],
  ['night', /^(한밤중|한밤|늦은밤|심야|밤)/],
];

const partOfDay = (text: string): { readonly part: PartOfDay | null; readonly rest: string } => {
  for (const [part, words] of partWords) {
    const word = words.exec(text)?.[0];
    if (word !== undefined) return { part, rest: text.slice(word.length).replace(/^에/, '') };
  }
  const after = /(a|p)\.?m\.?$/.exec(text);
  if (after === null) return { part: null, rest: text };
  return { part: after[1] === 'a' ? 'morning' : 'afternoon', rest: text.slice(0, after.index) };
};

/** The hours of the clock's face that stand for another hour in this part of the day; null where there is no such hour. */
const hourIn: Readonly<Record<PartOfDay, (hour: number) => number | null>> = {
  morning: (hour) => (hour > 12 ? null : hour % 12),
  // No twelve o'clock is in the morning: some mean noon, some midnight, so they are asked again.
  breakfast: (hour) => (isTwelve(hour) || hour > 12 ? null : hour),
  noon: (hour) => (hour >= 10 && hour < 18 ? hour : hour >= 1 && hour <= 5 ? hour + 12 : null),
  afternoon: (hour) => (hour === 24 ? null : hour >= 12 ? hour : hour + 12),
  // The evening ends at midnight, which people call 저녁 12시 and 밤 12시; the night goes on until five.
  evening: (hour) => (isTwelve(hour) ? 0 : hour >= 16 ? hour : hour >= 4 && hour < 12 ? hour + 12 : null),
  night: (hour) => (isTwelve(hour) ? 0 : hour >= 18 || hour <= 5 ? hour : hour < 12 ? hour + 12 : null),
};

const isTwelve = (hour: number): boolean => hour === 0 || hour === 12 || hour === 24;

const clockOf = (typedHour: number, minute: number, part: PartOfDay | null): string | null => {
  if (minute > 59 || typedHour > 24 || (typedHour === 24 && minute > 0)) return null;
  const hour = part === null ? typedHour % 24 : hourIn[part](typedHour);
  return hour === null ? null : `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};
