import { addDays, addYears, isLocalDate, type LocalDate } from '../../../kernel/korean-date.ts';

/** The days that a question states, by what happened on them. */
export type StatedDates = {
  /** From which the three months run. */
  readonly dismissed: LocalDate | null;
  /** On which the statement of reasons of a disposition was received (public officials). */
  readonly received: LocalDate | null;
  readonly joined: LocalDate | null;
  /** `4달 전`, without a day: so many months ago. */
  readonly monthsAgo: number | null;
};

type Happened = 'dismissed' | 'received' | 'joined' | 'else';
type Named = { readonly day: LocalDate; readonly happened: Happened; readonly isLastDay: boolean };

const written = new RegExp(
  [
    String.raw`(?<year>\d{4})\s*[년.\-/]\s*(?<month>\d{1,2})\s*[월.\-/]\s*(?<day>\d{1,2})(?!\d)`,
    String.raw`(?<which>작년|지난해|올해|내년)?\s*(?<month2>\d{1,2})\s*월\s*(?<day2>\d{1,2})\s*일`,
    String.raw`(?<![\d./])(?<month3>\d{1,2})/(?<day3>\d{1,2})(?![\d/])`,
    String.raw`(?<word>오늘|어제|그저께|그제)(?!부터\s*근무)`,
    String.raw`(?<ago>\d{1,3})\s*일\s*전`,
  ].join('|'),
  'gu',
);

/** Reads only days that are named exactly: whoever says `지난주` is asked for the day. */
export const statedDates = (text: string, today: LocalDate): StatedDates => {
  const places = [...text.matchAll(written)];
  const named = places.flatMap((match, n): Named[] => {
    const day = dayOf(match, today, text);
    if (day === null) return [];
    const from = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const after = text.slice(from, Math.min(from + 30, places[n + 1]?.index ?? text.length));
    return [{ day, happened: happenedOn(before, after), isLastDay: /^\s*(?:까지|부로|자로)/u.test(after) }];
  });
  const dismissals = named.filter(({ happened }) => happened === 'dismissed');
  return {
    // The day stated in the notice counts, not the day of the notice: the last working day, else the latest.
    dismissed: (dismissals.find(({ isLastDay }) => isLastDay) ?? latest(dismissals))?.day ?? null,
    received: named.find(({ happened }) => happened === 'received')?.day ?? null,
    joined: named.find(({ happened }) => happened === 'joined')?.day ?? null,
    monthsAgo: monthsAgoIn(text),
  };
};

const latest = (named: readonly Named[]): Named | undefined =>
  named.toSorted((one, other) => (one.day < other.day ? 1 : -1))[0];

const dayOf = (match: RegExpExecArray, today: LocalDate, text: string): LocalDate | null => {
  const { year, month, day, which, month2, day2, month3, day3, word, ago } = match.groups ?? {};
  if (word !== undefined) return addDays(today, { 오늘: 0, 어제: -1 }[word] ?? -2);
  if (ago !== undefined) return addDays(today, -Number(ago));
  if (year !== undefined) return existing(Number(year), month, day);
  const ownMonth = month2 ?? month3;
  const ownDay = day2 ?? day3;
  const thisYear = Number(today.slice(0, 4));
  if (which === '작년' || which === '지난해') return existing(thisYear - 1, ownMonth, ownDay);
  if (which === '내년') return existing(thisYear + 1, ownMonth, ownDay);
  if (which === '올해') return existing(thisYear, ownMonth, ownDay);
  return nearest(existing(thisYear, ownMonth, ownDay), today, /까지|예정|부로/u.test(text.slice(match.index)));
};

const existing = (year: number, month = '', day = ''): LocalDate | null => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(date) ? date : null;
};

/** Of a day without a year: the last one that was, unless it is said to be coming and comes within half a year. */
const nearest = (day: LocalDate | null, today: LocalDate, isComing: boolean): LocalDate | null => {
  if (day === null) return null;
  const halfYear = 183;
  if (isComing) {
    const next = day < today ? addYears(day, 1) : day;
    if (next <= addDays(today, halfYear)) return day < today && day > addDays(today, -halfYear) ? day : next;
  }
  return day <= addDays(today, halfYear) && (day <= today || isComing) ? day : addYears(day, -1);
};

const joining = /^[^.!?\n]{0,8}(?:입사|들어[왔갔간온]|근무\s*시작|일\s*시작|다니기\s*시작|계약서|채용)/u;
const receiving = /처분\s*사유\s*설명서|사유\s*설명서|처분서/u;
const ending =
  /해고|짤|짜르|잘[렸리려라]|통보|그만|나오지|나가|퇴사|만료|권고|파면|해임|면직|당[했햇함하]|카톡|문자|전화|쫓겨|내보내|까지|취소/u;
/** `입사 3일 전`, `취업규칙엔 3일 전 통보`: no day of this dismissal. */
const ofSomethingElse = /(?:입사|출근|시작|개회|개최|규칙[은엔에]?|규정[은엔에]?|계약)\s*$/u;

const happenedOn = (before: string, after: string): Happened => {
  if (ofSomethingElse.test(before) || /^\s*(?:통보|통지)라고/u.test(after)) return 'else';
  if (joining.test(after)) return 'joined';
  if (receiving.test(after)) return 'received';
  if (ending.test(after)) return 'dismissed';
  // The day follows what happened on it: `…징계해고당함 11월 9일이요`.
  const isAlone = /^\s*(?:(?:이요|이에요|예요|요|입니다|임|에요)(?!\p{L})|에?[.!~\s]*$)/u.test(after);
  return isAlone && (ending.test(before) || before.trim() === '') ? 'dismissed' : 'else';
};

const numbers: Readonly<Record<string, number>> = { 한: 1, 두: 2, 세: 3, 석: 3, 네: 4, 넉: 4, 다섯: 5, 여섯: 6 };

const monthsAgoIn = (text: string): number | null => {
  const [, said = ''] =
    /(\d{1,2}|한|두|세|석|네|넉|다섯|여섯)\s*(?:달|개월)\s*(?:쯤|정도|이|가|도)?\s*(?:전|지[났나난남]|넘[었게음]|됐|되었|됨|째\s*되)/u.exec(
      text,
    ) ?? [];
  return said === '' ? null : (numbers[said] ?? Number(said));
};
