import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { ApiError } from '../../../api/api-error.ts';
import { NamedList, useNamedCases } from '../../named-cases.tsx';

/** The master cases for which a record was refused, because it may be the same decision; none after another error. */
export const likeOf = (error: unknown): readonly string[] => {
  if (!(error instanceof ApiError) || error.code !== 'case_duplicate' || !Array.isArray(error.body.like)) return [];
  return error.body.like.filter((id: unknown) => typeof id === 'string');
};

type ToldApartProps = {
  readonly like: readonly string[];
  readonly isApart: boolean;
  readonly onApart: (isApart: boolean) => void;
};

/** Names the cases that a record resembles, and asks whether it is another decision. */
export const ToldApart = ({ like, isApart, onApart }: ToldApartProps) => {
  const nameOf = useNamedCases(like);
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      같은 결정일 수 있는 마스터 자료가 있습니다. 견주어 보고 같은 결정이면 이 자료를 합치십시오.
      <NamedList title="같을 수 있는 자료" ids={like} nameOf={nameOf} />
      <FormControlLabel
        control={<Checkbox checked={isApart} onChange={(_event, checked) => onApart(checked)} />}
        label="다른 결정임을 확인했습니다"
        sx={{ minHeight: 44 }}
      />
    </Alert>
  );
};
