import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isEnding } from '../when.ts';

/** `2년 넘었는데 무기계약직 아닌가요`: of a term, and of no town. */
const wantsToBecome = /무기\s?계약직?(?:이|으로|은)?\s?(?:된|되는|전환|바뀌|아닌가|아니에|맞)/u;

/** Employed by the state or a town without being an official (공무직): a worker, whatever others say of the appeals commission. */
export const publicWorker: Topic = {
  id: 'public-worker',
  title: '공무직·기간제의 해고',
  askedBy: 'employee',
  alone: true,
  fits: (facts) =>
    facts.stage === 'not_filed' &&
    !wantsToBecome.test(facts.question) &&
    (facts.says('공무직~', '무기계약직~') ||
      (facts.says('기간제~', '무기계약~') &&
        facts.says('구청~', '시청~', '군청~', '교육청~', '주민센터~', '공공기관~'))) &&
    (isEnding(facts) || facts.says('소청~', '해임~', '파면~', '해고~', '징계~', '정직~'))
      ? facts.says('소청~') || facts.says('공무직~')
        ? 3
        : 2
      : 0,
  first: ({ clock }) =>
    clock === null || clock.passed
      ? '공무직은 공무원이 아니라 근로자여서, 소청이 아니라 3개월 안에 노동위원회에 구제신청을 해야 해요.'
      : `공무직은 공무원이 아니라 근로자여서, 소청이 아니라 노동위원회에 ${clock.day}까지 신청하면 돼요.`,
  today: () => [
    '임용장이나 근로계약서에서 공무원인지 공무직(근로자)인지 신분부터 확인하고 찍어 두세요.',
    '징계 통지서와 받은 날이 보이는 봉투를 그대로 보관하세요.',
    '사직서나 징계를 인정한다는 서류에는 서명하지 마세요.',
  ],
  week: () => [
    fileOnline,
    '징계위원회에 언제 부르고 말할 기회를 주었는지, 비슷한 일을 한 다른 사람은 어떤 처분이었는지 적으세요.',
    '기관 안의 재심을 신청해도 노동위원회의 3개월은 그대로 흐르니 함께 준비하세요.',
  ],
  law: () => [
    {
      say: '공무직도 근로자여서 정당한 이유 없이 해고하거나 징계하지 못해요.',
      law: '근로기준법 제23조 제1항',
    },
    { say: '해고된 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.', law: '근로기준법 제28조 제2항' },
    { say: '이유와 시기를 서면으로 알려야 효력이 있어요.', law: '근로기준법 제27조' },
    {
      say: '소청은 공무원의 절차예요. 혹시 지방공무원이라면 처분사유 설명서를 받은 날부터 30일 안이니 신분을 꼭 확인하세요.',
      law: '지방공무원법 제67조',
    },
    { say: '규칙이 정한 징계위원회와 소명을 빠뜨린 징계는 무효가 될 수 있어요.', law: '대법원 90다8077' },
  ],
  asks: ({ days }) => [
    days.dismissed === null && { ask: '해임이나 해고를 통지받은 날은 언제인가요?' },
    {
      ask: '임용장이나 계약서에 신분이 어떻게 적혀 있나요?',
      choices: [
        {
          say: '공무직이라고 적혀 있어요',
          then: '그러면 근로자이니 노동위원회에 구제신청을 하면 되고, 소청의 30일은 상관없어요.',
        },
        {
          say: '지방공무원이라고 적혀 있어요',
          then: '공무원이면 노동위원회가 아니라 처분사유 설명서를 받은 날부터 30일 안에 소청심사를 청구해야 해요.',
        },
      ],
    },
    { ask: '징계위원회에서 말할 기회를 받았나요?' },
  ],
};
