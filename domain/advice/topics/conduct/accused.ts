import type { Facts } from '../../understanding/facts.ts';
import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isCommissionOver, isDismissed, isSmall, untilWhen } from '../when.ts';

/** What is looked at first, by what the company blames. */
const ofGround = ({ says }: Facts): string | null => {
  if (says('음주운전~', '면허취소~', '면허정지~'))
    return '음주운전을 했다고 해고가 늘 정당하지는 않고, 맡은 일과 얼마나 관련되는지, 회사의 신용을 얼마나 해쳤는지를 보아 지나치면 부당해요.';
  if (says('누명~', '훔~', '절도~', '횡령~', '도둑~'))
    return '의심만으로 한 해고는 정당하지 않고, 그 일을 했다는 것을 회사가 자료로 밝혀야 해요.';
  if (says('가해자로~', '가해자라고~', '괴롭힘 가해자~', '성희롱했다고~'))
    return '가해자로 지목되었다고 해고가 늘 정당하지는 않고, 사실인지, 무엇을 했는지 특정되었는지, 해고할 만큼 무거운지 회사가 밝혀야 해요.';
  if (says('이력서~', '경력 허위~', '학력', '경력을 속~'))
    return '이력서가 사실과 달랐다고 해고가 늘 정당하지는 않고, 알았다면 뽑지 않았을 만큼 중요한 것인지와 그 뒤의 근무를 함께 봐요.';
  if (says('지시 불이행~', '지시불이행~', '업무지시~', '업무지시'))
    return '지시를 따르지 않았다고 해고가 늘 정당하지는 않고, 그 지시가 정당했는지와 따르지 못한 사정, 해고가 지나친지를 봐요.';
  return null;
};

/** Blamed for theft, embezzlement, violence, harassment, disobedience and the like. */
export const accused: Topic = {
  id: 'accused',
  title: '잘못(비위)을 이유로 한 징계해고',
  askedBy: 'employee',
  fits: (facts) =>
    facts.stage === 'not_filed' &&
    !isCommissionOver(facts) &&
    facts.resignation === null &&
    facts.says(
      '횡령~',
      '절도~',
      '훔쳤~',
      '도둑~',
      '누명~',
      '가해자로~',
      '성희롱했다고~',
      '괴롭힘 가해자~',
      '음주운전~',
      '기밀 유출~',
      '영업비밀~',
      '이력서~',
      '경력 허위~',
      '학력',
      '지시 불이행~',
      '업무지시',
      '법인카드~',
      '배임~',
      '징계해고~',
    )
      ? isDismissed(facts)
        ? facts.contract === 'probation' || (facts.weeklyHours !== null && facts.weeklyHours < 15)
          ? 1
          : 2
        : 1
      : 0,
  sections: ['detail-11', 'detail-12', 'detail-13', 'detail-15', 'detail-19', 'detail-20', 'detail-22'],
  first: (facts) =>
    untilWhen(facts) ??
    (isSmall(facts)
      ? '직원이 5명 미만이면 노동위원회에서 다투기는 어렵지만, 해고예고수당과 밀린 돈은 받을 수 있고 규칙이 정한 절차는 지켜야 해요.'
      : (ofGround(facts) ??
        '잘못이 있다고 해고가 늘 정당하지는 않고, 사실인지, 해고할 만큼 무거운지, 절차와 서면을 지켰는지 회사가 밝혀야 해요.')),
  today: ({ says }) => [
    '통지서에 적힌 일마다 사실인 것과 아닌 것을 나누어 적고, 그것을 보여 주는 메시지와 사람을 적으세요.',
    '각서, 시인서, 배상 약속, 사직서에는 서명하지 마세요. 형사 고소를 말하면 먼저 변호사나 대한법률구조공단(132)에 상담하세요.',
    says('가해자로~', '성희롱했다고~', '괴롭힘 가해자~') && '상대방에게 따로 연락하지 마세요.',
    '회사 자료를 지우거나 통째로 복사하지 마세요. 새로운 다툼거리가 돼요.',
  ],
  week: (facts) => [
    '취업규칙의 징계 사유와 절차, 예전에 같은 일을 한 사람의 처분, 내가 받은 표창을 찾아 두세요.',
    !isSmall(facts) && fileOnline,
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '정당한 이유가 있다는 것은 회사가 밝혀야 하고, 잘못의 정도에 견주어 해고가 지나치면 부당해요.',
      law: '근로기준법 제23조 제1항',
    },
    !isSmall(facts) && {
      say: '어떤 일 때문인지 알 수 있게 이유와 시기를 서면에 적어야 해요. 규정의 조항만 늘어놓은 것은 부족해요.',
      law: '근로기준법 제27조; 대법원 2011다42324',
    },
    { say: '취업규칙이 정한 징계위원회와 소명을 어기면 무효가 될 수 있어요.', law: '대법원 90다8077' },
    !isSmall(facts) && {
      say: '해고된 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.',
      law: '근로기준법 제28조 제2항',
    },
    {
      say: '해고예고수당이 없는 예외는 일부러 회사에 큰 지장이나 재산 손해를 끼친 경우처럼 좁아요.',
      law: '근로기준법 제26조',
    },
  ],
  asks: ({ days, workers }) => [
    {
      ask: '통지서에 적힌 이유는 무엇이고 사실인가요?',
      choices: ['사실이 아니에요', '일부만 사실이에요', '사실이지만 지나쳐요'],
    },
    { ask: '징계위원회나 말할 기회가 있었나요?', choices: ['있었어요', '없었어요'] },
    days.dismissed === null && { ask: '해고된 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
