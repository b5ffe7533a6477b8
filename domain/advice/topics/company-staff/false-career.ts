import { noticeDue, reasonNeeded } from '../company/company-lines.ts';
import { isUndisputed, refusal } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** A false career, or an offer that the company wants to take back. */
export const falseCareer: Topic = {
  id: 'false-career',
  title: '허위 경력과 채용 취소(회사)',
  askedBy: 'employer',
  fits: (facts) =>
    isUndisputed(facts) &&
    /(?:경력|이력|학력|자격증|전과)(?:서|을|를|이|서에)?\s?[^.?!\n]{0,12}(?:속|허위|거짓|위조|가짜|숨)|(?:채용|입사|합격)\s?(?:을\s?)?취소|채용\s?내정|채용(?:을)?\s?확정|못\s?뽑게|합격\s?통보(?:를)?\s?(?:했|해)/u.test(
      facts.question,
    )
      ? 3
      : 0,
  first: (facts) =>
    /(?:경력|이력|학력|자격증|전과)[^.?!\n]{0,14}(?:속|허위|거짓|위조|가짜|숨)/u.test(facts.question)
      ? '속인 것이 채용을 가를 만큼 중요하면 해고할 수 있지만, 그 뒤의 근무와 기간까지 함께 따져요.'
      : `${refusal(facts)}합격을 알렸다면 채용 취소도 해고와 같아서 정당한 이유가 있어야 해요.`,
  today: () => [
    '낸 이력서와 채용 공고, 실제 경력을 보여 주는 자료를 모으고 직원에게 설명할 기회를 주세요.',
    '그 사실을 알았다면 뽑지 않았을지, 지금 일에 지장이 있는지를 적어 보세요.',
  ],
  week: () => ['해고나 취소를 한다면 이유와 날짜를 적은 종이를 건네고, 일한 날의 임금은 14일 안에 주세요.'],
  law: (facts) => [
    !isSmall(facts) && {
      say: '경력을 속인 것을 이유로 한 해고는 뽑을 때의 사정뿐 아니라 그 뒤의 근무 기간과 일에 미친 영향까지 따져 정당한지 봐요.',
      law: '대법원 2009두16763',
    },
    !isSmall(facts) && reasonNeeded,
    noticeDue(facts),
  ],
  asks: () => [
    { ask: '무엇을 속였고, 채용 공고에서 그것을 요구했나요?' },
    {
      ask: '이미 일을 시작했나요?',
      choices: [
        {
          say: '이미 일하고 있어요',
          then: '그러면 해고가 되니 설명할 기회를 주고, 이유와 날짜를 적은 서면으로 알려야 해요.',
        },
        {
          say: '아직 출근 전이에요',
          then: '출근 전이라도 합격을 알렸다면 취소에 정당한 이유가 있어야 하니 이유를 글로 남기세요.',
        },
      ],
    },
  ],
};
