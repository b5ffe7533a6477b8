import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import type { DifferenceOut } from '@nomucheck/domain/crawling/rereading/contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { count } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { type Decided, rereads, useRereadingData } from './rereading-data.ts';
import { type Field, fieldNames } from './words.ts';

type DecisionsProps = {
  readonly id: string;
  readonly shown: readonly DifferenceOut[];
  readonly selected: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
  /** How many are open under the filter. */
  readonly all: number;
  /** Where the filter names one. */
  readonly field?: Field;
  readonly isBusy: boolean;
  readonly onDecided: (some: number) => void;
};
type Decision = 'accept' | 'dismiss';
const names: Readonly<Record<Decision, string>> = { accept: '받아들이기', dismiss: '그대로 두기' };

/** Accepts or dismisses the selected differences, or all that are open under the filter. */
export const Decisions = ({ id, shown, selected, onSelect, all, field, isBusy, onDecided }: DecisionsProps) => {
  const { acceptDifferences, dismissDifferences } = useRereadingData();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Decision | null>(null);
  const isOfAll = selected.length === 0;
  const some = isOfAll ? all : selected.length;
  const decide = useMutation({
    mutationFn: (decision: Decision) => {
      const decided: Decided = isOfAll ? { filter: field === undefined ? {} : { field } } : { ids: selected };
      return decision === 'accept' ? acceptDifferences(id, decided) : dismissDifferences(id, decided);
    },
    onSuccess: async () => {
      setAsked(null);
      onDecided(some);
      await queries.invalidateQueries({ queryKey: [rereads] });
    },
  });
  const isEach = shown.every((one) => selected.includes(one.id));
  const buttons = (['accept', 'dismiss'] as const).map((decision) => (
    <Button
      key={decision}
      variant={decision === 'accept' ? 'contained' : 'outlined'}
      disabled={isBusy || decide.isPending}
      onClick={() => (isOfAll ? setAsked(decision) : decide.mutate(decision))}
    >
      {isOfAll ? `${count(all)}개 모두` : `고른 ${count(some)}개`} {names[decision]}
    </Button>
  ));
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
      {decide.error !== null && <Alert severity="error">{messageOf(decide.error)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button onClick={() => onSelect(isEach ? [] : shown.map((one) => one.id))}>
          {isEach ? '선택 해제' : '이 쪽 모두 선택'}
        </Button>
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {isOfAll ? '' : `${count(some)}개 선택`}
        </Typography>
        {buttons}
      </Box>
      {asked !== null && (
        <Dialog open onClose={() => setAsked(null)} fullWidth maxWidth="xs" aria-labelledby="decide-title">
          <DialogTitle id="decide-title">
            {count(all)}개 모두 {names[asked]}
          </DialogTitle>
          <DialogContent>
            <DialogContentText>
              {field === undefined ? '정할 것' : `‘${fieldNames[field]}’에서 정할 것`} {count(all)}개를{' '}
              {asked === 'accept'
                ? '새로 읽은 값으로 바꿉니다. 그 사이 바뀐 자료는 그대로 둡니다.'
                : '지금 값으로 둡니다. 다시 읽으면 또 보입니다.'}
            </DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setAsked(null)}>취소</Button>
            <Button variant="contained" disabled={decide.isPending} onClick={() => decide.mutate(asked)}>
              {names[asked]}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
};
