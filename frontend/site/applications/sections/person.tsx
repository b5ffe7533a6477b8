import type { Asking } from './asking.ts';
import { DateQuestion, TextQuestion } from './questions.tsx';

/** Who applies. */
export const Person = ({ asking }: { asking: Asking }) => (
  <>
    <TextQuestion asking={asking} field="name" label="성명" autoComplete="name" />
    <DateQuestion
      asking={asking}
      field="birthDate"
      label="생년월일"
      hint="주민등록번호는 적지 않아요."
      autoComplete="bday"
    />
    <TextQuestion
      asking={asking}
      field="address"
      label="주소"
      autoComplete="street-address"
      hint="결과를 우편으로 받을 곳을 적어 주세요."
    />
    <TextQuestion asking={asking} field="phone" label="연락처" inputMode="tel" autoComplete="tel" />
  </>
);
