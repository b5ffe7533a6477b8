import { fileOnline, keepMessages, noticeAllowance, signNothing, threeMonths, writeDown } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** `하자길래 네 했어요`. */
const agreed =
  /(?:하자|나가라|그만두라|그만하자|정리하자)(?:길래|고\s?해서|고\s?하길래|고\s?하셔서|기에)[^.?!]{0,10}(?:네|예|알겠|알았|그러자|그러겠)/u;

/** Nobody can say yet whether it was a dismissal or a resignation: angry words, hints, half a sentence (대법원 2022두57695). */
export const unclearEnding: Topic = {
  id: 'unclear-ending',
  title: '해고인지 사직인지 분명하지 않을 때',
  askedBy: 'employee',
  fits: ({ stage, resignation, dismissal, says, question }) =>
    stage === 'not_filed' &&
    resignation === null &&
    (agreed.test(question) ||
      says('때려치~', '때려 치~', '홧김에 나가~', '욱해서~', '술김에~') ||
      (dismissal !== 'to_come' &&
        says(
          '제가 그만둔~',
          '내가 그만둔~',
          '그만둔건지~',
          '그만둔게~',
          '그만둔 게~',
          '그만둔걸로~',
          '그만둔 걸로~',
          '그만둔 건지~',
          '그만둔건가~',
          '짜른건지~',
          '자른건지~',
          '자른 건지~',
          '해고인지~',
          '무단퇴사~',
          '무단 퇴사~',
        )))
      ? 3
      : 0,
  sections: ['detail-8'],
  first: ({ question }) =>
    agreed.test(question)
      ? '알겠다고 답한 것만으로 사직에 동의했다고 단정할 수 없으니, 오늘 글로 그만둘 뜻이 아니었다고 보내세요.'
      : '나오지 말라는 것이 회사의 마지막 뜻이고 일하지 못하게 했다면 해고로 볼 수 있지만, 그냥 나오지 않으면 스스로 그만둔 것이 될 수 있으니 오늘 글로 확인하세요.',
  today: () => [
    '오늘 회사에 “오늘 하신 말씀이 해고인가요? 저는 그만두겠다고 하지 않았고 정해진 시간에 출근하겠습니다.”라고 글로 보내고 화면을 남기세요.',
    '해고라는 답을 받기 전에는 평소대로 출근하고, 막으면 막은 사람과 시각을 사진이나 글로 남기세요.',
    writeDown,
    signNothing,
  ],
  week: (facts) => [keepMessages, !isSmall(facts) && fileOnline],
  law: (facts) => [
    {
      say: '말로 나가라고 했어도 열쇠를 걷거나 일을 주지 않아 일하지 못하게 했다면 해고로 볼 수 있고, 그때 계속 일하겠다고 했는지를 함께 봐요.',
      law: '대법원 2022두57695',
    },
    !isSmall(facts) && {
      say: '해고라면 이유와 시기를 서면으로 알려야 효력이 있어요. 5명 이상인 곳에만 적용돼요.',
      law: '근로기준법 제27조',
    },
    !isSmall(facts) && threeMonths,
    noticeAllowance(facts),
  ],
  asks: ({ workers }) => [
    {
      ask: '그 말을 들은 뒤에 회사가 출근을 막았거나 다시 나오라고 했나요?',
      choices: [
        {
          say: '회사가 출근을 막았어요',
          then: '일하지 못하게 막았다면 해고로 볼 수 있으니, 막은 사람과 시각, 들은 말을 사진과 글로 남기세요.',
        },
        {
          say: '회사가 출근하라고 했어요',
          then: '나오라고 했다면 나가지 않는 것이 결근이 될 수 있으니, 출근하면서 그 말의 뜻을 글로 물어보세요.',
        },
        {
          say: '그 뒤로 아무 말이 없어요',
          then: '오늘 “해고인가요? 저는 출근하겠습니다.”라고 글로 보내 답을 받아 두세요.',
        },
      ],
    },
    { ask: '언제 누가 뭐라고 했고, 그 뒤에 주고받은 글이 있나요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
