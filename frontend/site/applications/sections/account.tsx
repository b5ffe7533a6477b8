import { isToCome } from '@nomucheck/domain/applications/document/act.ts';
import type { Asking } from './asking.ts';
import { FactChoices } from './fact-choices.tsx';
import { TextQuestion } from './questions.tsx';

/** What happened, in the person's own words; an application for relief says as well why it was unfair. */
export const Account = ({ asking, isRelief }: { asking: Asking; isRelief: boolean }) => (
  <>
    <FactChoices asking={asking} />
    <TextQuestion
      asking={asking}
      field="course"
      label={isToCome(asking.material) ? '해고를 예고받기까지 있었던 일' : '해고에 이르기까지 있었던 일'}
      hint="날짜 순서로, 누가 무엇을 말하고 했는지 적어 주세요."
      rows={8}
    />
    {isRelief && (
      <>
        <TextQuestion
          asking={asking}
          field="procedure"
          label="절차에서 잘못된 점"
          hint="징계위원회가 열렸는지, 소명할 기회가 있었는지, 통지서를 받았는지 적어 주세요."
          rows={5}
        />
        <TextQuestion
          asking={asking}
          field="grounds"
          label="회사가 말한 이유가 맞지 않는 까닭"
          hint="사실과 다른 점, 지나친 점, 다른 직원과 다르게 대한 점을 적어 주세요."
          rows={8}
        />
      </>
    )}
  </>
);
