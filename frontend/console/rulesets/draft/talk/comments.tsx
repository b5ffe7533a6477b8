import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import type { DraftCommentOut } from '@nomucheck/domain/rulesets/contract/draft.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { count, koreanMoment } from '../../../../shared/formats.ts';
import { messageOf } from '../../../api/api-error.ts';
import { NothingYet, Section } from '../../../shell/record/section.tsx';
import { useKeptState } from '../../../typing/use-kept-state.ts';
import { queryKey } from '../../rulesets-data.ts';
import { useDraftData } from '../draft-data.ts';
import { addressOf, placeOf } from '../places.ts';

const commentsKey = [queryKey, 'draft-comments'];

/** All comments on the draft, the latest first. */
export const useComments = () => {
  const { draftComments } = useDraftData();
  return useQuery({ queryKey: commentsKey, queryFn: draftComments, retry: false, refetchInterval: 30_000 });
};

type CommentsProps = {
  readonly draft: string;
  /** The address of the place that is open. */
  readonly address: string;
  /** `9번 사유 3번`. */
  readonly name: string;
  readonly isReader: boolean;
};

/** What people have written about one place of the draft, and a box to write more. */
export const Comments = ({ draft, address, name, isReader }: CommentsProps) => {
  const { data, error, refetch } = useComments();
  const here = data?.filter(({ subject }) => addressOf(placeOf(subject)) === address) ?? [];
  return (
    <Section title={`${name}의 의견${here.length === 0 ? '' : ` ${count(here.length)}개`}`}>
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>다시 시도</Button>}>
          {messageOf(error)}
        </Alert>
      )}
      {data !== undefined && here.length === 0 && <NothingYet />}
      {here.map((comment) => (
        <Comment key={comment.id} comment={comment} isReader={isReader} />
      ))}
      {!isReader && <Write key={address} place={`comment.${draft}.${address}`} subject={address} />}
    </Section>
  );
};

const Comment = ({ comment, isReader }: { readonly comment: DraftCommentOut; readonly isReader: boolean }) => {
  const { settleDraftComment } = useDraftData();
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => settleDraftComment(comment.id),
    onSuccess: () => client.invalidateQueries({ queryKey: commentsKey }),
    onError: (failure) => notify(messageOf(failure), { type: 'error' }),
  });
  const { text, by, at, settled } = comment;
  return (
    <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider', opacity: settled ? 0.75 : 1 }}>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{text ?? '읽을 수 없는 의견'}</Typography>
      <Typography variant="body2" color="text.secondary">
        {by.name} · {koreanMoment(at)}
        {settled && ` · ${settled.by.name} 해결 (${koreanMoment(settled.at)})`}
      </Typography>
      {!settled && !isReader && (
        <Button size="small" disabled={isPending} onClick={() => mutate()}>
          해결로 표시
        </Button>
      )}
    </Box>
  );
};

/** A comment as it is typed: it survives a reload until it is sent. */
const Write = ({ place, subject }: { readonly place: string; readonly subject: string }) => {
  const { typed: text, type: setText } = useKeptState(place, '');
  const { commentOnDraft } = useDraftData();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => commentOnDraft(subject, text.trim()),
    onSuccess: () => {
      setText('');
      return client.invalidateQueries({ queryKey: commentsKey });
    },
  });
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !isPending) mutate();
      }}
      sx={{ display: 'grid', gap: 1, mt: 1, justifyItems: 'start' }}
    >
      <TextField
        label="의견"
        multiline
        fullWidth
        minRows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={error !== null}
        helperText={error === null ? '이 초안을 함께 고치는 사람에게 보임' : messageOf(error)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Button type="submit" variant="outlined" disabled={text.trim() === '' || isPending}>
        의견 남기기
      </Button>
    </Box>
  );
};
