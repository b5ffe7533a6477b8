import { Alert, Box, Button, Typography } from '@mui/material';
import type { DifferenceOut, RereadOut } from '@nomucheck/domain/crawling/rereading/contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { count } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { DecideAll } from './decide-all.tsx';
import { type Decided, rereads, useRereadingData } from './rereading-data.ts';
import { type Decision, decisionNames, type Field } from './words.ts';

type DecisionsProps = {
  readonly reread: RereadOut;
  readonly shown: readonly DifferenceOut[];
  readonly selected: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
  /** Where the filter names one. */
  readonly field?: Field;
  readonly onDecided: () => void;
};

/** Accepts or dismisses the selected differences, or, after the reading, all that are open under the filter. */
export const Decisions = ({ reread, shown, selected, onSelect, field, onDecided }: DecisionsProps) => {
  const { id, open, openFields, stage, deciding } = reread;
  const { acceptDifferences, dismissDifferences } = useRereadingData();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Decision | null>(null);
  const isOfAll = selected.length === 0;
  const all = field === undefined ? open : (openFields[field] ?? 0);
  const decide = useMutation({
    mutationFn: (decision: Decision) => {
      const decided: Decided = isOfAll ? { filter: field === undefined ? {} : { field } } : { ids: selected };
      return decision === 'accept' ? acceptDifferences(id, decided) : dismissDifferences(id, decided);
    },
    onSuccess: onDecided,
    onSettled: () => {
      setAsked(null);
      return queries.invalidateQueries({ queryKey: [rereads] });
    },
  });
  const isEach = shown.every((one) => selected.includes(one.id));
  const isHeld = isOfAll && stage === 'running';
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
      {decide.error !== null && <Alert severity="error">{messageOf(decide.error)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button onClick={() => onSelect(isEach ? [] : shown.map((one) => one.id))}>
          {isEach ? '선택 해제' : '이 쪽 모두 선택'}
        </Button>
        <Typography role="status" variant="body2" sx={{ flexGrow: 1 }}>
          {isHeld ? '다 읽은 뒤에 한꺼번에 정할 수 있습니다.' : isOfAll ? '' : `${count(selected.length)}개 선택`}
        </Typography>
        {(['accept', 'dismiss'] as const).map((decision) => (
          <Button
            key={decision}
            variant={decision === 'accept' ? 'contained' : 'outlined'}
            disabled={isHeld || deciding > 0 || decide.isPending}
            onClick={() => (isOfAll ? setAsked(decision) : decide.mutate(decision))}
          >
            {isOfAll ? `${count(all)}개 모두` : `고른 ${count(selected.length)}개`} {decisionNames[decision]}
          </Button>
        ))}
      </Box>
      {asked !== null && (
        <DecideAll
          decision={asked}
          open={field === undefined ? openFields : { [field]: all }}
          all={all}
          isPending={decide.isPending}
          onDecide={() => decide.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
};
