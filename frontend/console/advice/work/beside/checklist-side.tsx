import { Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { type ChecklistPoint, checklistPoints, pointsInOrder } from '@nomucheck/domain/advice/review/checklist.ts';

type ChecklistSideProps = {
  readonly checked: readonly ChecklistPoint[];
  readonly isReadOnly: boolean;
  readonly onChange: (checked: ChecklistPoint[]) => void;
};

/** What a reviewer confirms point by point before the text is approved. */
export const ChecklistSide = ({ checked, isReadOnly, onChange }: ChecklistSideProps) => (
  <FormGroup role="group" aria-label="점검할 것">
    {pointsInOrder.map((point) => (
      <FormControlLabel
        key={point}
        disabled={isReadOnly}
        control={
          <Checkbox
            checked={checked.includes(point)}
            onChange={(_event, isChecked) =>
              onChange(pointsInOrder.filter((each) => (each === point ? isChecked : checked.includes(each))))
            }
          />
        }
        label={checklistPoints[point]}
      />
    ))}
  </FormGroup>
);
