import { consultFirst, noticeDue, reasonNeeded, workerMayFile } from '../company/company-lines.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** The company has dismissed already, and asks what follows. */
export const toldWithoutPaper: Topic = {
  id: 'told-without-paper',
  title: '이미 해고를 알린 뒤(회사)',
  askedBy: 'employer',
  fits: (facts) =>
    facts.asker === 'employer' && facts.dismissal === 'done' && facts.stage === 'not_filed'
      ? isSmall(facts)
        ? 1
        : 2
      : 0,
  first: ({ notice, question }) =>
    /(?:팀장|관리자|부장|점장|과장|실장|매니저)[^.?!\n]{0,30}(?:그만두라|나가라|나오지|해고)/u.test(question)
      ? '회사를 대신해 한 말로 보이면 해고가 될 수 있으니, 해고가 아니라면 오늘 출근하라고 글로 알리세요.'
      : /해고(?:한\s?게|한\s?걸로|가|로)?\s?(?:되나|되는|볼|보나|맞|인가|인건)/u.test(question) &&
          /나가라|그만|소리|홧김|말했|했더니/u.test(question)
        ? '네, 나가라고 한 말도 해고로 볼 수 있으니, 해고가 아니라면 오늘 출근하라고 글로 보내세요.'
        : /지금이라도|뒤늦게|이제라도|나중에|다시\s?(?:써|주)|소급/u.test(question)
          ? '뒤늦게 통지서를 주어도 앞선 해고가 유효해지지 않으니, 취소하고 이유와 절차, 서면을 새로 갖추어야 해요.'
          : notice === 'messenger' || notice === 'spoken'
            ? '말이나 문자로만 알린 해고는 효력이 없어서, 이유가 있더라도 서면으로 다시 갖추거나 취소하는 것을 검토해야 해요.'
            : '이미 알린 해고라도 이유와 절차, 서면을 갖추었는지 지금 확인하고, 빠진 것이 있으면 취소를 검토하세요.',
  today: () => [
    '해고를 알린 글과 그 앞의 기록을 지우거나 고치지 말고 보관하세요. 날짜를 거슬러 적은 통지서를 만들지 마세요.',
    '이유나 서면이 빠졌다면 해고를 취소하고 원래 자리로 돌아오게 하는 것을 검토하세요.',
  ],
  week: () => ['임금과 퇴직금, 예고하지 않았다면 30일분 통상임금을 14일 안에 정산하세요.', consultFirst],
  law: (facts) => [reasonNeeded, noticeDue(facts), !isSmall(facts) && workerMayFile],
  asks: ({ months, workers }) => [
    {
      ask: '해고를 언제 어떻게 알렸나요?',
      choices: [
        { say: '종이로 해고를 알렸어요', then: '그러면 이유가 구체적인지, 절차와 예고를 지켰는지 지금 확인하세요.' },
        '문자나 카톡으로 알렸어요',
        '말로만 알렸어요',
      ],
    },
    { ask: '해고한 이유와 그 기록은 무엇인가요?' },
    months === null && { ask: '그 직원은 얼마나 일했나요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
