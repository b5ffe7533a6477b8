import { endingOf, isRealClosure, said } from '../../../claims/ending.ts';
import { isLocalDate } from '../../../kernel/korean/korean-date.ts';
import { koreanMonthDay } from '../../../kernel/korean/korean-formats.ts';
import type { NextStep, Situation } from '../../next-step.ts';

/**
 * The sentence to the company, for who hasn't said that they want to work on. Whether there was a dismissal is judged by the
 * refusal to take the work and by what the worker did then (대법원 2022두57695).
 */
export const tellCompany = (situation: Situation): readonly NextStep[] => {
  const { answers, result } = situation;
  const isOver = result.routes.every(({ open }) => !open);
  if (isRealClosure(answers) || isOver) return [];
  const ending = endingOf(answers);
  if (ending === 'resignation' || ending === 'disputed_resignation') return withdrawal(situation, ending);
  const isTold = ['detail-8/wished-to-stay', 'detail-16/wished-to-stay'].some((key) => said(answers, key) === 'yes');
  // A rumour is no word of the company, and an answer to it might bring the dismissal about.
  const isRumour = result.toCome === true && said(answers, 'intake/notice') === 'not_yet';
  if (isTold || isRumour) return [];
  return [
    {
      key: 'tell-company',
      title: '오늘 회사에 보낼 한 문장',
      text: '계속 일하겠다는 뜻을 남긴 사람과 그냥 나온 사람은 나중에 다르게 보여요. 아래 문장을 문자나 이메일로 보내고, 보낸 화면을 저장해 두세요.',
      law: '대법원 2022두57695',
      sentence: sentenceOf(situation, ending),
    },
  ];
};

const sentenceOf = ({ answers, result }: Situation, ending: ReturnType<typeof endingOf>): string => {
  const dismissed = answers.get('intake/dismissed');
  const day = isLocalDate(dismissed) ? koreanMonthDay(dismissed) : null;
  const dated = day === null ? '' : `${day}자 `;
  const contract = said(answers, 'intake/contract');
  // 근로기준법 제27조 wants reason and day in writing; who has them on paper asks for nothing.
  const hasPaper = ['paper', 'email'].includes(said(answers, 'intake/notice') ?? '');
  if (contract === 'freelance')
    return `저는 일을 그만두겠다고 하지 않았고 계속 일하겠습니다. 회사가 계약을 끝내는 것이라면 끝내는 날짜와 이유를 서면으로 알려 주시기 바랍니다.`;
  if (contract === 'executive')
    return `저는 물러나겠다고 하지 않았고 계속 일하겠습니다. 해임이나 해고라면 그 날짜와 이유를 서면으로 알려 주시기 바랍니다.`;
  if (ending === 'offer_withdrawn')
    return `저는 채용 취소에 동의하지 않으며 정해진 날부터 출근하겠습니다. 채용을 취소하시는 것이라면 날짜와 이유를 서면으로 알려 주시기 바랍니다.`;
  if (ending === 'refusal_of_renewal')
    return `저는 재계약하지 않는다는 것에 동의하지 않으며 계속 일하겠습니다. 재계약하지 않으시는 이유를 서면으로 알려 주시기 바랍니다.`;
  if (ending === 'retirement')
    return `저는 정년 뒤에도 다시 고용되어 계속 일하기를 원합니다. 다시 고용하지 않으시는 것이라면 그 이유를 서면으로 알려 주시기 바랍니다.`;
  if (result.toCome)
    return hasPaper
      ? `저는 ${dated}해고 예고에 동의하지 않으며 계속 일하겠습니다. 해고를 거두어 주시기 바랍니다.`
      : `저는 ${day === null ? '' : `${day}에 `}해고하겠다는 말씀에 동의하지 않으며 계속 일하겠습니다. 해고하시는 것이라면 날짜와 이유를 서면으로 알려 주시기 바랍니다.`;
  return hasPaper
    ? `저는 ${dated}해고에 동의하지 않으며 계속 일하겠습니다. 해고를 거두고 출근할 날을 알려 주시기 바랍니다.`
    : `저는 그만두겠다고 하지 않았고 계속 일하겠습니다. 해고하시는 것이라면 해고 날짜와 이유를 서면으로 알려 주시기 바랍니다.`;
};

/** An offer to end the contract can be taken back until the acceptance has arrived; a notice to quit can't (대법원 99두8657). */
const withdrawal = ({ answers }: Situation, ending: 'resignation' | 'disputed_resignation'): readonly NextStep[] => {
  if (said(answers, 'detail-8/resignation-withdrawn') === 'yes') return [];
  const wasForced = said(answers, 'detail-8/forced-or-deceived') === 'yes';
  const wasNotMeant = said(answers, 'detail-8/resignation-not-meant') === 'yes';
  const why = wasForced
    ? '제가 낸 사직서(퇴직 합의)는 강요나 속임 때문에 쓴 것이므로 취소합니다.'
    : wasNotMeant
      ? '제가 낸 사직서는 실제로 그만두려는 뜻이 아니었으므로 거두어들입니다.'
      : '제가 낸 사직서(퇴직 합의)의 뜻을 거두어들입니다.';
  return [
    {
      key: 'withdraw-resignation',
      title: '사직을 거두겠다는 뜻을 오늘 서면으로 보내요',
      text: `${
        ending === 'resignation'
          ? '합의로 끝내자고 한 것이라면 회사의 승낙이 나에게 닿기 전까지 거둘 수 있어요. 혼자 그만두겠다고 알린 것이라면 회사에 닿은 뒤에는 회사의 동의가 있어야 해요.'
          : '늦을수록 받아들인 것으로 보이기 쉬우니 바로 보내세요.'
      } 문자로 먼저 보내고 같은 내용을 내용증명으로 보내세요. 받은 위로금이 있다면 쓰지 말고 두세요.`,
      law: wasForced ? '민법 제110조' : '대법원 99두8657, 2002다11458',
      sentence: `${why} 저는 계속 일하겠습니다. 받아들이지 않으신다면 그 이유를 서면으로 알려 주시기 바랍니다.`,
    },
  ];
};
