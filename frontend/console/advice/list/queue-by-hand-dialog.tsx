import {
  Alert,
  Box,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import type { AdviceListItem } from '@nomucheck/domain/advice/contract/advice.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { count, shortDate } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { useWholeRecords } from '../../api/whole-record.ts';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { useDebounced } from '../../typing/use-debounced.ts';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { useInspectionData } from '../inspection-data.ts';
import { firstLineOf } from '../words.ts';

/** The list of all advices; it has no page of its own in the console. */
const allAdvices = 'ai-advices';
const shown = 10;
const nothingTyped = { chosen: '', note: '' };

/** Asks which advice is to be reviewed, and why. Its fields are loaded when it is opened. */
const QueueByHandDialog = ({ onClose }: { onClose: () => void }) => {
  const { queueAdvice } = useInspectionData();
  const { askForLists } = useWholeRecords('inspection/list');
  const notify = useNotify();
  const kept = useKeptState('queue-by-hand', nothingTyped);
  const { chosen, note } = kept.typed;
  const done = () => {
    askForLists();
    notify('검토 대기에 올렸습니다.', { type: 'info' });
    onClose();
  };
  return (
    <ReasonedDialog
      title="검토 대기에 올리기"
      action="올리기"
      isHarmless
      kept={kept}
      isReady={chosen !== ''}
      onClose={onClose}
      command={(reason) => queueAdvice(chosen, reason, note.trim())}
      onDone={done}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        회원이 아직 요청하지 않은 자문의 마지막 답변을 검토할 초안으로 삼습니다.
        <Drafting chosen={chosen} onChoose={(id) => kept.type((before) => ({ ...before, chosen: id }))} />
        <TextField
          label="검토자에게 남길 말"
          multiline
          minRows={2}
          value={note}
          onChange={(event) => kept.type((before) => ({ ...before, note: event.target.value }))}
          slotProps={{ htmlInput: { maxLength: lengths.note } }}
        />
      </Box>
    </ReasonedDialog>
  );
};

export default QueueByHandDialog;

/** The advices that are still being asked, the latest first. */
const Drafting = ({ chosen, onChoose }: { chosen: string; onChoose: (id: string) => void }) => {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 400);
  const {
    data = [],
    total = 0,
    error,
    isPending,
  } = useGetList<AdviceListItem>(
    allAdvices,
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'updatedAt', order: 'DESC' },
      filter: { stage: 'drafting', ...(q === '' ? {} : { q }) },
    },
    { retry: false, onError: () => {} },
  );
  return (
    <>
      <TextField
        label="물은 사람"
        helperText="이름, 이메일 또는 회원 번호"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter searches; it must not submit the dialog.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 200 } }}
      />
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {!error && !isPending && total === 0 && <Alert severity="info">올릴 자문이 없습니다.</Alert>}
      {data.length > 0 && (
        <FormControl>
          <FormLabel id="drafting">자문</FormLabel>
          <RadioGroup aria-labelledby="drafting" value={chosen} onChange={(_event, id) => onChoose(id)}>
            {data.map((advice) => (
              <FormControlLabel
                key={advice.id}
                value={advice.id}
                control={<Radio />}
                label={`${firstLineOf(advice.question)} (${shortDate(advice.askedAt)})`}
              />
            ))}
          </RadioGroup>
          {total > data.length && (
            <FormHelperText>
              모두 {count(total)}건 가운데 최근 {count(data.length)}건입니다.
            </FormHelperText>
          )}
        </FormControl>
      )}
    </>
  );
};
