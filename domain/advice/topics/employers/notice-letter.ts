import { checkProtected, consultFirst, noticeDue, ownProcedure, reasonNeeded } from '../company/company-lines.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** How it may be told, where that is asked. */
const ofTheWay = (question: string): string | null =>
  /(?:사유|이유)[^.?!\n]{0,24}만\s?(?:적|쓰|써)|(?:사유|이유)[^.?!\n]{0,12}(?:기타|간단|한\s?줄|안\s?적|안\s?써)/u.test(
    question,
  )
    ? '그렇게만 적으면 부족하고, 언제 무슨 일 때문인지 알 수 있는 이유와 해고 날짜를 적어야 해요.'
    : /겸|예고(?:통지서|장)?(?:로|랑|와|도)?\s?(?:같이|함께|대신|한\s?장)/u.test(question)
      ? '네, 예고를 겸해도 되지만 이유와 날짜를 적은 종이를 먼저 주어야 하고 카톡만으로는 위험해요.'
      : /안\s?받|거부|수령/u.test(question)
        ? '받지 않으려 하면 내용증명으로 보내고, 건네려 한 날과 본 사람을 적어 두면 돼요.'
        : /메일/u.test(question)
          ? '메일은 예외로만 서면으로 인정되니, 이유와 날짜를 적은 종이로 건네는 것이 안전해요.'
          : /카톡|문자|구두|말로|전화/u.test(question)
            ? '카톡이나 문자, 말만으로는 안 되고, 이유와 날짜를 적은 종이로 알려야 해고의 효력이 있어요.'
            : null;

/** A company asks for a letter of dismissal. The answer lists what the letter must contain. */
export const noticeLetter: Topic = {
  id: 'notice-letter',
  title: '해고 통지서에 적을 것(회사)',
  askedBy: 'employer',
  fits: ({ asker, stage, asks, dismissal, question }) =>
    asker === 'employer' &&
    stage === 'not_filed' &&
    dismissal !== 'withdrawn' &&
    (asks(
      '해고통지서~',
      '해고 통지서~',
      '해고예고 통지서~',
      '해고예고통지서~',
      '통지서 양식~',
      '통지서 써~',
      '서면통지~',
      '서면 통지~',
      '통지서를 예고~',
      '통지서 서식~',
      '서면으로~',
    ) ||
      /(?:통지|통보|해고)[^.?!\n]{0,16}(?:카톡|문자|메일|구두|말로)[^.?!\n]{0,16}(?:되|돼|효력|괜찮|보내|해도)|통지서[^.?!\n]{0,12}안\s?받|(?:카톡|문자|메일)(?:으로|로)[^.?!\n]{0,16}(?:보내|통지|통보|해고)/u.test(
        question,
      ))
      ? // Who has dismissed already is told what a letter after it is worth.
        dismissal === 'done' && /지금이라도|뒤늦게|이제라도|나중에|소급/u.test(question)
        ? 1
        : 2
      : 0,
  first: (facts) =>
    isSmall(facts)
      ? '직원이 5명 미만이면 해고 서면이 꼭 필요한 것은 아니지만, 30일 전에 알린 날이 남게 이유와 날짜를 적은 글로 알리는 것이 안전해요.'
      : (ofTheWay(facts.question) ??
        '해고 통지서는 언제 어디서 무슨 일이 있었는지 알 수 있는 이유와 해고하는 날짜를 적은 종이여야 하고, 이유가 정당한지는 따로 따져요.'),
  today: () => [
    checkProtected,
    '이유마다 날짜, 있었던 일, 근거 규정을 적고 해고일 하나, 대표 이름과 날인, 건넨 날과 받은 사람의 서명을 넣으세요.',
    '날짜를 거슬러 적거나 없던 일을 넣지 마세요.',
  ],
  week: ({ months }) => [
    '취업규칙의 징계 절차를 마친 뒤에 건네고, 받지 않으려 하면 내용증명으로 보내세요.',
    (months === null || months >= 3) && '해고일은 건네는 날보다 30일 뒤로 하거나 30일분 통상임금을 준비하세요.',
    consultFirst,
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '이유와 시기를 적은 서면이 없으면 해고는 효력이 없고, 규정의 조항만 늘어놓은 것은 부족해요.',
      law: '근로기준법 제27조; 대법원 2011다42324',
    },
    !isSmall(facts) && {
      say: '이유와 시기를 적은 서면으로 해고를 예고하면 그것을 해고 통지로 봐요.',
      law: '근로기준법 제27조 제3항',
    },
    !isSmall(facts) && reasonNeeded,
    ownProcedure,
    noticeDue(facts),
  ],
  refuses: ({ asks }) => [
    asks('써줘~', '써주~', '써 주~', '작성해~', '양식~') &&
      '사유를 대신 지어 써 드리지는 않아요. 실제로 있었던 일을 알려 주시면 빠뜨리지 말아야 할 칸을 알려 드려요.',
  ],
  asks: ({ months }) => [
    { ask: '언제 어디서 무슨 일이 있었고, 그 기록이 있나요?' },
    {
      ask: '징계위원회나 소명 기회를 거쳤나요?',
      choices: [
        { say: '징계위원회를 거쳤어요', then: '그러면 의결한 이유 그대로 통지서에 적고 받은 날의 서명을 받으세요.' },
        { say: '징계 절차는 아직이에요', then: '규칙에 절차가 있으면 통지서보다 그 절차를 먼저 밟아야 해요.' },
        { say: '징계 규정이 없어요', then: '규정이 없어도 설명할 기회를 준 기록을 남기고 통지서를 건네세요.' },
      ],
    },
    months === null && { ask: '그 직원은 얼마나 일했나요?' },
  ],
};
