import { addMonths, isLocalDate, koreanText, type LocalDate } from '../../../kernel/korean/korean-date.ts';
import { namedDays } from '../../understanding/days/named-days.ts';
import type { Facts } from '../../understanding/facts.ts';
import { labourOffice } from '../lines.ts';
import type { Topic } from '../topic.ts';

const years = 3;
/** Two years after the work ended whoever asks for money is told until when. */
const soonAfter = 24;

/** `2023년 12월 10일에 받았어야 하는 월급`: wages are counted from the day on which they were due. */
const due = ({ question, today }: Facts): LocalDate | null =>
  namedDays(question, today, 'past').find(
    ({ day, before, after }) =>
      day < today &&
      (/^\s*(?:에|이|까지|날)?\s?(?:[가-힣]{1,4}\s)?(?:받았어야|받아야\s?했|줬어야|주었어야|줘야\s?했|나왔어야|들어왔어야|지급했어야|지급\s?기일|(?:이\s)?월급날|급여일)/u.test(
        after,
      ) ||
        /(?:월급날|급여일|지급일|임금\s?지급일)(?:이|은|인)?\s?$/u.test(before)),
  )?.day ?? null;

/** The last day on which they worked, where it lies behind. */
const ended = (facts: Facts): LocalDate | null => {
  const { days, today } = facts;
  const payday = due(facts);
  if (payday !== null) return payday;
  if (days.dismissed !== null && days.dismissed < today) return days.dismissed;
  const month = monthEnded(facts);
  return month !== null && month < today ? month : null;
};

/** `2023년 12월에 퇴사`: without its day it is counted from the first of the month, which is soonest. */
const monthEnded = ({ question }: Facts): LocalDate | null => {
  const [, year = '', month = ''] =
    /(20\d\d)\s?년\s?(\d{1,2})\s?월(?!\s?\d)[^.?!\n]{0,14}(?:그만|퇴사|까지|관[두뒀]|나[왔온]|퇴직)/u.exec(question) ??
    [];
  const day = `${year}-${month.padStart(2, '0')}-01`;
  return isLocalDate(day) ? day : null;
};

const limitOf = (facts: Facts): LocalDate | null => {
  const last = ended(facts);
  return last === null ? null : addMonths(last, years * 12);
};

const moneyOf = ({ question }: Facts): string | null =>
  /퇴직금/u.exec(question)?.[0] ??
  /(?:연차|주휴|연장|야근|야간|예고|휴일)\s?수당/u.exec(question)?.[0] ??
  (/월급|임금|급여|일당|주급|알바비|체불/u.test(question) ? '임금' : null);

const asksLimit = ({ question }: Facts): boolean =>
  /시효|기한|(?:3|삼|세)\s?년\s?(?:안|이내|까지|지나|넘|전|되)|여유|(?:언제|몇\s?년)까지|너무\s?늦|늦었|늦지|아직\s?(?:되|받을|신고|청구|가능)|지금이라도/u.test(
    question,
  );

/** `진정만 넣어 두면 되죠`. */
const isEnoughAsked = ({ question }: Facts): boolean =>
  /(?:진정|신고)(?:만|을|를|하면|해\s?두면|넣)[^.?!\n]{0,40}(?:되는|되죠|되나|될까|괜찮|안\s?해도|멈추|걱정)/u.test(
    question,
  );

const isLongAgo = (facts: Facts): boolean => {
  const last = ended(facts);
  return last !== null && addMonths(last, soonAfter) <= facts.today;
};

/** The right to wages and severance pay ends after three years, and a report to the labour office doesn't stop that. */
export const wageLimit: Topic = {
  id: 'wage-limit',
  title: '임금·퇴직금의 3년 시효',
  askedBy: 'employee',
  alone: true,
  followsUp: true,
  fits: (facts) =>
    facts.stage === 'not_filed' &&
    moneyOf(facts) !== null &&
    (isLongAgo(facts) || (asksLimit(facts) && /시효|년|기한/u.test(facts.question) && facts.dismissal === null))
      ? 3
      : 0,
  first: (facts) => {
    const money = moneyOf(facts) ?? '임금';
    const limit = limitOf(facts);
    if (limit === null)
      return '3년은 노동청에 진정한 것만으로 멈추지 않으니, 3년이 되기 전에 법원에 지급명령이나 소장을 내야 해요.';
    if (limit < facts.today)
      return '3년이 지난 것으로 보이지만 그사이 회사가 갚겠다고 했거나 소송이 있었다면 달라질 수 있으니, 오늘 대한법률구조공단(132)에 물어보세요.';
    return isLongAgo(facts)
      ? `${isEnoughAsked(facts) ? '아니요, 노동청 진정으로는 3년이 멈추지 않고' : '여유가 많지 않아요,'} ${money}은 ${koreanText(limit)}이면 3년이 되어 사라질 수 있으니 그 전에 법원에 지급명령이나 소장을 내세요.`
      : `${money}은 ${koreanText(limit)}까지 3년이고, 노동청에 진정한 것만으로는 멈추지 않으니 그 전에 법원에 지급명령이나 소장을 내야 해요.`;
  },
  clock: (facts) => {
    const limit = limitOf(facts);
    const last = ended(facts);
    return limit === null || last === null || limit < facts.today
      ? '3년은 퇴직금이면 그만둔 때부터, 임금이면 달마다 월급날부터 따로 흘러요.'
      : `${facts.days.dismissed === last || due(facts) === last ? '말씀하신' : '날짜를 모르니 그달의 첫날인'} ${koreanText(last)}부터 세면 ${koreanText(limit)}에 3년이 되고, 월급날이 더 앞선 돈은 먼저 사라져요. 하루라도 앞서 내는 것이 안전해요.`;
  },
  today: () => [
    '오늘 대한법률구조공단(132)이나 변호사에게 전화해 지급명령이나 소장을 낼 준비를 하세요. 혼자서도 전자소송으로 낼 수 있어요.',
    `노동청 진정도 함께 하되 그것만 기다리지 마세요. ${labourOffice}`,
    '당장 내기 어려우면 회사에 금액을 적은 내용증명을 보내세요. 그 뒤 6개월 안에 소송을 해야 효과가 있어요.',
    '회사가 갚겠다고 한 문자나 녹음, 일부라도 보낸 돈의 기록이 있으면 저장하세요.',
  ],
  week: ({ contract }) => [
    '일한 기간과 받을 돈을 보여 주는 계약서, 입금 내역, 근무표, 지시 메시지를 날짜순으로 모으세요.',
    contract === 'freelance' && '출근 시각과 일하는 방법을 누가 정했는지 보여 주는 자료를 함께 모으세요.',
  ],
  law: ({ contract }) => [
    { say: '퇴직금을 받을 권리는 3년이 지나면 사라져요.', law: '근로자퇴직급여 보장법 제10조' },
    { say: '임금을 받을 권리도 3년이 지나면 사라져요.', law: '근로기준법 제49조' },
    {
      say: '이 3년을 멈추는 것은 소장이나 지급명령 같은 법원에 한 청구, 압류나 가압류, 회사가 빚을 인정한 것이에요. 노동청에 한 진정은 여기에 들어 있지 않아요.',
      law: '민법 제168조',
    },
    { say: '내용증명으로 달라고 한 것은 6개월 안에 소송을 해야 효과가 있어요.', law: '민법 제174조' },
    contract === 'freelance' && {
      say: '3.3%를 떼었어도 지시와 시간이 정해져 있었다면 근로자로 인정되어 퇴직금을 받을 수 있어요.',
      law: '근로기준법 제2조 제1항 제1호; 대법원 2004다29736',
    },
  ],
  asks: (facts) => [
    ended(facts) === null && { ask: '마지막으로 일한 날은 언제인가요?' },
    {
      ask: '회사가 갚겠다고 했거나 일부라도 보낸 일이 있나요?',
      choices: [
        {
          say: '갚겠다고 한 글이 있어요',
          then: '회사가 빚을 인정한 것이면 그때부터 3년을 다시 세는 때가 있으니, 그 글의 날짜를 변호사나 132에 보이세요.',
        },
        {
          say: '일부만 받았어요',
          then: '일부를 보낸 것도 빚을 인정한 것으로 볼 때가 있으니, 입금 내역을 저장하고 132에 보이세요.',
        },
        { say: '아무 말도 돈도 없었어요', then: '그러면 처음 정한 3년 안에 법원에 지급명령이나 소장을 내야 해요.' },
      ],
    },
    {
      ask: '노동청에 진정한 일이 있나요?',
      choices: [
        {
          say: '이미 노동청에 진정했어요',
          then: '진정만으로는 3년이 멈추지 않으니, 체불 확인서를 받아 법원에 지급명령이나 소장을 내세요.',
        },
        { say: '진정은 아직 안 했어요', then: '진정은 함께 하되, 3년이 가까우면 법원에 먼저 내세요.' },
      ],
    },
  ],
};
