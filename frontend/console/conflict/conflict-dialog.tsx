import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';

export type ShownConflict = { readonly name: string; readonly yours: string; readonly theirs: string };

type ConflictDialogProps = {
  readonly rows: readonly ShownConflict[];
  /** null: one's own values can't be saved any more. */
  readonly onKeepMine: (() => void) | null;
  readonly onTakeTheirs: () => void;
  readonly onEditFurther: () => void;
};

/**
 * Another person has saved first: shows the user's values beside the stored ones. Nothing is lost until the user has
 * decided.
 */
export const ConflictDialog = ({ rows, onKeepMine, onTakeTheirs, onEditFurther }: ConflictDialogProps) => (
  <Dialog open onClose={onEditFurther} fullWidth maxWidth="sm" aria-labelledby="conflict-title">
    <DialogTitle id="conflict-title">그 사이 다른 분이 먼저 수정했습니다</DialogTitle>
    <DialogContent>
      <Typography sx={{ mb: 2 }}>적으신 내용은 그대로 있습니다. 두 값을 견주어 보고 정해 주십시오.</Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>항목</TableCell>
            <TableCell>내가 적은 값</TableCell>
            <TableCell>지금 저장된 값</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, yours, theirs }) => (
            // Whole texts are compared line by line, from their beginnings.
            <TableRow
              key={name}
              sx={{ '& > th, & > td': { verticalAlign: 'top', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } }}
            >
              <TableCell component="th" scope="row" style={{ overflowWrap: 'normal' }}>
                {name}
              </TableCell>
              <TableCell sx={{ fontWeight: yours === theirs ? 400 : 700 }}>{yours}</TableCell>
              <TableCell sx={{ fontWeight: yours === theirs ? 400 : 700 }}>{theirs}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </DialogContent>
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      <Button onClick={onTakeTheirs}>저장된 값 두기</Button>
      <Button onClick={onEditFurther}>돌아가서 더 고치기</Button>
      {onKeepMine && (
        <Button variant="contained" onClick={onKeepMine}>
          내 값으로 저장
        </Button>
      )}
    </DialogActions>
  </Dialog>
);
