import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import { sectionTopics } from '../answering/question/section-topics.ts';
import { hourlyWageIn, monthlyWageIn, monthsServed, weeklyHoursIn } from './amounts.ts';
import { answersOf } from './answers.ts';
import { askerIn, isAskerUnclear } from './asker/asker.ts';
import { sideSaid } from './asker/side-said.ts';
import { monthsAgoIn } from './days/months-ago.ts';
import { type StatedDays, statedDays } from './days/stated-days.ts';
import { tenseOf } from './days/tense.ts';
import { isInDespair } from './events/despair.ts';
import { dismissalIn, resignationIn } from './events/events.ts';
import { contractIn, groundIn, isTeacher } from './events/persons.ts';
import { protectedIn } from './events/protected.ts';
import { askedIn, isReply } from './events/stages/reply.ts';
import { stageIn } from './events/stages/stage.ts';
import type { Facts } from './facts.ts';
import { withoutOrders } from './orders.ts';
import { withSingleBlanks } from './words/blanks.ts';
import { withFigures } from './words/figures-in-words.ts';
import { says } from './words/words.ts';
import { sizeIn, workersIn } from './workers.ts';
import { commissionIn } from './workplace.ts';

/** What is read from the words alone, before any day is counted. */
export type Understood = Omit<Facts, 'clock' | 'clocks' | 'against'>;

/** Reads the last message together with what the same person wrote before, the oldest first. */
export const understand = (question: string, before: readonly string[], today: LocalDate): Understood => {
  const { text: quoted, orders } = withoutOrders(withFigures(withSingleBlanks(question)));
  const earlier = before.map((text) => withFigures(withSingleBlanks(text)));
  const whole = [...earlier, quoted].join('\n');
  // What a reply is about was said before it: `사람을 새로 뽑았어요` makes no company of a worker.
  const told = earlier.length > 0 && isReply(quoted) ? earlier.join('\n') : whole;
  const side = sideSaid(whole);
  const asker = side ?? askerIn(told);
  const asked = askedIn(quoted, earlier);
  const days = daysOf([...earlier, quoted], today);
  const contract = contractIn(whole);
  const stage = stageIn(whole, asker);
  const dismissal = dismissalIn(whole, { asker, today, contract, dismissed: days.dismissed });
  const workers = workersIn(quoted) ?? workersIn(whole);
  const grounds = sectionTopics(quoted, earlier, workers).map(({ id }) => id);
  const read = {
    grounds,
    ...{ question: asked, orders, today, asker, dismissal, stage, contract, workers },
    ...{ resignation: resignationIn(whole), notice: noticeIn(whole), protectedBy: protectedIn(whole, grounds) },
    isAskerUnclear: side === null && isAskerUnclear(told),
    isInDespair: isInDespair(whole),
    ...{
      size: sizeIn(whole, workers),
      months: monthsServed(whole) ?? monthsSince(days, today),
      weeklyHours: weeklyHoursIn(whole),
    },
    ...{ monthlyWage: monthlyWageIn(whole), hourlyWage: hourlyWageIn(whole) },
    monthsAgo: monthsAgoIn(whole, today),
    commission: commissionIn(whole),
    days:
      contract === 'public_official'
        ? ofOfficials(countedDays(days, dismissal, today), whole, today)
        : countedDays(days, dismissal, today),
  } as const;
  return {
    ...read,
    answers: answersOf(read, { joined: days.joined, ground: groundIn(whole) }),
    says: says(whole),
    asks: says(asked),
  };
};

/** Whole months from the day on which the person came to the last day that is told, or to today. */
const monthsSince = ({ joined, dismissed }: StatedDays, today: LocalDate): number | null => {
  const until = dismissed ?? today;
  if (joined === null || joined > until) return null;
  const months =
    (Number(until.slice(0, 4)) - Number(joined.slice(0, 4))) * 12 +
    Number(until.slice(5, 7)) -
    Number(joined.slice(5, 7));
  return Number(until.slice(8)) < Number(joined.slice(8)) ? months - 1 : months;
};

/** What is said last counts, where two messages name a day of the same kind. */
const daysOf = (texts: readonly string[], today: LocalDate): StatedDays => {
  // `짤렸어요` and then `5월 2일이요`: the day is one that was.
  const stated = texts.map((text, n) => statedDays(text, today, tenseOf(texts.slice(0, n).join(' '))));
  const [latest, ...before] = stated.toReversed();
  return before.reduce<StatedDays>(
    (known, older) => ({
      dismissed: known.dismissed ?? older.dismissed,
      told: known.told ?? older.told,
      punished: known.punished ?? older.punished,
      decided: known.decided ?? older.decided,
      ordered: known.ordered ?? older.ordered,
      joined: known.joined ?? older.joined,
      hearing: known.hearing ?? older.hearing,
      received: known.received ?? older.received,
    }),
    latest ?? statedDays('', today),
  );
};

/**
 * Their thirty days are counted from the notice where the day of the statement isn't told, a teacher's from whatever day they knew of it
 * (교원지위법 제9조): who appeals too soon loses nothing.
 */
const ofOfficials = (days: Facts['days'], whole: string, today: LocalDate): Facts['days'] =>
  days.received !== null
    ? days
    : isTeacher(whole)
      ? { ...days, received: days.told ?? past(days.dismissed, today) }
      : /통[보지](?:를|서를?)?\s?(?:[\d월일/.\s]+(?:에|날)?\s?)?받/u.test(whole)
        ? { ...days, received: days.told }
        : days;

/** An order is disputed from the day on which it came; who was told without another day has that one. */
const countedDays = (
  { dismissed, told, punished, decided, ordered, received }: StatedDays,
  dismissal: Facts['dismissal'],
  today: LocalDate,
): Facts['days'] => {
  const isOrder = dismissal === 'transferred' || dismissal === 'suspended' || dismissal === 'disciplined';
  if (!isOrder) return { told, decided, ordered, received, dismissed: dismissed ?? told };
  // Of two the earlier: who files too soon loses nothing.
  const came = [told, punished].flatMap((day) => day ?? []).toSorted()[0] ?? null;
  return { told: came, decided, ordered, received, dismissed: came ?? past(ordered, today) };
};

/** The day of an order that lies ahead is no day on which it came. */
const past = (day: LocalDate | null, today: LocalDate): LocalDate | null => (day !== null && day <= today ? day : null);

const noticeIn = (whole: string): Facts['notice'] => {
  const said = says(whole);
  if (/(?:이메일|메일)(?:로)?\s*(?:왔|받|통보|해고)|이메일/u.test(whole) && !said('합격 메일')) return 'email';
  if (said('카톡', '카카오톡', '문자', '개인카톡', '톡으로', '메신저', 'dm', '디엠', '카톡해고')) return 'messenger';
  if (
    /종이로|(?:통지서|통보서)(?!(?:는|도|를|은|가|조차)?\s?(?:안|못|없|아직))|서류를\s*줬|내용증명|등기\s*우편/u.test(
      whole,
    )
  )
    return 'paper';
  return /(?:말로만?|구두로?|전화로)\s*[^.!?\n]{0,14}(?:나가|해고|통보|재계약|그만|나오지|오지|짤|잘)/u.test(whole) ||
    /'[^']{2,20}'\s*(?:이러네|라고|하네)|나가\s?했|이제\s*오지마|소리\s*들었/u.test(whole)
    ? 'spoken'
    : null;
};
