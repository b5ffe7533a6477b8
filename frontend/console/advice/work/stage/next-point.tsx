import { Box, Button } from '@mui/material';
import { type ChecklistPoint, checklistPoints, pointsInOrder } from '@nomucheck/domain/advice/review/checklist.ts';
import { useKey } from '../../../shell/use-key.ts';
import { Key } from '../../../typing/key.tsx';

type NextPointProps = {
  readonly checked: readonly ChecklistPoint[];
  readonly onConfirm: (checked: ChecklistPoint[]) => void;
};

/** The next point to confirm, in words; a key confirms it, so that it is read before it is confirmed. */
export const NextPoint = ({ checked, onConfirm }: NextPointProps) => {
  const next = pointsInOrder.find((point) => !checked.includes(point));
  const confirm = () => {
    if (next !== undefined) onConfirm(pointsInOrder.filter((point) => point === next || checked.includes(point)));
  };
  useKey('KeyX', confirm);
  return (
    <Box
      role="group"
      aria-label="다음 점검"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, fontSize: 14 }}
    >
      <strong>
        점검 {checked.length}/{pointsInOrder.length}
      </strong>
      {next === undefined ? (
        '모두 확인함'
      ) : (
        <>
          <span>{checklistPoints[next]}</span>
          <Button size="small" variant="outlined" onClick={confirm} aria-keyshortcuts="X">
            확인함
            <Key>X</Key>
          </Button>
        </>
      )}
    </Box>
  );
};
