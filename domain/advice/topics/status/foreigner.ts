import { addDays, addMonths, koreanText, type LocalDate } from '../../../kernel/korean/korean-date.ts';
import { isRestDay } from '../../../kernel/korean/korean-holidays.ts';
import type { Facts } from '../../understanding/facts.ts';
import type { Topic } from '../topic.ts';

/** 외국인고용법 제25조 제3항: one month from the end of the work; null where its day isn't known or the month is over. */
const lastDayToMove = ({ days, today }: Facts): string | null => {
  if (days.dismissed === null) return null;
  const last = addMonths(days.dismissed, 1);
  return last < today ? null : koreanText(onWeekday(last));
};
/** The centre is closed on Saturdays, Sundays and holidays: who comes on the working day before is on time whatever is held of the end. */
const onWeekday = (day: LocalDate): LocalDate => (isRestDay(day) ? onWeekday(addDays(day, -1)) : day);
/** They left by themselves because they weren't paid (외국인고용법 제25조 제1항 제2호). */
const leftUnpaid = ({ dismissal, question }: Facts): boolean =>
  dismissal === null &&
  /(?:월급|임금|급여|돈)[^.?!\n]{0,14}(?:안\s?[줘주준]|못\s?받|밀[렸려])/u.test(question) &&
  /그만|나왔|나와서|나갔|다른\s?회사|바꾸|옮기/u.test(question);

/** Sent away, and afraid of being reported as run away. */
const isAccusedOfLeaving = ({ question }: Pick<Facts, 'question'>): boolean => /도망|이탈|무단\s?이탈/u.test(question);

/** `사장님 여권 가져가고`. */
const isPassportTaken = ({ question }: Pick<Facts, 'question'>): boolean =>
  /(?:여권|외국인\s?등록증)[^.?!\n]{0,16}(?:가져|가지고|뺏|빼앗|압수|맡|안\s?(?:줘|줬|돌려)|보관|숨)/u.test(question) &&
  !/(?:여권|등록증)(?:은|는|을)?\s?(?:제|내)가/u.test(question);

const until = (day: string | null): string => (day === null ? '' : ` ${day}까지예요.`);

const movesByPermit = ({ says, question }: Pick<Facts, 'says' | 'question'>): boolean =>
  /(?:e|E)\s?-?\s?9|(?:h|H)\s?-?\s?2(?!\d)/u.test(question) ||
  says('e-9', 'e9', '고용허가~', 'h-2', 'h2', '사업장 변경~', '사업장변경~');

/** E-9 and other permits that hang on the workplace. Short sentences: many who ask have learnt Korean for a year or two. */
export const foreigner: Topic = {
  id: 'foreigner',
  title: '외국인 노동자의 해고와 비자',
  askedBy: 'employee',
  alone: true,
  fits: ({ says }) =>
    says('비자 만료~', '비자가 만료~', '불법체류~', '미등록~', '비자 지났~', '비자 지나~', '비자 없~', '비자가 없~')
      ? 0
      : says(
            'e-9',
            'e9',
            'e 9',
            '고용허가~',
            'h-2',
            'h2',
            'e-7',
            'e7',
            'f-4',
            '외국인~',
            '비자',
            '베트남',
            '네팔',
            '캄보디아~',
            '미얀마~',
            '태국',
            '몽골',
            '우즈베키스탄~',
            '인도네시아~',
            '스리랑카~',
            '방글라데시~',
          )
        ? 3
        : 0,
  first: (facts) => {
    const last = lastDayToMove(facts);
    if (isAccusedOfLeaving(facts))
      return '사장님이 나가라고 한 것은 도망(이탈)이 아니에요, 오늘 “저는 일하고 싶어요.”라고 문자로 보내세요.';
    if (isPassportTaken(facts) && facts.dismissal === null && facts.days.dismissed === null)
      return '사장님이 여권을 가지고 있으면 안 돼요, 여권은 112나 1345에, 못 받은 월급은 노동청(1350)에 말하세요.';
    if (/비자[가-힣]{0,2}\s?(?:어떻게|어떡|괜찮|문제|없어|취소)/u.test(facts.question) && !movesByPermit(facts))
      return '비자는 오늘 출입국·외국인청(1345)에 물어보고, 월급과 퇴직금은 한국 사람과 똑같이 받을 수 있어요.';
    if (movesByPermit(facts))
      return last === null
        ? '네, 외국인도 신고할 수 있고, 일이 끝난 날부터 1개월 안에 고용센터에 사업장 변경을 꼭 신청하세요.'
        : `네, 외국인도 신고할 수 있고, ${last}까지 고용센터에 사업장 변경을 꼭 신청하세요.`;
    return facts.size === 'under_five'
      ? '네, 외국인도 한국 사람과 똑같이 돈을 받을 수 있고 노동청에 말할 수 있어요.'
      : '네, 외국인도 한국 사람과 똑같이 신고할 수 있고 해고를 다툴 수 있어요.';
  },
  today: (facts) => [
    isAccusedOfLeaving(facts) &&
      '오늘 사장님에게 “나가라고 해서 나왔어요. 저는 계속 일하고 싶어요.”라고 문자를 보내고 저장하세요.',
    isAccusedOfLeaving(facts) &&
      '고용센터(1350)에 사장님이 나가라고 했다고 먼저 말하세요. 도망 신고가 와도 설명할 수 있어요.',
    movesByPermit(facts)
      ? `고용센터(1350)에 가서 사업장 변경을 신청하세요. 일이 끝난 날부터 1개월 안이에요.${until(lastDayToMove(facts))}`
      : 'E-9나 H-2 비자라면 고용센터(1350)에 가서 사업장 변경을 신청하세요. 일이 끝난 날부터 1개월 안이에요.',
    !isAccusedOfLeaving(facts) && '외국인력상담센터(1577-0071)에 전화하세요. 여러 나라 말로 도와줘요.',
    !isAccusedOfLeaving(facts) && '사장님의 문자, 일한 사진, 월급이 들어온 통장을 저장하세요.',
    isPassportTaken(facts)
      ? '사장님이 여권을 가지고 있으면 안 돼요. 오늘 “여권을 돌려주세요.”라고 문자를 보내고, 안 주면 112나 1345에 전화하세요.'
      : '모르는 종이에 서명하지 마세요.',
  ],
  week: (facts) => [
    leftUnpaid(facts) &&
      '고용센터에 “월급을 안 줘서 나왔어요.”라고 말하고 통장을 보여 주세요. 내 잘못이 아니라고 인정되면 회사를 바꾼 횟수에 넣지 않아요.',
    '못 받은 월급은 노동청(1350)에 신고하세요. 외국인력상담센터(1577-0071)가 도와줘요.',
    !leftUnpaid(facts) &&
      facts.size !== 'under_five' &&
      '해고를 다투려면 노동위원회에 신청하세요. 해고된 날부터 3개월 안이에요.',
    '일한 날, 월급날, 못 받은 돈을 종이에 적으세요.',
  ],
  law: (facts) => [
    isPassportTaken(facts)
      ? {
          say: '일을 시키려고 외국인의 여권이나 외국인등록증을 빼앗아 가지고 있으면 처벌돼요.',
          law: '출입국관리법 제33조의3',
        }
      : {
          say: '외국인이라는 이유로 차별하면 안 돼요. 한국의 근로기준법이 똑같이 적용돼요.',
          law: '근로기준법 제6조',
        },
    {
      say: '일이 끝난 날부터 1개월 안에 사업장 변경을 신청하고, 신청한 날부터 3개월 안에 새 회사의 허가를 받아야 해요. 산재나 병, 임신이면 늘어날 수 있어요.',
      law: '외국인고용법 제25조 제3항',
    },
    leftUnpaid(facts) && {
      say: '월급을 안 준 것처럼 내 책임이 아닌 이유로 일할 수 없게 되었다고 인정되면 회사를 바꿀 수 있고, 바꾼 횟수에 들어가지 않아요.',
      law: '외국인고용법 제25조 제1항, 제4항',
    },
    !leftUnpaid(facts) &&
      facts.size !== 'under_five' && {
        say: '직원이 5명 이상이면 이유와 날짜를 쓴 종이 없이 한 해고는 효력이 없어요. 3개월 안에 노동위원회에 신청해요.',
        law: '근로기준법 제27조, 제28조 제2항',
      },
    {
      say: '월급은 일이 끝난 날부터 14일 안에 다 받아야 해요. 3년 안에 달라고 할 수 있어요.',
      law: '근로기준법 제36조, 제49조',
    },
    !leftUnpaid(facts) && {
      say: '3개월 이상 일했고 30일 전에 해고를 말하지 않았으면 30일분 임금을 더 받을 수 있어요.',
      law: '근로기준법 제26조',
    },
  ],
  asks: (facts) => [
    facts.days.dismissed === null && { ask: '마지막으로 일한 날은 언제예요?' },
    !movesByPermit(facts) && {
      ask: '비자는 무엇이에요?',
      choices: [
        '비자는 E-9예요',
        '비자는 H-2예요',
        { say: '비자는 E-7이에요', then: 'E-7은 회사를 옮길 때 출입국·외국인청에 먼저 물어보세요.' },
        { say: '비자는 F-4나 F-6이에요', then: '해고는 한국 사람과 똑같이 다툴 수 있어요.' },
        { say: '다른 비자예요', then: '외국인력상담센터(1577-0071)에 비자 이름을 말하고 물어보세요.' },
      ],
    },
    { ask: '월급날은 언제이고, 못 받은 돈은 얼마예요?' },
    { ask: '계약서의 끝나는 날은 언제예요?' },
  ],
};
