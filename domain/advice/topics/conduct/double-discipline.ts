import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';

const kinds = ['정직', '감봉', '견책', '강등', '시말서', '경고'] as const;

/** Two kinds of punishment, one after the other. */
const isTwice = (question: string): boolean =>
  /(?<![가-힣])(?:또|다시|이번에|이제와서)/u.test(question) &&
  ['정직', '감봉', '견책', '강등', '해고'].filter((kind) => new RegExp(`${kind}(?!하게)`, 'u').test(question)).length >
    1 &&
  /정직|감봉|견책|강등/u.test(question) &&
  /같은|그 일|일로|건으로|사건/u.test(question);

/** `9월의 정직`: the earlier punishment as it was told; `앞 징계` where it isn't named. */
const earlier = (question: string): string => {
  const kind = kinds.find((one) => new RegExp(`(?<![가-힣])${one}(?!하)`, 'u').test(question));
  if (kind === undefined) return '앞 징계';
  const [, month] = new RegExp(`(\\d{1,2})월(?:에|달에)?[^.]{0,8}${kind}`, 'u').exec(question) ?? [];
  return month === undefined ? `앞의 ${kind}` : `${month}월의 ${kind}`;
};

/** Punished twice for the same thing (이중징계). */
export const doubleDiscipline: Topic = {
  id: 'double-discipline',
  title: '같은 일로 두 번 받은 징계',
  askedBy: 'employee',
  fits: ({ says, stage, question }) =>
    stage === 'not_filed' &&
    (isTwice(question) ||
      says('이중징계~', '이중 징계~', '두번 징계~', '두 번 징계~', '또 징계~', '징계를 또~') ||
      (says('정직', '감봉~', '견책~', '시말서~', '경고장~', '경고', '강등~') &&
        says(
          '같은 일~',
          '같은 사건~',
          '같은 건~',
          '같은 이유~',
          '똑같은 일~',
          '동일한 사유~',
          '또 해고~',
          '다시 해고~',
          '해고통지서를 또~',
        )))
      ? 3
      : 0,
  first: () => '같은 일로 이미 징계를 받은 뒤 또 징계하거나 해고하는 것은 이중징계여서 무효를 주장할 수 있어요.',
  today: () => [
    '앞 징계의 통지서와 새 해고 통지서를 나란히 놓고 날짜와 이유가 같은지 표시하세요.',
    '오늘 회사에 “같은 일로 이미 징계를 받았으므로 이 해고에 동의하지 않으며 계속 일하겠습니다.”라고 글로 보내세요.',
    '손해를 물어 준다는 각서나 사직서에는 서명하지 마세요.',
  ],
  week: ({ question }) => [
    fileOnline,
    '사내 재심을 신청해도 되지만 노동위원회의 3개월은 따로 흘러요.',
    `${earlier(question)}도 통지를 받은 날부터 3개월이 지나지 않았다면 함께 다툴 수 있으니 그 날짜를 먼저 확인하세요.`,
  ],
  law: () => [
    {
      say: '같은 일을 두고 두 번 징계하는 것은 정당한 이유가 없는 징계로 무효가 될 수 있어요.',
      law: '근로기준법 제23조 제1항',
    },
    {
      say: '예외가 있어요. 회사가 앞 징계를 취소하고 다시 징계하거나, 앞 징계가 무효가 되었거나, 새로운 사실이 드러난 때는 이중징계가 아니에요.',
      law: '대법원 93다26496',
    },
    {
      say: '5명 이상인 곳이라면 해고를 받은 날부터 3개월 안에 구제신청을 해야 하고, 사내 재심을 해도 늘어나지 않아요.',
      law: '근로기준법 제28조 제2항',
    },
    { say: '해고 이유와 시기는 서면에 구체적으로 적어야 해요.', law: '근로기준법 제27조' },
  ],
  asks: ({ workers, question }) => [
    { ask: `${earlier(question)} 통지를 받은 날과 거기 적힌 사유는 무엇인가요?` },
    {
      ask: '앞 징계를 취소한다는 말이 있었나요?',
      choices: [
        {
          say: '앞 징계를 취소한 적은 없어요',
          then: '취소하지 않고 같은 일로 또 징계했다면 이중징계라고 다툴 수 있으니, 두 통지서를 나란히 보관하세요.',
        },
        {
          say: '회사가 앞 징계를 거두었대요',
          then: '앞 징계를 취소하고 다시 한 것이면 이중징계는 아니고, 이번 징계가 지나친지와 절차를 다퉈야 해요.',
        },
      ],
    },
    {
      ask: '새로 드러났다고 하는 사실이 있나요?',
      choices: [
        {
          say: '새로 드러난 사실은 없어요',
          then: '새로운 사실이 없다면 같은 일로 두 번 징계한 것이라는 주장이 힘을 얻어요.',
        },
        {
          say: '새로운 사실이 있다고 해요',
          then: '회사가 말하는 새로운 사실이 무엇이고 언제 안 것인지 글로 물어보세요.',
        },
      ],
    },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
