import { addYears, koreanText, type LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import { endingOf, said } from '../ending.ts';

/** From this day on new employees are insured by their income and not by their hours (법률 제21473호 부칙 제1조). */
const insuredByIncome = '2027-01-01';

/** What decides about the benefit and that no answer says, the most pressing first. */
export const goodToKnow = (answers: Answers, left: LocalDate): readonly string[] => {
  const ending = endingOf(answers);
  const resigned = ending === 'resignation' || ending === 'disputed_resignation';
  return [
    `그만둔 다음 날부터 12개월이 지나면 남은 날이 있어도 받지 못해요. ${koreanText(addYears(left, 1))}까지 다 받을 수 있게 회사에 이직확인서를 요청하고 고용센터에 바로 신청하세요(고용보험법 제48조). 처음 7일은 받지 못해요.`,
    '180일에는 일한 날과 유급으로 쉰 날만 들어가요. 무급으로 쉰 토요일은 세지 않아요(고용보험법 제41조).',
    ...(resigned
      ? [
          '회사가 자진 퇴사로 신고했을 수 있어요. 이직확인서의 이직사유가 사실과 다르면 고용센터에 자료를 내고 바로잡아 달라고 하세요. 결정을 안 날부터 90일 안에 심사를 청구할 수도 있어요(고용보험법 제87조).',
          '큰 잘못을 한 사람이 해고되는 대신 권고를 받고 그만둔 때에는 받지 못해요(고용보험법 제58조 제2호 나목).',
        ]
      : ending === 'refusal_of_renewal' || ending === 'retirement'
        ? []
        : [
            '법을 어겨 금고 이상의 형을 받았거나, 회사에 막대한 손해를 끼쳤거나, 오래 무단결근해 해고되었다면 받지 못해요(고용보험법 제58조 제1호).',
          ]),
    ...(ending === 'refusal_of_renewal'
      ? [
          '계약 기간이 끝났는데 회사가 재계약하지 않은 것은 자기 사정이 아니에요. 재계약하자는 회사의 제안을 거절했다면 다를 수 있어요.',
        ]
      : []),
    '일용직으로 일했다면 신청하는 달의 바로 앞 달 첫날부터 신청일까지 일한 날이 3분의 1보다 적거나, 건설 일용직은 신청하기 전 14일 동안 일하지 않았어야 해요(고용보험법 제40조 제1항 제5호).',
    '한 주에 15시간 미만, 이틀 이하로 일했다면 18개월이 아니라 24개월 동안의 날을 세요(고용보험법 제40조 제2항 제2호).',
    ...(said(answers, 'intake/aged-55') === 'yes'
      ? ['65세가 된 뒤에 새로 고용되었다면 받지 못해요(고용보험법 제10조).']
      : []),
    ...(left >= insuredByIncome
      ? [
          '2027년부터 새로 고용보험에 드는 사람은 일한 시간이 아니라 소득으로 가입 여부를 정해요. 그 전에 든 사람은 이 회사를 그만둘 때까지 예전 기준 그대로예요.',
        ]
      : []),
    said(answers, 'intake/stage') === 'withdrawn'
      ? '회사로 돌아가 일하면 받지 않는 돈이에요.'
      : '복직해 해고 기간의 임금을 받으면 돌려주어야 할 수 있어요.',
  ];
};
