import type { Asking } from './asking.ts';
import { DateQuestion, TextQuestion } from './questions.tsx';

/** The decision that is disputed, and why. */
export const FirstDecision = ({ asking }: { asking: Asking }) => (
  <>
    <TextQuestion
      asking={asking}
      field="caseNumber"
      label="사건번호"
      hint="판정서 첫 장에 있어요. 예: 경기2026부해1234"
    />
    <DateQuestion asking={asking} field="decidedOn" label="판정한 날" hint="판정서에 적힌 날이에요." />
    <DateQuestion
      asking={asking}
      field="receivedOn"
      label="판정서를 받은 날"
      hint="결과를 문자나 전화로 들은 날이 아니라 판정서를 받은 날이에요. 10일은 그다음 날부터 세요."
    />
    <TextQuestion
      asking={asking}
      field="firstOrder"
      label="초심 주문"
      hint="판정서의 ‘주문’을 그대로 옮겨 적어 주세요."
      rows={4}
    />
    <TextQuestion
      asking={asking}
      field="reviewReasons"
      label="판정이 잘못된 까닭"
      hint="사실과 다르게 본 점, 빠뜨린 증거, 법을 잘못 적용한 점을 적어 주세요. 짧게 적고 나중에 재심이유서로 더 낼 수 있어요."
      rows={8}
    />
  </>
);

/** Of a request that goes with an application. */
export const CaseNumber = ({ asking, wantsMoney }: { asking: Asking; wantsMoney: boolean }) => (
  <>
    <TextQuestion
      asking={asking}
      field="caseNumber"
      label="사건번호"
      hint="이미 신청했다면 적어 주세요. 구제신청서와 함께 내면 비워 두세요."
      optional
    />
    {wantsMoney && (
      <TextQuestion
        asking={asking}
        field="compensation"
        label="구하는 보상금액"
        hint="해고된 날부터의 임금 상당액 이상이에요. 계산한 방법도 함께 적어 주세요. 예: 월 280만 원 × 5개월 = 1,400만 원"
      />
    )}
  </>
);
