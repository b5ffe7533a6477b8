import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import type { SearchWordItem } from '@nomucheck/domain/search/contract/search-words.ts';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { isConflict, messageOf } from '../../api/api-error.ts';
import { ReasonedDialog } from '../../shell/reasoned-dialog.tsx';
import { inLines, linesOf } from '../../typing/entries.ts';
import { ListInput } from '../../typing/list-input.tsx';

const resource = 'admin/data/words';

type EntryDialogProps = {
  /** null: a new entry. */
  readonly of: SearchWordItem | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/** The server's error names the wrong word (`words.0`) or the whole list. */
const errorOf = (errors: Readonly<Record<string, string>>, field: string): string | undefined =>
  errors[field] ?? Object.entries(errors).find(([name]) => name.startsWith(`${field}.`))?.[1];

/** The words that people type, the words that are found with them, and the reason. */
export const EntryDialog = ({ of, onClose, onSaved }: EntryDialogProps) => {
  const { create, update } = useDataProvider();
  const [words, setWords] = useState(inLines(of?.words ?? []));
  const [finds, setFinds] = useState(inLines(of?.finds ?? []));
  const [bothWays, setBothWays] = useState(of?.bothWays ?? false);
  const [source, setSource] = useState(of?.source ?? '');
  return (
    <ReasonedDialog
      title={of === null ? '동의어 추가' : '동의어 수정'}
      about={of?.id}
      action="저장"
      isHarmless
      isReady={words !== '' && finds !== ''}
      refusalText={messageOfWords}
      onClose={onClose}
      command={(reason) => {
        const data = { words: linesOf(words), finds: linesOf(finds), bothWays, reason };
        const named = source.trim();
        if (of === null) return create(resource, { data: named === '' ? data : { ...data, source: named } });
        return update(resource, {
          id: of.id,
          data: { ...data, source: named === '' ? null : named, expectedRevision: of.revision },
          previousData: of,
        });
      }}
      onDone={onSaved}
    >
      {(errors) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ListInput
            id="entry-words"
            label="입력한 말"
            help="찾는 사람이 적는 말. 동사는 ‘잘리다’처럼 적으면 잘렸어요, 잘린도 찾음. ‘그만두라~’는 뒤에 무엇이 와도 찾음"
            value={words}
            error={errorOf(errors, 'words')}
            onChange={setWords}
          />
          <ListInput
            id="entry-finds"
            label="함께 찾는 말"
            help="결정문에 나오는 말. 예: 해고"
            value={finds}
            error={errorOf(errors, 'finds')}
            onChange={setFinds}
          />
          <FormControlLabel
            control={<Checkbox checked={bothWays} onChange={(event) => setBothWays(event.target.checked)} />}
            label="거꾸로도 찾기 (뜻이 같은 말)"
          />
          <TextField
            label="출처"
            value={source}
            onChange={(event) => setSource(event.target.value)}
            error={errorOf(errors, 'source') !== undefined}
            helperText={errorOf(errors, 'source') ?? '법 조문, 사전, 판정례 번호 등. 예: 근로기준법 제24조'}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </Box>
      )}
    </ReasonedDialog>
  );
};

const messageOfWords = (error: unknown): string =>
  isConflict(error)
    ? '그사이 다른 사람이 이 동의어를 고쳤습니다. 창을 닫고 새로 불러온 뒤 다시 고쳐 주십시오.'
    : messageOf(error);
