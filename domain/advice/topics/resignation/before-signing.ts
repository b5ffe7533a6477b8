import type { Facts } from '../../understanding/facts.ts';
import type { Topic } from '../topic.ts';
import { isReturnRefused } from '../when.ts';
import { alreadySigned } from './after-signing.ts';

/** They were told to go, and not on paper. */
const isUnwritten = ({ dismissal, notice, size, says }: Facts): boolean =>
  (dismissal === 'done' || dismissal === 'to_come') &&
  size !== 'under_five' &&
  (notice === 'spoken' ||
    notice === 'messenger' ||
    says('서면은 못~', '서면 못~', '서면은 없~', '서면 없~', '서면도 없~', '서면은 안~', '서면도 안~', '서면으로 못~'));

const fitOf = (facts: Facts): 0 | 1 | 3 => {
  const { resignation, stage, says } = facts;
  const isDone =
    stage !== 'not_filed' ||
    // It is long signed: what was reported is asked.
    says('자진퇴사로 올~', '자진퇴사로 신고~', '자진퇴사로 처리~', '개인사정으로 신고~') ||
    says(...alreadySigned) ||
    resignation === 'signed' ||
    resignation === 'forced';
  const isOnTable =
    says('합의서~', '부제소~', '이의를 제기하지~', '퇴직합의~') ||
    (says('위로금~', '합의금~') && says('서명~', '싸인~', '사인~', '도장~'));
  if (isDone || !isOnTable) return 0;
  return isReturnRefused(facts) ? 1 : 3;
};

/** An agreement lies on the table (합의서, 위로금): before it is signed. */
export const beforeSigning: Topic = {
  id: 'before-signing',
  title: '합의서에 서명하기 전',
  askedBy: 'employee',
  fits: fitOf,
  sections: ['detail-8'],
  first: ({ says, asks }) =>
    asks('실업급여~') && !says('개인사정~', '개인 사정~', '일신상~', '자진~')
      ? '실업급여는 퇴직 사유에 달려 있으니, 권고사직(회사 사정)으로 적히기 전에는 서명하지 마세요.'
      : says('개인사정~', '개인 사정~', '일신상~', '자진~')
        ? '아직 서명하지 말고 시간을 더 달라고 하세요, 그대로 서명하면 다툴 권리와 실업급여를 함께 잃을 수 있어요.'
        : '아직 서명하지 말고 검토할 시간을 달라고 하세요, 서명하면 해고를 다투거나 다른 돈을 청구하기 어려워질 수 있어요.',
  clock: ({ clock }) =>
    clock === null || clock.passed
      ? '회사가 말한 서명 기한은 회사가 정한 것이고 법이 정한 기한이 아니에요.'
      : `회사가 말한 서명 기한은 법이 정한 기한이 아니에요. 협상하는 동안에도 구제신청의 3개월은 흐르고, ${clock.from === '' ? '' : `말씀하신 ${clock.from}부터 세면 `}마지막 날은 ${clock.day}이에요.`,
  today: () => [
    '회사에 “내용을 검토한 뒤 답하겠습니다. 사본을 주시고 며칠 시간을 주세요.”라고 글로 보내세요.',
    '합의서의 모든 쪽을 사진으로 찍어 두고, 그 자리에서 쓰라고 한 사람과 말을 적어 두세요.',
    '서명하기 전에 노무사에게 문구를 보이세요. 한 번 서명하면 되돌리기 어려워요.',
  ],
  week: () => [
    '원래 받을 돈(밀린 임금, 연차수당, 퇴직금)과 더 주겠다는 돈을 따로 적어 견주어 보세요.',
    '퇴직 사유, 세전인지 세후인지, 지급일, 늦을 때의 이자, 포기하지 않는 것(퇴직금, 산재)을 이름으로 적어 달라고 하세요.',
    '사건이 이미 있다면 돈이 들어온 것을 보고 취하하고, 노동위원회라면 화해조서로 남기세요.',
  ],
  law: (facts) => [
    {
      say: '민형사상 이의를 제기하지 않는다는 문구에 서명하면 소송도, 못 받은 다른 돈의 청구도 막힐 수 있어요.',
      law: '대법원 2016다17729',
    },
    isUnwritten(facts) && {
      say: '5명 이상인 곳에서 서면 없이 한 해고는 효력이 없어서, 얼마에 합의할지 정할 때 중요한 사정이에요.',
      law: '근로기준법 제27조',
    },
    {
      say: '퇴직 사유가 개인 사정(자진 퇴사)이 되면 실업급여를 받기 어려우니, 회사가 권한 것이라면 사실대로 권고사직(회사 사정)으로 고쳐 달라고 하고 고용센터에 물어보세요.',
      law: '고용보험법 제58조',
    },
    {
      say: '임금과 퇴직금, 연차수당은 위로금과 별개로 그만둔 날부터 14일 안에 받는 돈이에요.',
      law: '근로기준법 제36조; 근로자퇴직급여 보장법 제9조',
    },
    {
      say: '속이거나 겁을 주어 서명하게 했다면 취소를 다툴 수 있지만 인정되는 폭이 좁아요.',
      law: '민법 제110조',
    },
  ],
  asks: () => [
    {
      ask: '회사가 왜 나가라고 하나요?',
      choices: [
        {
          say: '회사 사정이 어렵다고 해요',
          then: '회사 사정이라면 퇴직 사유를 권고사직(회사 사정)으로 적어 달라고 해야 실업급여를 받기 쉬워요.',
        },
        {
          say: '제 성과가 낮다고 해요',
          then: '성과가 낮다는 것만으로 해고하기는 어려우니, 서명하지 않으면 어떻게 되는지 글로 물어보세요.',
        },
        {
          say: '제 잘못 때문이라고 해요',
          then: '징계를 말했다면 실제로 그럴 만한 일인지, 징계하면 어떤 절차를 밟는지 먼저 글로 물어보세요.',
        },
        {
          say: '이유는 말하지 않았어요',
          then: '이유도 모르고 서명하지 마시고, 나가라는 이유를 글로 물어보세요.',
        },
      ],
    },
    { ask: '월급과, 위로금으로 주겠다는 금액은 얼마인가요?' },
    {
      ask: '서명하지 않으면 어떻게 한다고 했나요?',
      choices: [
        {
          say: '서명 안 하면 해고한대요',
          then: '해고하려면 정당한 이유와 서면이 있어야 하니, 그 말을 누가 언제 했는지 적어 두고 서명은 미루세요.',
        },
        {
          say: '서명 안 할 때 얘기는 없었어요',
          then: '그렇다면 급할 것이 없으니, 검토할 시간을 달라고 글로 보내고 사본을 받으세요.',
        },
      ],
    },
  ],
};
