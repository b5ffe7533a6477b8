import type { Facts } from '../../understanding/facts.ts';
import { keepMessages, writeDown } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isReturnRefused, isSmall } from '../when.ts';
import { alreadySigned } from './after-signing.ts';

const general = ({ says, asks }: Facts): string =>
  asks(...alreadySigned)
    ? '이미 서명했다면 회사가 받아들였다고 알리기 전에 오늘 글로 거두겠다고 보내세요, 늦을수록 뒤집기 어려워져요.'
    : says('개인사정~', '개인 사정~', '개인사유~', '개인 사유~', '일신상~')
      ? '개인 사정이라고 적힌 사직서는 쓰지 마세요, 해고를 다투기 어려워지고 실업급여도 받기 어려워질 수 있어요.'
      : says('희망퇴직~', '명예퇴직~')
        ? '신청서를 바로 쓰지 마세요, 희망퇴직이나 명예퇴직도 스스로 그만두는 것이 되어 해고를 다투기 어려워져요.'
        : says('실업급여~', '권고사직~')
          ? '쓰지 마세요, 사직서에 서명하면 해고를 다투기 어려워지고 실업급여는 해고되어도 받을 수 있는 길이 있어요.'
          : '쓰지 마세요, 사직서에 서명하면 스스로 그만둔 것으로 보여 해고를 다투기 어려워져요.';

/** `안 쓰면 어떻게 되나요`, `위로금 얼마 불러야 돼요`: what follows, before what to do. */
const notWritten = (facts: Facts): string | null => {
  const { asks, protectedBy } = facts;
  if (asks(...alreadySigned)) return null;
  if (asks('차별~') && (protectedBy.has('pregnancy') || protectedBy.has('childcare_leave')))
    return '네, 임신했거나 육아휴직을 쓴 사람만 고르는 것은 차별이어서 금지되니, 신청서를 쓰지 마세요.';
  if (asks('위로금~') && asks('얼마~', '몇 개월~', '몇개월~', '몇달~', '몇 달~'))
    return '위로금은 법이 정한 금액이 없어 회사와 협의하는 돈이니, 금액이 정해지기 전에는 서명하지 마세요.';
  if (asks('나아요~', '나은가~', '낫나~', '낫~', '나을까~', '유리~', '좋을까~', '좋은가~'))
    return '쓰지 않는 쪽이 안전해요, 쓰면 스스로 그만둔 것이 되어 해고를 다투기 어려워져요.';
  if (
    !/(?:안|거절|거부|버티)[가-힣 ]{0,4}면[^.?!]{0,14}(?:어떻|어케|어쩌|불이익|되나|돼요|될까|괜찮|(?:짤리|잘리|해고되|해고당하|해고하)(?:나|는|죠|ㄹ))/u.test(
      facts.question,
    )
  )
    return null;
  if (protectedBy.has('childcare_leave') || protectedBy.has('on_childcare_leave'))
    return '쓰지 않아도 되고, 그러면 회사가 해고를 해야 하는데 육아휴직을 이유로 한 해고는 금지돼 있어요.';
  if (protectedBy.has('birth_leave') || protectedBy.has('work_injury'))
    return '쓰지 않아도 되고, 그러면 회사가 해고를 해야 하는데 쉬는 동안과 그 뒤 30일의 해고는 원칙적으로 금지돼 있어요.';
  return isSmall(facts)
    ? '쓰지 않아도 되고, 쓰지 않는다고 스스로 그만둔 것이 되지는 않아요.'
    : '쓰지 않아도 되고, 그러면 회사가 정당한 이유와 서면을 갖추어 해고해야 하며 그 해고는 다툴 수 있어요.';
};

/** The company wants a resignation and none is written: nothing is lost yet. */
export const resignationAsked: Topic = {
  id: 'resignation-asked',
  title: '사직을 권유받았을 때',
  askedBy: 'employee',
  fits: ({ resignation, stage, says, dismissal, protectedBy, question }) => {
    if (
      stage !== 'not_filed' ||
      (dismissal === 'done' && !says('사직~', '사표~')) ||
      says('뺀다~', '뺀대~', '공제~', '물어내~', '변상~') ||
      says('합의서~', '무급휴직~', '휴직 동의~', '이직확인서~')
    )
      return 0;
    const isAsked =
      (resignation === 'asked' &&
        says(
          '자진퇴사~',
          '사직~',
          '사표~',
          '권고사직~',
          '퇴직~',
          '희망퇴직~',
          '명예퇴직~',
          '퇴사~',
          '그만두~',
          '나가~',
          '관두~',
        )) ||
      (resignation === null &&
        dismissal !== 'done' &&
        dismissal !== 'suspended' &&
        dismissal !== 'transferred' &&
        (says(
          '권고사직~',
          '사직 권유~',
          '사직권유~',
          '사직하라~',
          '사직하래~',
          '자진퇴사~',
          '명예퇴직~',
          '희망퇴직~',
        ) ||
          says('사직하라~', '사표 쓰라~', '사표 내라~')) &&
        says(
          '눈치~',
          '받아들~',
          '수락~',
          '거절~',
          '제안~',
          '하래~',
          '하라~',
          '위로금~',
          '거부~',
          '하자~',
          '압박~',
          '권유~',
          '신청하라~',
          '안하면~',
          '안 하면~',
          '쓰라~',
          '대상~',
        ));
    return isAsked ? (dismissal === 'retired' || isReturnRefused({ protectedBy, question }) ? 1 : 3) : 0;
  },
  sections: ['detail-8'],
  first: (facts) => notWritten(facts) ?? general(facts),
  clock: ({ clock }) =>
    clock === null ? '회사가 답하라고 한 날은 회사가 정한 날일 뿐 법이 정한 기한이 아니에요.' : null,
  today: ({ says }) => [
    '오늘 회사에 “사직할 뜻이 없습니다. 계속 일하겠습니다. 해고라면 날짜와 이유를 서면으로 알려 주세요.”라고 글로 보내세요.',
    writeDown,
    says('위로금~') &&
      '위로금 이야기가 나오면 그 자리에서 답하지 말고, 금액과 퇴직 사유와 지급일이 적힌 안을 받아 하루라도 생각하세요.',
    '평소대로 출근하고, 자리나 계정을 막으면 막은 사람과 시각을 남기세요.',
  ],
  week: () => [
    '평가표, 칭찬 메시지, 표창처럼 일을 잘해 온 것을 보여 주는 자료를 개인 저장 공간에 모아 두세요.',
    keepMessages,
  ],
  law: () => [
    {
      say: '쓰지 않으면 회사는 정당한 이유를 밝히고 서면으로 알려야 해고할 수 있어요. 직원이 5명 이상인 곳에만 적용돼요.',
      law: '근로기준법 제23조 제1항, 제27조',
    },
    {
      say: '사직서는 속마음과 달라도 회사가 그것을 알았거나 알 수 있었던 때가 아니면 효력이 있어서, 나중에 뒤집기 어려워요.',
      law: '민법 제107조; 대법원 2002다11458',
    },
    {
      say: '해고되어도 큰 잘못(법이 정한 중대한 귀책사유) 때문이 아니면 실업급여를 받을 수 있어요. 자기 사정으로 그만둔 것이 되면 받기 어려우니 고용센터에 먼저 물어보세요.',
      law: '고용보험법 제58조',
    },
    {
      say: '해고되면 해고된 날부터 3개월 안에 노동위원회에 구제신청을 할 수 있어요.',
      law: '근로기준법 제28조 제2항',
    },
  ],
  refuses: ({ says }) => [
    says('써줘~', '써주~', '작성해~') &&
      '사직서를 대신 써 드리지는 않아요. 사직할 뜻이 없다고 알리는 글은 함께 쓸 수 있어요.',
  ],
  asks: ({ workers }) => [
    { ask: '회사가 성과나 징계 사유로 든 것은 무엇이고, 면담을 적은 메모나 녹음이 있나요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
