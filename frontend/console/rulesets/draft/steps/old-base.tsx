import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { queryKey, useRulesetsData } from '../../rulesets-data.ts';
import { editionName } from '../../words.ts';

/** Says that the draft is based on another edition than the one in force, whose changes it would take back. */
export const OldBase = ({ basedOn }: { readonly basedOn: string }) => {
  const { editions } = useRulesetsData();
  const { data } = useQuery({ queryKey: [queryKey, 'editions'], queryFn: editions, retry: false });
  const inForce = data?.find(({ status }) => status === 'in_force');
  if (inForce === undefined || inForce.id === basedOn) return null;
  return (
    <Alert severity="warning">
      이 초안의 바탕은 지금 쓰는 판({editionName(inForce)})이 아닙니다. 발행하면 지금 쓰는 판에만 있는 고침이
      없어집니다.
    </Alert>
  );
};
