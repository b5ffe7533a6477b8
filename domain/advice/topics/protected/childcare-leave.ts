import { deadlineOf } from '../../../kernel/korean/deadline.ts';
import { addDays, koreanText, type LocalDate } from '../../../kernel/korean/korean-date.ts';
import { namedDays } from '../../understanding/days/named-days.ts';
import { fearsAbsence } from '../../understanding/events/stay-away.ts';
import type { Facts } from '../../understanding/facts.ts';
import type { Topic } from '../topic.ts';
import { isReturnRefused, isSmall } from '../when.ts';

/** `복귀했더니 경리 말고 창고로 보냈어요`. */
const isSentElsewhere = ({ question, dismissal }: Facts): boolean =>
  dismissal === null &&
  /(?:복귀|복직|돌아[왔오와])[^.?!]{0,30}(?:다른\s?(?:일|부서|팀|자리|지점|업무|곳)|말고|옮기|보냈|보낸|바꿔|바뀌|창고|지방|자리가?\s?없|기다리)/u.test(
    question,
  );

/** `육아휴직 신청했는데 안 된대요`. */
const isLeaveRefused = ({ question, dismissal, resignation }: Facts): boolean =>
  dismissal === null &&
  resignation === null &&
  /(?:육아\s?휴직|육휴)(?:를|을|은|신청|\s)[^.?!\n]{0,30}(?:안\s?(?:된|돼|해\s?준|해\s?줘|받아)|거부|거절|반려|못\s?(?:쓰|간다|가게|준다)|미루)/u.test(
    question,
  );

/** The leave was taken, and marks, promotion or pay are worse for it. */
const isTreatedWorse = ({ question, dismissal, resignation }: Facts): boolean =>
  dismissal === null &&
  resignation === null &&
  /(?:승진|진급|평가|고과|성과급|상여|연봉|호봉|인센티브)[^.?!\n]{0,24}(?:누락|제외|빠[졌짐]|밀[렸려림]|최하|낮|[CD]등급|깎|못\s?받|안\s?(?:줘|준|됐)|차별|불이익)/u.test(
    question,
  );

const ends = /^[\d/월일.\s]{3,9}(?:\(?[월화수목금토일](?:요일|욜)?\)?)?\s?(?:에|까지로?|로|이)?\s?(?:끝|종료|만료)/u;
/** The day after the leave, on which they were to come back: not to be let in is disputed from that day at the earliest. */
const dayOfReturn = ({ question, today }: Facts): LocalDate | null => {
  const end = namedDays(question, today, 'coming').find(({ at }) => ends.test(question.slice(at, at + LOOKED_AT)));
  return end === undefined ? null : addDays(end.day, 1);
};
const LOOKED_AT = 25;

/** Childcare leave as the reason, during it, or on coming back (남녀고용평등법 제19조). */
export const childcareLeave: Topic = {
  id: 'childcare-leave',
  title: '육아휴직을 이유로 한 해고',
  askedBy: 'employee',
  fits: (facts) => {
    const { protectedBy, stage, resignation, dismissal } = facts;
    if (stage !== 'not_filed' || !(protectedBy.has('on_childcare_leave') || protectedBy.has('childcare_leave')))
      return 0;
    if (isReturnRefused(facts) && resignation !== 'signed' && resignation !== 'forced') return 3;
    return resignation === null ? (dismissal === null ? 2 : 3) : 1;
  },
  sections: ['detail-7'],
  clock: (facts) => {
    const day = isReturnRefused(facts) && !isSmall(facts) && facts.clock === null ? dayOfReturn(facts) : null;
    if (day === null) return null;
    const { lastDay, passed } = deadlineOf(day, facts.today);
    return passed
      ? null
      : `돌려보내지 않는 것을 해고로 다툰다면, 복귀할 날인 ${koreanText(day)}부터 세어 ${koreanText(lastDay)}까지 노동위원회에 구제신청을 해야 해요. 그 전에 해고를 통보받았다면 그날부터 세는 것이 안전해요.`;
  },
  first: (facts) => {
    if (fearsAbsence(facts))
      return '아니요, 회사가 나오지 말라고 해서 못 나간 것은 무단결근으로 보기 어렵지만, 복직하겠다고 글로 남기고 정해진 날에 출근하세요.';
    if (isReturnRefused(facts) && (facts.resignation !== null || facts.says('권고사직~', '합의서~')))
      return '사직서나 합의서에 서명하지 말고 정해진 날에 출근해 복귀하겠다고 글로 남기세요, 회사는 전과 같은 일이나 같은 수준의 임금을 주는 자리로 돌려보내야 해요.';
    if (isLeaveRefused(facts))
      return '6개월 이상 일했다면 회사가 육아휴직을 거절할 수 없는 것이 원칙이니, 시작할 날을 적은 글로 신청하고 거절하면 노동청에 신고하세요.';
    if (isTreatedWorse(facts))
      return '육아휴직을 썼다는 이유로 평가나 승진, 임금에서 불리하게 대하는 것도 금지되니, 그렇게 볼 자료를 모아 노동청에 신고할 수 있어요.';
    if (isReturnRefused(facts) && facts.dismissal === null)
      return '육아휴직이 끝나면 회사는 전과 같은 일이나 같은 수준의 임금을 주는 자리로 돌려보내야 하니, 정해진 날에 출근해 복귀하겠다고 글로 남기세요.';
    if (facts.dismissal === 'transferred' || facts.dismissal === 'suspended' || isSentElsewhere(facts))
      return '육아휴직에서 돌아오면 전과 같은 일이나 같은 수준의 임금을 주는 자리로 보내야 하니, 글로 이의를 남기고 출근하면서 다투세요.';
    if (facts.dismissal === 'not_renewed')
      return '육아휴직을 썼다는 이유로 재계약하지 않는 것은 금지되지만, 계약 기간이 끝난 것 자체는 휴직 중에도 올 수 있어 이유를 따져야 해요.';
    const where = isSmall(facts) ? '5명 미만이어도 ' : '';
    return facts.protectedBy.has('on_childcare_leave')
      ? `육아휴직 기간에는 사업을 계속할 수 없는 때가 아니면 ${where}해고할 수 없으니 노동청에 신고하고${isSmall(facts) ? ' 법원에서' : ' 노동위원회에서'} 다툴 수 있어요.`
      : `${where}육아휴직을 이유로 한 해고는 금지되므로 노동청에 신고하고 ${isSmall(facts) ? '법원에서' : '노동위원회에서'} 다툴 수 있어요.`;
  },
  today: (facts) => [
    isReturnRefused(facts) &&
      '복귀하는 날에는 평소대로 출근하고, 막거나 다른 일을 시키면 그 말과 모습을 글과 사진으로 남기세요.',
    '휴직을 이유로 든 카톡이나 문자, 자리가 없다는 말을 날짜가 보이게 지금 캡처하고, 말로 들은 것은 적어 두세요.',
    '오늘 회사에 “육아휴직 뒤 원래 일로 복직하겠습니다. 해고라면 날짜와 이유를 서면으로 알려 주세요.”라고 글로 보내세요.',
    '자리가 없다며 내미는 사직서에는 서명하지 마세요.',
  ],
  week: (facts) => [
    '노동청(1350)에 신고하세요. 처벌되는 일이에요.',
    isSmall(facts)
      ? '해고의 효력과 임금은 법원에서 다투니 변호사나 대한법률구조공단(132)에 물어보세요.'
      : '복직과 임금은 3개월 안에 노동위원회 구제신청으로 다투세요.',
    '휴직 신청서와 승인, 급여 확인서, 빈자리에 들어온 사람의 채용 날짜를 모으세요.',
    isSmall(facts) && '파트타임까지 날마다 몇 명이 일했는지 세어 보세요. 5명 이상이면 노동위원회의 길도 열려요.',
  ],
  law: (facts) => [
    {
      say: '육아휴직을 이유로 해고하거나 불리하게 대하면 안 되고, 휴직 기간에는 사업을 계속할 수 없는 때가 아니면 해고하지 못해요. 직원 수와 상관없어요.',
      law: '남녀고용평등법 제19조 제3항, 제3조',
    },
    { say: '어기면 3년 이하의 징역이나 3천만 원 이하의 벌금이에요.', law: '남녀고용평등법 제37조 제2항' },
    isLeaveRefused(facts)
      ? {
          say: '일한 기간이 6개월 이상인 근로자가 신청하면 사업주는 육아휴직을 허용해야 해요.',
          law: '남녀고용평등법 제19조 제1항; 남녀고용평등법 시행령 제10조',
        }
      : {
          say: '휴직이 끝나면 전과 같은 일이나 같은 수준의 임금을 주는 자리로 돌려보내야 해요.',
          law: '남녀고용평등법 제19조 제4항',
        },
    isSmall(facts)
      ? {
          say: '직원이 5명 미만이면 노동위원회의 부당해고 구제는 받기 어렵지만, 노동청 신고와 법원 소송은 할 수 있어요.',
          law: '근로기준법 제11조; 남녀고용평등법 제37조 제2항',
        }
      : {
          say: '5명 이상인 곳이라면 해고된 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요. 6개월 시정신청의 목록에는 육아휴직이 들어 있지 않아요.',
          law: '근로기준법 제28조 제2항; 남녀고용평등법 제26조',
        },
    fearsAbsence(facts) && !isSmall(facts)
      ? {
          say: '회사 탓으로 쉬게 하면 그동안 평균임금의 70% 이상(휴업수당)을 주어야 해요. 무급 대기라면 이것도 노동청에 진정할 수 있어요.',
          law: '근로기준법 제46조',
        }
      : { say: '그 이유 때문이 아니라는 것은 회사가 밝혀야 해요.', law: '남녀고용평등법 제30조' },
  ],
  asks: (facts) => [
    !/휴직[^.?!\n]{0,14}(?:끝나|끝났|종료)/u.test(facts.question) && {
      ask: '휴직을 시작한 날과 끝난(끝나는) 날은 언제인가요?',
    },
    {
      ask: '회사가 이유를 글로 남겼나요?',
      choices: [
        {
          say: '휴직 때문이라고 글로 남겼어요',
          then: '그 글이 가장 힘 있는 증거이니, 날짜와 보낸 사람이 보이게 저장하고 노동청 신고에 함께 내세요.',
        },
        {
          say: '회사는 다른 이유를 댔어요',
          then: '휴직 때문이 아니라는 것은 회사가 밝혀야 하니, 그 이유가 휴직 뒤에 갑자기 나온 것인지 날짜순으로 적어 두세요.',
        },
        {
          say: '이유는 말로만 들었어요',
          then: '말로만 들었다면 오늘 글로 이유를 물어 답을 받아 두세요.',
        },
      ],
    },
    facts.days.dismissed === null && { ask: '해고한다고 한 날은 언제인가요?' },
    facts.workers === null && { ask: '파트타임까지 넣어 직원은 몇 명인가요?' },
  ],
};
