import { Button, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { mayEditDrafts } from '../../access/grants.ts';
import { fieldErrorsOf, messageOf } from '../../api/api-error.ts';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { queryKey } from '../rulesets-data.ts';
import { useDraftData } from './draft-data.ts';

/** Begins a draft on an edition; the title can be written later, too. */
export const StartDraft = ({ version, name }: { readonly version: string; readonly name: string }) => {
  const { startDraft } = useDraftData();
  const { user } = useSession();
  const { typed: title, type: setTitle, isTouched, forget } = useKeptState(`start-draft.${version}`, '');
  const [isOpen, setOpen] = useState(isTouched);
  const navigate = useNavigate();
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => startDraft(version, title.trim()),
    onSuccess: async (draft) => {
      forget();
      client.setQueryData([queryKey, 'draft'], draft);
      await navigate('/admin/ruleset/draft');
    },
    // That a draft is open says more than the conflict in general.
    onError: (error) => notify(Object.values(fieldErrorsOf(error)).join(' ') || messageOf(error), { type: 'error' }),
  });
  if (!mayEditDrafts(user)) return null;
  if (!isOpen)
    return (
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        새 초안 만들기
      </Button>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'flex-start', paddingTop: 8 }}
    >
      <TextField
        label="초안의 이름"
        autoFocus
        size="small"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        helperText={`바탕: ${name}. 이름은 나중에 고칠 수 있음`}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ flexGrow: 1, maxWidth: 420 }}
      />
      <Button type="submit" variant="contained" disabled={isPending}>
        만들기
      </Button>
      <Button
        onClick={() => {
          setTitle('');
          setOpen(false);
        }}
      >
        취소
      </Button>
    </form>
  );
};
