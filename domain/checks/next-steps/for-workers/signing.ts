import { endingOf, said } from '../../../claims/ending.ts';
import type { NextStep, Situation } from '../../next-step.ts';
import { agreementAttack } from './afterwards/settled.ts';

/** Without an open route there is nothing to lose by a signature; who has signed writes down how it came to it. */
export const signNothing = ({ answers, result }: Situation): readonly NextStep[] => {
  if (result.routes.every(({ open }) => !open)) return [];
  const ending = endingOf(answers);
  if (ending === 'resignation' || ending === 'disputed_resignation')
    return [
      {
        key: 'how-it-was-signed',
        title: '사직서를 쓸 때의 일을 적어 두세요',
        text: '누가 먼저 꺼냈는지, 어디에서 얼마 동안 이야기했는지, 미리 만든 양식이었는지, 그 뒤 어떻게 항의했는지를 날짜와 함께 적어요.',
      },
      ...(said(answers, 'detail-8/severance-agreement-signed') === 'yes' ? [agreementAttack] : []),
    ];
  return [
    {
      key: 'sign-nothing',
      title: '사직서나 합의서에 서명하지 마세요',
      text: '스스로 그만둔 것이 되면 해고를 다투기 어려워져요. 그 자리에서 답하지 말고 사본을 받아 하루라도 생각하고, 실업급여를 위해서라며 쓰라는 말에도 서명하지 마세요.',
    },
  ];
};
