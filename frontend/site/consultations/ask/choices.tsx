import { chanceReview } from '@nomucheck/domain/consultations/chance-review.ts';
import type { ConsultationTerms } from '@nomucheck/domain/consultations/contract.ts';
import { topicIds, topics } from '@nomucheck/domain/consultations/topics.ts';
import { won } from '../../../shared/formats.ts';
import { RadioGroup } from '../../forms/choices/radio-group.tsx';
import { SelectField } from '../../forms/choices/select-field.tsx';
import { fields } from './request-mistakes.ts';

type ChoiceProps<Value> = {
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Exclude<Value, null>) => void;
};

export const TopicChoice = ({ value, error, onChange }: ChoiceProps<string>) => (
  <SelectField
    id={fields.topic}
    label="어떤 일에 대한 상담인가요?"
    options={topicIds.map((id) => [id, topics[id]])}
    value={value}
    error={error}
    onChange={onChange}
  />
);

/** Word for word what the specification says of each answer. */
export const ChanceReview = ({ value, error, onChange }: ChoiceProps<'yes' | 'no' | null>) => (
  <RadioGroup
    id={fields.chanceReview}
    label="승소 가능성을 따로 검토받으시겠어요?"
    options={[
      { value: 'yes', label: '예', hint: chanceReview.yes },
      { value: 'no', label: '아니오', hint: chanceReview.no },
    ]}
    value={value}
    error={error}
    onChange={(next) => onChange(next === 'yes' ? 'yes' : 'no')}
  />
);

type KindChoiceProps = ChoiceProps<'free' | 'paid'> & { readonly terms: ConsultationTerms };

/** Where the firm takes free ones only, there is nothing to choose. */
export const KindChoice = ({ terms: { price, minutes }, value, error, onChange }: KindChoiceProps) =>
  price === null ? null : (
    <RadioGroup
      id={fields.kind}
      label="어떤 상담을 신청하시겠어요?"
      options={[
        { value: 'free', label: '무료 상담', hint: '비용 없이 노무사가 글을 읽고 답해요.' },
        {
          value: 'paid',
          label: `유료 상담 ${won(price)}`,
          hint: `${minutes}분 동안 상담해요. 부가가치세를 포함한 가격이고, 결제를 마친 뒤에 시간을 정해요.`,
        },
      ]}
      value={value}
      error={error}
      onChange={(next) => onChange(next === 'paid' ? 'paid' : 'free')}
    />
  );
