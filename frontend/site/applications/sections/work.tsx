import type { Asking } from './asking.ts';
import { DateQuestion, TextQuestion } from './questions.tsx';

/** The work that was done, and when it was announced that it ends. */
export const Work = ({ asking, wantsNotice }: { asking: Asking; wantsNotice: boolean }) => (
  <>
    <TextQuestion
      asking={asking}
      field="duty"
      label="담당한 업무"
      hint="부서나 직위도 함께 적어요. 예: 생산관리팀 자재 구매"
    />
    <TextQuestion
      asking={asking}
      field="monthlyPay"
      label="한 달 임금"
      hint="세금을 떼기 전 금액이에요. 예: 280만 원"
    />
    {wantsNotice && <DateQuestion asking={asking} field="noticedOn" label="해고를 통보받은 날" />}
  </>
);
