import type { Answers } from '../../rulesets/ruleset.ts';
import type { Claim } from '../claim.ts';
import { said } from '../ending.ts';

type Instead = Pick<Claim, 'lead' | 'how' | 'needs' | 'law'>;

const correction =
  '실제로 지시를 받으며 근로자로 일했다면 근로복지공단에 피보험자격 확인을 청구해 고용보험에 든 것으로 바로잡을 수 있어요(고용보험법 제17조).';

/** Who was not insured as an employee: what there is instead. null for everybody else. */
export const notInsured = (answers: Answers): Instead | null => {
  const insurance = said(answers, 'intake/insurance');
  const contract = said(answers, 'intake/contract');
  if (contract === 'executive') return insurance === 'insured' ? null : executive(insurance === null);
  if (contract === 'freelance' && insurance !== 'insured') return contractor(insurance);
  return insurance === 'withheld' || insurance === 'neither' ? uninsured : null;
};

const executive = (isOpen: boolean): Instead => ({
  lead: isOpen
    ? '고용보험에 들어 있었다면 받을 수 있어요. 회사의 위임을 받은 임원은 고용보험에 들지 않는 것이 보통이고, 그렇다면 실업급여가 없어요.'
    : '고용보험에 들지 않은 임원은 실업급여가 없어요. 회사의 위임을 받아 일한 임원은 고용보험에 들지 않기 때문이에요.',
  how: [`직함만 임원이었을 수 있어요. ${correction}`],
  law: '고용보험법 제2조 제1호, 제17조, 제40조',
  needs: isOpen ? ['intake/insurance'] : [],
});

/** 노무제공자: twelve months of twenty-four, and not 180 days. */
const contractor = (insurance: string | null): Instead => ({
  lead: '택배·배달·방문판매처럼 시행령이 정한 일을 했고, 그만두기 전 24개월 가운데 12개월 이상 고용보험에 들어 있었다면 실업급여를 받을 수 있어요. 그렇지 않으면 받기 어려워요.',
  how: [
    '12개월 가운데 3개월 이상은 노무제공자로 들어 있어야 해요. 배달 앱처럼 플랫폼으로 일했다면 플랫폼 회사가 가입을 신고해야 해요(고용보험법 제77조의7).',
    '계약이 끊긴 것뿐 아니라 시행령이 정한 만큼 소득이 줄어 그만둔 때에도 받을 수 있어요.',
    `${correction} 그때는 그만두기 전 18개월 동안 보수를 받은 날이 180일 이상이어야 해요.`,
    '가입했는지는 고용보험 누리집이나 근로복지공단에서 확인하세요.',
  ],
  law: '고용보험법 제77조의6, 제77조의8',
  needs: insurance === null ? ['intake/insurance'] : [],
});

const uninsured: Instead = {
  lead: `고용보험에 들어 있지 않았다면 바로 받기는 어려워요. 다만 ${correction}`,
  how: [
    '바로잡은 뒤에 그만두기 전 18개월 동안 보수를 받은 날이 180일 이상이면 받을 수 있어요(고용보험법 제40조, 제41조).',
    '출퇴근 기록, 업무 지시 메시지, 임금을 받은 통장 내역을 모아 두세요.',
  ],
  law: '고용보험법 제17조, 제40조',
  needs: [],
};
