import { legalAid, sayYouWillWork, signNothing, writtenNotice } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isDismissed, isSmall } from '../when.ts';

/** A fixed term that the company ends before its day. */
export const termCutShort: Topic = {
  id: 'term-cut-short',
  title: '계약 기간이 끝나기 전의 해고',
  askedBy: 'employee',
  fits: (facts) =>
    isDismissed(facts) && facts.contract === 'fixed_term' && facts.stage === 'not_filed' && facts.resignation === null
      ? facts.says('남았~', '남은~', '기간 중~', '중도~', '중간에~', '남아~')
        ? 2
        : 1
      : 0,
  sections: ['detail-3'],
  first: (facts) =>
    isSmall(facts)
      ? '정한 기간이 끝나기 전에 회사 잘못으로 내보냈다면, 직원이 5명 미만이어도 남은 기간의 임금만큼 손해배상을 법원에서 청구할 수 있어요.'
      : '기간을 정한 계약이어도 중간에 내보내는 것은 해고여서 정당한 이유와 서면이 필요하니, 남은 계약이 끝나기 전에 구제신청을 내세요.',
  // Who is protected writes the letter of that.
  today: ({ protectedBy }) => (protectedBy.size > 0 ? [] : [sayYouWillWork, signNothing]),
  week: (facts) => [
    '계약서를 찾아 끝나는 날과 중간에 끝낼 수 있다는 조항을 확인하세요.',
    isSmall(facts)
      ? legalAid
      : '구제신청을 낸 뒤 계약 기간이 끝나도 임금 상당액은 판단을 받을 수 있으니, 기간이 끝나기 전에 먼저 내세요.',
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '신청하기 전에 계약 기간이 다른 이유로 끝나 버리면 구제받을 이익이 없어질 수 있어요.',
      law: '대법원 2020두54852',
    },
    !isSmall(facts) && {
      say: '신청한 뒤에 기간이 끝나면 복직은 못 해도 해고 기간의 임금에 해당하는 돈을 명령받을 수 있어요.',
      law: '근로기준법 제30조 제4항',
    },
    !isSmall(facts) && writtenNotice,
    {
      say: '부득이한 사유가 있으면 기간 중에도 계약을 끝낼 수 있지만, 그 사유가 한쪽의 과실로 생겼다면 손해를 배상해야 해요.',
      law: '민법 제661조',
    },
  ],
  asks: ({ workers }) => [
    { ask: '계약서에 적힌 끝나는 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
