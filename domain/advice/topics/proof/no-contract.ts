import type { Topic } from '../topic.ts';
import { isEnding } from '../when.ts';

/** No contract was written: what shows the employment (근로기준법 제17조). */
export const noContract: Topic = {
  id: 'no-contract',
  title: '근로계약서가 없을 때',
  askedBy: 'employee',
  fits: (facts) =>
    facts.says(
      '계약서 안~',
      '계약서를 안~',
      '계약서 없~',
      '계약서가 없~',
      '계약서도 없~',
      '계약서도 안~',
      '근로계약서 안~',
      '근로계약서를 안~',
      '계약서 못~',
    )
      ? isEnding(facts)
        ? 1
        : 2
      : 0,
  first: () => '근로계약서가 없어도 실제로 일했다면 근로자로서 받을 것을 받고 해고를 다툴 수 있어요.',
  today: () => [
    '급여 이체 내역, 4대 보험 이력, 출퇴근 기록, 업무 지시 카톡, 근무표, 사진을 개인 저장 공간에 모으세요.',
    '함께 일한 동료의 이름과 연락처를 적어 두세요.',
  ],
  week: () => ['계약서를 주지 않은 것은 노동청(1350)에 신고할 수 있어요.'],
  law: () => [
    {
      say: '회사는 임금과 시간 같은 근로조건을 적은 서면을 주어야 해요. 주지 않은 것은 회사의 위반이에요.',
      law: '근로기준법 제17조',
    },
    {
      say: '근로자인지는 계약서가 아니라 임금을 목적으로 일한 실제 모습으로 봐요.',
      law: '근로기준법 제2조 제1항 제1호; 대법원 2004다29736',
    },
  ],
  asks: ({ days, workers }) => [
    { ask: '월급이 통장으로 들어왔나요?', choices: ['통장', '현금', '섞여 있어요'] },
    days.dismissed === null && { ask: '나오지 말라고 한 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
