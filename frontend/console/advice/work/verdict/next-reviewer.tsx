import { MenuItem, TextField } from '@mui/material';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';

type NextReviewerProps = {
  readonly people: NonNullable<ReviewDetail['handOver']>['people'];
  /** Empty: whoever takes it first. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

/** Who gets review 2. */
export const NextReviewer = ({ people, chosen, onChoose }: NextReviewerProps) => (
  <TextField
    select
    fullWidth
    label="2차 검토자"
    value={chosen}
    onChange={(event) => onChoose(event.target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    helperText={
      chosen === ''
        ? '검토할 수 있는 모두에게 알립니다.'
        : '30분 안에 시작하지 않으면 다른 노무사도 이어 맡을 수 있습니다.'
    }
  >
    <MenuItem value="">먼저 맡는 사람</MenuItem>
    {people.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
