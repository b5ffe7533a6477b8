import type { Material } from '../basis.ts';
import type { DocumentName } from '../standing.ts';

const evidence =
  '증거 목록은 사정에 맞는 서류의 이름으로 채워 두었어요. 가지고 있지 않은 것은 지우고, 사본에 차례대로 번호를 붙여 함께 내요. 아직 없는 자료는 나중에 더 낼 수 있어요.';
const copies = '몇 부를 내는지는 내는 곳에 물어보세요.';
const money =
  '복직 대신 돈으로 받기를 원하면 금전보상명령 신청서를 함께 내요(근로기준법 제30조 제3항). 신청서 쓰기의 서류 목록에서 함께 만들 수 있어요.';
const representative =
  '임금이 정해진 금액보다 적으면 변호사나 공인노무사를 무료로 선임해 달라고 할 수 있어요(노동위원회법 제6조의2). 기준 금액은 노동위원회에 물어보고, 권리구제 대리인 선임 신청서를 함께 내세요.';
const joint =
  '부당해고와 부당노동행위는 한 신청서에 함께 적거나 두 신청서를 같이 내고 병합해 달라고 할 수 있어요. 둘 다 3개월 안에 내야 해요.';

/** What goes with the document, and the other forms that belong to it. */
export const withIt = (name: DocumentName, material: Material): readonly string[] => {
  const isUnionCase = material.basis.routes.some(({ route, open }) => route === 'unfair_labour_practice' && open);
  switch (name) {
    case 'relief_application':
      return [evidence, copies, money, representative, ...(isUnionCase ? [joint] : [])];
    case 'review_application':
      return [
        '판정서 사본과 받은 날을 보여 주는 봉투나 우편 조회 화면을 함께 내요.',
        evidence,
        copies,
        '재심은 초심에서 구한 것의 범위 안에서 다퉈요. 각하된 판정도 재심을 신청할 수 있어요(노동위원회법 제26조 제1항).',
        '재심을 신청해도 구제명령의 효력은 멈추지 않아요(근로기준법 제32조).',
        representative,
      ];
    case 'unfair_labour_practice':
      return [evidence, copies, joint, representative];
    case 'equality_correction':
      return [evidence, copies];
    case 'whistleblower_protection':
      return ['신고한 사실을 보여 주는 접수증과 해고를 보여 주는 자료를 함께 내요.', copies];
    case 'money_compensation_request':
      return ['급여명세서처럼 금액을 계산한 근거가 되는 자료를 함께 내요.', copies];
    case 'representative_request':
      return ['급여명세서나 통장 내역처럼 월 임금을 보여 주는 자료를 함께 내요.', copies];
    case 'labour_office_petition':
      return [
        '근로계약서, 급여명세서, 통장 거래 내역처럼 임금을 보여 주는 자료를 함께 내요.',
        '해고예고수당에는 지연이자가 붙지 않아요. 임금은 퇴직한 날부터 14일이 지난 다음 날부터, 시행령이 정한 이율로 붙어요(근로기준법 제36조·제37조).',
        '진정은 조사와 지급을 구하는 신청이고, 처벌을 구하는 고소와 달라요. 임금을 주지 않은 것의 벌칙은 2026년 10월 8일부터 근로기준법 제107조에 있고, 그 전의 일에는 옛 제109조가 적용될 수 있어요.',
      ];
    default: {
      const unforeseen: never = name;
      return unforeseen;
    }
  }
};
