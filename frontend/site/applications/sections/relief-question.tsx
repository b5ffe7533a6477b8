import { RadioGroup } from '../../forms/choices/radio-group.tsx';
import type { Asking } from './asking.ts';

/** Back to the job, or money in place of it. */
export const ReliefQuestion = ({ asking: { material, onType } }: { asking: Asking }) => (
  <RadioGroup
    id="relief"
    label="무엇을 원하시나요?"
    options={[
      {
        value: 'reinstatement',
        label: '회사로 돌아가고, 그동안의 임금을 받고 싶어요',
        hint: '원직복직과 임금 상당액',
      },
      {
        value: 'money',
        label: '돌아가지 않고 돈으로 받고 싶어요',
        hint: '금전보상. 임금 상당액 이상을 받아요(근로기준법 제30조 제3항).',
      },
    ]}
    value={material.fields.relief ?? null}
    onChange={(value) => onType({ relief: value === 'money' ? 'money' : 'reinstatement' })}
  />
);
