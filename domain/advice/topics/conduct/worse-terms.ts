import { fileOnline, justReason, writtenNotice } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** Less pay or a worse contract is to be agreed to, often under the threat of a dismissal. */
export const worseTerms: Topic = {
  id: 'worse-terms',
  title: '임금 삭감이나 계약 변경의 동의',
  askedBy: 'employee',
  fits: ({ says, stage, dismissal }) =>
    stage === 'not_filed' &&
    dismissal !== 'done' &&
    (says('삭감~', '임금 깎~', '월급 깎~', '월급을 깎~', '급여 깎~', '연봉 깎~') ||
      says(
        '계약직으로 바꾸~',
        '계약직으로 전환~',
        '프리랜서로 바꾸~',
        '프리랜서로 전환~',
        '파트타임으로 바꾸~',
        '근로조건 변경~',
        '근로조건을 바꾸~',
      ))
      ? 3
      : 0,
  first: () =>
    '동의서에 바로 서명하지 마세요, 회사가 혼자서 임금이나 계약을 나쁘게 바꿀 수 없고 동의하지 않았다는 것은 해고의 정당한 이유가 되기 어려워요.',
  clock: ({ clock }) =>
    clock === null ? '회사가 답하라고 한 날은 회사가 정한 날일 뿐 법이 정한 기한이 아니에요.' : null,
  today: () => [
    '오늘 회사에 “검토한 뒤 답하겠습니다. 바꾸려는 내용과 이유를 서면으로 알려 주세요.”라고 글로 보내세요.',
    '동의하지 않으면 해고한다는 말을 들었다면 누가 언제 말했는지 적어 두세요.',
    '지금의 근로계약서와 급여명세서를 개인 저장 공간에 옮기세요.',
  ],
  week: (facts) => [
    '다른 직원도 같은 것을 요구받았는지, 취업규칙을 바꾸는 것인지 확인하세요.',
    '동의하지 않았는데 덜 받았다면 모자란 임금을 노동청(1350)에 진정할 수 있어요.',
    !isSmall(facts) && facts.dismissal !== null && fileOnline,
  ],
  law: (facts) => [
    { say: '근로조건은 근로자와 사용자가 같은 자리에서 자유롭게 정해야 해요.', law: '근로기준법 제4조' },
    {
      say: '취업규칙을 직원에게 나쁘게 바꾸려면 과반수 노조나 직원 과반수의 동의를 받아야 해요. 취업규칙을 꼭 만들어야 하는 것은 10명 이상인 곳이에요.',
      law: '근로기준법 제93조, 제94조',
    },
    { say: '임금은 정해진 대로 전액을 주어야 해요.', law: '근로기준법 제43조' },
    !isSmall(facts) && justReason,
    !isSmall(facts) && writtenNotice,
  ],
  asks: ({ workers }) => [
    { ask: '무엇을 얼마나 바꾸자고 하나요?' },
    {
      ask: '이미 서명했나요?',
      choices: [
        {
          say: '아직 서명하지 않았어요',
          then: '그렇다면 서명하지 말고, 바꾸려는 내용과 이유를 글로 달라고 하세요.',
        },
        {
          say: '이미 동의서에 서명했어요',
          then: '서명했다면 되돌리기 어려우니, 어떤 말을 듣고 썼는지 적어 두고 사본을 받아 노무사에게 보이세요.',
        },
      ],
    },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
