import { useEffect } from 'react';
import { ask } from '../../../shared/client/ask.ts';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { RadioGroup } from '../../forms/choices/radio-group.tsx';

type OwnCompany = { readonly id: string; readonly name: string };

const fetchOwnCompanies = () => ask<{ items: OwnCompany[] }>({ url: '/api/companies/mine' });

type CompanyChoiceProps = { readonly chosen: string | null; readonly onChoose: (companyId: string | null) => void };

/** For members of a company: whether they ask for themselves or for it. Others don't see it. */
export const CompanyChoice = ({ chosen, onChoose }: CompanyChoiceProps) => {
  const [loading] = useLoaded(fetchOwnCompanies, 'companies');
  const companies = loading.state === 'ready' ? loading.value.items : [];
  const isLeft = loading.state === 'ready' && chosen !== null && companies.every(({ id }) => id !== chosen);
  useEffect(() => {
    if (isLeft) onChoose(null);
  }, [isLeft, onChoose]);
  if (companies.length === 0) return null;
  return (
    <RadioGroup
      id="company"
      label="누구로 물을까요?"
      hint="회사로 물으면 그 회사의 이용량에 들어가요. 회사의 다른 사람은 질문과 답을 볼 수 없어요."
      options={[
        { value: 'none', label: '개인으로 물을게요' },
        ...companies.map(({ id, name }) => ({ value: id, label: `${name} 구성원으로 물을게요` })),
      ]}
      value={chosen ?? 'none'}
      onChange={(value) => onChoose(value === 'none' ? null : value)}
    />
  );
};
