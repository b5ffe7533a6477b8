import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { categories } from '@nomucheck/domain/boards/categories.ts';
import type { AdminBoardPost } from '@nomucheck/domain/boards/contract/post.ts';
import type { FormEvent } from 'react';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { instantInKorea } from '../words.ts';

type PublishDialogProps = {
  readonly post: AdminBoardPost;
  readonly isPending: boolean;
  /** What is wrong with the time. */
  readonly error: string | undefined;
  /** `forget`: once it is published, the time that was typed is dropped. */
  readonly onPublish: (publishAt: string | undefined, forget: () => void) => void;
  readonly onClose: () => void;
};

/** Now, or at a time. What readers see already is changed at once. */
export const PublishDialog = ({ post, isPending, error, onPublish, onClose }: PublishDialogProps) => {
  const kept = useKeptState('publish', { isLater: false, at: '' });
  const { isLater, at } = kept.typed;
  const close = () => {
    kept.forget();
    onClose();
  };
  const isSeen = post.status === 'published';
  const publishAt = isLater ? instantInKorea(at) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (publishAt !== null && !isPending) onPublish(publishAt, kept.forget);
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="publish-title">
      <form noValidate onSubmit={submit}>
        <DialogTitle id="publish-title">{isSeen ? '고친 내용 게시' : '게시'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>
            {post.category === 'premium'
              ? `${categories.premium} 게시판에 싣습니다. 제목과 첫머리는 누구나, 나머지는 회원이 봅니다.`
              : `${categories[post.category]} 게시판에 실려 누구나 볼 수 있습니다.`}
          </Typography>
          {!isSeen && (
            <RadioGroup
              aria-label="언제 게시할지"
              value={isLater ? 'later' : 'now'}
              onChange={(_event, chosen) => kept.type((before) => ({ ...before, isLater: chosen === 'later' }))}
            >
              <FormControlLabel value="now" control={<Radio autoFocus />} label="지금" />
              <FormControlLabel value="later" control={<Radio />} label="시각을 정해서" />
            </RadioGroup>
          )}
          {isLater && (
            <TextField
              type="datetime-local"
              label="게시할 시각"
              required
              value={at}
              onChange={(event) => kept.type((before) => ({ ...before, at: event.target.value }))}
              error={error !== undefined}
              helperText={error ?? '한국 시각. 그때가 되면 저절로 실립니다.'}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>취소</Button>
          <Button type="submit" variant="contained" disabled={publishAt === null || isPending}>
            {isLater ? '시각 정하기' : '게시'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
