import { Alert, Box, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import type { MasterCase } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { messageOf } from '../../api/api-error.ts';
import { caseLabel, decidedOnText, stageNames } from '../../cases/words.ts';
import { useDebounced } from '../../typing/use-debounced.ts';

type ChooseCaseProps = { readonly chosen: string | null; readonly onChoose: (caseId: string | null) => void };

/** How many of each list are offered; more of the number narrows them. */
const most = 5;
const restMs = 300;

/** Looks for a case in refinement or accepted by its number, tribunal or title, and shows the point of each found one. */
export const ChooseCase = ({ chosen, onChoose }: ChooseCaseProps) => {
  const [typed, setTyped] = useState('');
  const { found, error, isFetching } = useFound(useDebounced(typed.trim(), restMs));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label="자료 찾기"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChoose(null);
        }}
        // Enter searches; it must not submit the dialog.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        helperText="사건번호, 기관, 제목의 말"
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off', spellCheck: false } }}
      />
      <div role="status">
        {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
        {found?.length === 0 && !isFetching && <Typography variant="body2">찾은 자료가 없습니다.</Typography>}
      </div>
      {found !== undefined && found.length > 0 && (
        <RadioGroup aria-label="찾은 자료" value={chosen ?? ''} onChange={(_event, id) => onChoose(id)}>
          {found.map((item) => (
            <FormControlLabel
              key={item.id}
              value={item.id}
              control={<Radio />}
              label={<Found item={item} />}
              sx={{ minHeight: 44, alignItems: 'start', '& .MuiRadio-root': { mt: -0.5 } }}
            />
          ))}
        </RadioGroup>
      )}
    </Box>
  );
};

type FoundCase = Pick<RefineItem, 'id' | 'tribunal' | 'caseNumbers' | 'decidedOn' | 'title' | 'point'> & {
  readonly stage: RefineItem['stage'] | MasterCase['stage'];
};

const Found = ({ item }: { readonly item: FoundCase }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    {[caseLabel(item), decidedOnText(item.decidedOn), stageNames[item.stage]].join(' · ')}
    {item.point !== '' && (
      <Typography variant="body2" color="text.secondary">
        {item.point}
      </Typography>
    )}
  </Box>
);

const useFound = (q: string) => {
  const options = { placeholderData: keepPreviousData, enabled: q !== '', retry: false, onError: () => {} } as const;
  const pagination = { page: 1, perPage: most };
  const open = useGetList<RefineItem>(
    'admin/data',
    { pagination, sort: { field: 'updatedAt', order: 'DESC' }, filter: { q } },
    options,
  );
  const accepted = useGetList<MasterCase>(
    'admin/data/master',
    { pagination, sort: { field: 'acceptedAt', order: 'DESC' }, filter: { q, stage: 'master' } },
    options,
  );
  const isAsked = q !== '' && (open.data !== undefined || accepted.data !== undefined);
  const found: readonly FoundCase[] | undefined = isAsked
    ? [...(open.data ?? []), ...(accepted.data ?? [])]
    : undefined;
  return {
    found,
    error: q === '' ? null : (open.error ?? accepted.error),
    isFetching: open.isFetching || accepted.isFetching,
  };
};
