import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';
import { useEffect } from 'react';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { koreanMoment, percent } from '../../../shared/formats.ts';
import { fetchChecks } from '../../checks/check-api.ts';
import { Button } from '../../forms/button.tsx';
import { RadioGroup } from '../../forms/choices/radio-group.tsx';
import { Notice } from '../../forms/notice.tsx';
import { WhatIsUsed } from './what-is-used.tsx';

type CheckChoiceProps = {
  readonly chosen: string | null;
  readonly onChoose: (checkId: string | null) => void;
  readonly onSide: (side: 'employee' | 'employer' | null) => void;
};

/** The finished check that the question is about. Its answers needn't be told again. */
export const CheckChoice = ({ chosen, onChoose, onSide }: CheckChoiceProps) => {
  const [loading, set] = useLoaded(fetchChecks, 'checks');
  const checks = loading.state === 'ready' ? loading.value.items.filter(({ status }) => status === 'completed') : [];
  const isUnknown = loading.state === 'ready' && chosen !== null && checks.every(({ id }) => id !== chosen);
  useEffect(() => {
    // Of another account, or erased since.
    if (isUnknown) onChoose(null);
  }, [isUnknown, onChoose]);

  if (loading.state === 'failed') {
    return (
      <Notice tone="warning" title="진단 내역을 불러오지 못했어요" role="alert">
        <p>진단 없이 물을 수도 있어요.</p>
        <Button kind="secondary" onClick={() => set(null)}>
          다시 불러오기
        </Button>
      </Notice>
    );
  }
  if (checks.length === 0) return null;
  return (
    <>
      <RadioGroup
        id="check"
        label="어떤 일에 대해 물을까요?"
        hint="진단을 고르면 이미 답한 내용을 다시 적지 않아도 돼요."
        options={[
          ...checks.map((check) => ({
            value: check.id,
            label: nameOf(check),
            hint: check.reason ?? check.grounds.join(', '),
          })),
          { value: 'none', label: '진단 없이 물을게요', isApart: true },
        ]}
        value={chosen ?? 'none'}
        onChange={(value) => onChoose(value === 'none' ? null : value)}
      />
      {chosen !== null && !isUnknown && <WhatIsUsed key={chosen} checkId={chosen} onSide={onSide} />}
    </>
  );
};

/** Several checks of one day are told apart by their time. */
const nameOf = ({ calculatedAt, updatedAt, shownRate }: CheckListItem): string =>
  `${koreanMoment(calculatedAt ?? updatedAt)} 진단${shownRate === null ? '' : ` · ${percent(shownRate)} (추정)`}`;
