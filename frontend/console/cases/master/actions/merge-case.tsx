import {
  Alert,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import type { MasterCase, MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { isObviousPair, reasonOfObviousPair } from '@nomucheck/domain/cases/merging/choices.ts';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { messageOf } from '../../../api/api-error.ts';
import { ReasonedDialog } from '../../../shell/record/reasoned-dialog.tsx';
import { keptString, useKeptState } from '../../../typing/use-kept-state.ts';
import { useCasesData } from '../../cases-data.ts';
import { ImpactPanel } from '../../impact/impact-panel.tsx';
import { useImpact } from '../../impact/use-impact.ts';
import { TakeoverTable } from '../../merging/takeover-table.tsx';
import { useTakeover } from '../../merging/use-takeover.ts';
import { CaseHeadline } from '../../shared/case-headline.tsx';
import { caseLabel, decidedOnText, outcomeName } from '../../words.ts';
import { idIn } from '../list/master-address.ts';

/** How many candidates are offered; more of the number narrows them. */
const most = 5;

/**
 * Merges a case into another one. That one is searched by number, words of the title or address, at first by this one's number, and takes
 * over what is chosen field by field.
 */
export const MergeCase = ({ item, onClose }: { readonly item: MasterCaseDetail; readonly onClose: () => void }) => {
  const into = useKeptState('merge.into', '', keptString);
  const { typed, type: setTyped } = into;
  const [picked, setPicked] = useState<string | null>(null);
  const navigate = useNavigate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { mergeCase } = useCasesData();
  const wanted = typed.trim() || (item.caseNumbers[0] ?? '');
  const { data, error, isFetching } = useCandidates(wanted, item.id);
  const found = wanted === '' ? undefined : data;
  const obvious = found?.filter((other) => isObviousPair(item, other)) ?? [];
  // Several of them are several copies: a person says which one remains.
  const chosen =
    found?.find(({ id }) => id === picked) ?? (picked === null && obvious.length === 1 ? obvious[0] : undefined);
  const takeover = useTakeover(chosen === undefined ? null : sideOf(chosen), sideOf(item));
  const forget = () => {
    into.forget();
    takeover?.forget();
  };
  const impact = useImpact(
    item,
    chosen === undefined || takeover === null ? null : { into: chosen.id, take: takeover.take },
  );
  return (
    <ReasonedDialog
      title="합치기"
      action="합치기"
      isWide
      isReady={chosen !== undefined}
      offeredReason={chosen !== undefined && isObviousPair(item, chosen) ? reasonOfObviousPair : undefined}
      kept={{ ...into, forget }}
      onClose={onClose}
      command={async (reason) => {
        if (chosen === undefined || takeover === null) return { mergedInto: item.id };
        return mergeCase(item, chosen, takeover.take, reason);
      }}
      onDone={({ mergedInto }) => {
        void queries.invalidateQueries({ queryKey: ['admin/data/master'] });
        notify('합쳤습니다. 남은 자료의 ‘합친 자료’에서 되돌릴 수 있습니다.', { type: 'info' });
        void navigate(`/admin/data/master/${mergedInto}`);
      }}
    >
      <CaseHeadline item={item} />
      <Typography sx={{ mb: 2 }}>
        같은 판정이 두 번 들어왔을 때 이 자료를 거두고 한쪽만 남깁니다. 이 자료를 가리키던 주소는 남은 자료로
        이어집니다.
      </Typography>
      <TextField
        label="남길 자료"
        fullWidth
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter searches what is typed; with nothing typed it merges the obvious pair.
        onKeyDown={(event) => event.key === 'Enter' && typed.trim() !== '' && event.preventDefault()}
        helperText={
          typed.trim() === '' && chosen !== undefined
            ? '기관, 판정일, 사건번호가 같은 자료를 골라 두었습니다. Enter로 합칩니다'
            : '사건번호나 제목의 말, 또는 자료의 주소'
        }
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
      <div role="status">
        {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
        {typed.trim() !== '' && found?.length === 0 && !isFetching && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            찾은 마스터 자료가 없습니다. 내렸거나 합친 자료, 이 자료 자신에는 합칠 수 없습니다.
          </Typography>
        )}
      </div>
      {found !== undefined && found.length > 0 && (
        <FormControl sx={{ mt: 1 }}>
          <FormLabel id="merge-into">찾은 자료</FormLabel>
          <RadioGroup aria-labelledby="merge-into" value={chosen?.id ?? ''} onChange={(_event, id) => setPicked(id)}>
            {found.map((candidate) => (
              <FormControlLabel
                key={candidate.id}
                value={candidate.id}
                control={<Radio />}
                label={nameOf(candidate)}
                sx={{ minHeight: 44 }}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      {takeover !== null && (
        <TakeoverTable takeover={takeover} titles={{ merged: '이 자료 (거둠)', survivor: '남길 자료' }} />
      )}
      <ImpactPanel shown={impact} idle="남길 자료를 고르면 표시" />
    </ReasonedDialog>
  );
};

const sideOf = (item: MasterCase) => ({ caseId: item.id, draft: item, isAccepted: true });

const nameOf = (item: MasterCase): string =>
  [caseLabel(item), decidedOnText(item.decidedOn), outcomeName(item.outcome)].join(' · ');

/** The accepted cases that the typed words may mean, without the case that is merged into another. */
const useCandidates = (typed: string, merged: string) => {
  const id = idIn(typed);
  const { data, error, isFetching } = useGetList<MasterCase>(
    'admin/data/master',
    {
      pagination: { page: 1, perPage: most + 1 },
      sort: { field: 'acceptedAt', order: 'DESC' },
      filter: { stage: 'master', ...(id === null ? { q: typed } : { id: [id] }) },
    },
    { placeholderData: keepPreviousData, enabled: typed !== '', retry: false },
  );
  return { data: data?.filter((item) => item.id !== merged).slice(0, most), error, isFetching };
};
