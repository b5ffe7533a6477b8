import { fileOnline, keepMessages, noticeAllowance, sayYouWillWork, signNothing, threeMonths } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isCommissionOver, isDismissed, isSmall, isToCome, untilWhen } from '../when.ts';

/** A dismissal on paper, or told in a way that nobody says, for a reason that has no topic of its own. */
export const plainDismissal: Topic = {
  id: 'plain-dismissal',
  title: '해고 통지를 받았을 때',
  askedBy: 'employee',
  general: true,
  fits: (facts) =>
    isDismissed(facts) &&
    facts.stage === 'not_filed' &&
    !isCommissionOver(facts) &&
    (facts.resignation === null || (facts.resignation === 'asked' && !facts.says('사직~', '사표~'))) &&
    !isSmall(facts)
      ? facts.notice === 'paper' || facts.notice === 'email'
        ? 2
        : 0
      : 0,
  sections: ['detail-23'],
  first: (facts) => {
    const { notice } = facts;
    const until = untilWhen(facts);
    if (until !== null) return until;
    if (facts.asks('싸인~', '사인~', '서명~', '도장~'))
      return '통지서를 받았다는 확인에 서명하는 것은 동의가 아니지만, 동의하거나 이의가 없다는 문구가 있으면 서명하지 말고 받은 날만 적으세요.';
    if (notice === 'email')
      return '이메일로 한 해고는 원칙적으로 서면이 아니지만, 이유와 날짜가 구체적으로 적혀 있고 대응에 지장이 없었다면 예외로 인정될 수 있어요.';
    if (isToCome(facts))
      return '아직 해고되지 않았으니 그날까지 출근하면서 이유를 글로 묻고, 해고되면 그날부터 3개월 안에 다툴 수 있어요.';
    return '통지서를 받았더라도 정당한 이유와 절차가 없었다면 3개월 안에 노동위원회에서 다툴 수 있어요.';
  },
  today: (facts) => [
    '통지서 원본과 봉투, 받은 날을 그대로 보관하고 사진으로도 남기세요.',
    facts.notice === 'paper'
      ? '회사에 “해고에 동의하지 않으며 계속 일하겠습니다.”라고 글로 보내고 화면을 남기세요.'
      : sayYouWillWork,
    isToCome(facts) && '해고일까지는 평소대로 출근하고, 막으면 막은 사람과 시각을 남기세요.',
    signNothing,
  ],
  week: () => [keepMessages, fileOnline],
  law: (facts) => [
    {
      say: '해고하려면 정당한 이유가 있어야 하고, 그것은 회사가 밝혀야 해요. 5명 이상인 곳에만 적용돼요.',
      law: '근로기준법 제23조 제1항',
    },
    {
      say: '서면에는 어떤 일 때문인지 알 수 있게 구체적인 이유와 시기를 적어야 해요. 한두 마디뿐이면 부족할 수 있어요.',
      law: '근로기준법 제27조; 대법원 2011다42324',
    },
    facts.notice === 'email' && {
      say: '이메일이 인정된 것은 본인이 메일로 달라고 했고 도장이 찍힌 문서에 이유와 시기가 구체적으로 적힌 사건이었어요.',
      law: '대법원 2015두41401',
    },
    threeMonths,
    noticeAllowance(facts),
  ],
  asks: ({ days, workers }) => [
    { ask: '통지서에 적힌 이유와 날짜는 무엇인가요?' },
    days.dismissed === null && { ask: '해고일은 언제인가요?' },
    {
      ask: '평가 자료나 징계 절차가 있었나요?',
      choices: [
        {
          say: '평가나 징계 절차가 있었어요',
          then: '그때 받은 평가표와 통지서, 내가 한 말을 날짜순으로 모으세요. 공정했는지를 따지게 돼요.',
        },
        {
          say: '평가도 징계 절차도 없었어요',
          then: '아무 절차 없이 한 해고라는 점이 다툴 때 중요하니, 통지받기 전까지의 일을 날짜순으로 적으세요.',
        },
      ],
    },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
