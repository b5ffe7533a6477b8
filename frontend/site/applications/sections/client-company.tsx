import { clientIsSued, sentByOtherFirm } from '@nomucheck/domain/applications/document/parties.ts';
import { RadioGroup } from '../../forms/choices/radio-group.tsx';
import type { Asking } from './asking.ts';
import { TextQuestion } from './questions.tsx';

/** Who was sent to another company: against which companies they apply, and the one that they worked for. */
export const ClientCompany = ({ asking }: { asking: Asking }) => {
  const { material, onType } = asking;
  if (sentByOtherFirm(material) === null) return null;
  const both = clientIsSued(material);
  return (
    <>
      <h3>실제로 일한 회사(원청)</h3>
      <p className="soft">
        해고에 관하여는 소속 업체가 사용자예요(파견법 제34조). 원청도 실질적인 사용자라고 볼 까닭이 있으면 함께 적어요.
      </p>
      <RadioGroup
        id="respondents"
        label="어느 회사를 상대로 신청하나요?"
        options={[
          { value: 'both', label: '소속 업체와 원청 둘 다', hint: '원청이 직접 지시했거나 소속 업체가 이름뿐일 때' },
          {
            value: 'own_company',
            label: '소속 업체만',
            hint: '나중에 원청을 더할 수 있고, 3개월은 처음 신청한 날로 따져요(대법원 2024두32973).',
          },
        ]}
        value={both ? 'both' : 'own_company'}
        onChange={(value) => onType({ respondents: value === 'both' ? 'both' : 'own_company' })}
      />
      {both && (
        <>
          <TextQuestion asking={asking} field="clientName" label="원청의 이름" />
          <TextQuestion asking={asking} field="clientRepresentative" label="원청의 대표자 이름" />
          <TextQuestion asking={asking} field="clientAddress" label="원청의 주소" />
        </>
      )}
    </>
  );
};
