import type { Asking } from './asking.ts';
import { TextQuestion } from './questions.tsx';

/** Against whom. */
export const Company = ({ asking }: { asking: Asking }) => (
  <>
    <TextQuestion
      asking={asking}
      field="companyName"
      label="회사 이름"
      hint="급여명세서나 4대 보험 가입 내역에 적힌 이름이 정확해요."
    />
    <TextQuestion asking={asking} field="representative" label="대표자 이름" />
    <TextQuestion asking={asking} field="companyAddress" label="회사 주소" />
    <TextQuestion asking={asking} field="companyPhone" label="회사 전화번호" inputMode="tel" />
    <TextQuestion
      asking={asking}
      field="businessKind"
      label="업종"
      hint="예: 음식점, 전자 부품 제조, 소프트웨어 개발"
    />
    <TextQuestion
      asking={asking}
      field="workplace"
      label="실제로 일한 곳의 주소"
      hint="회사 주소와 다를 때만 적어 주세요."
      optional
    />
  </>
);
