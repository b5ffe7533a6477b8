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
import { type FormEvent, useState } from 'react';
import { instantInKorea } from '../words.ts';

type PublishDialogProps = {
  readonly post: AdminBoardPost;
  readonly isPending: boolean;
  /** What is wrong with the time. */
  readonly error: string | undefined;
  readonly onPublish: (publishAt: string | undefined) => void;
  readonly onClose: () => void;
};

/** Now, or at a time. What readers see already is changed at once. */
export const PublishDialog = ({ post, isPending, error, onPublish, onClose }: PublishDialogProps) => {
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [typed, setTyped] = useState('');
  const isSeen = post.status === 'published';
  const publishAt = when === 'later' ? instantInKorea(typed) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (publishAt !== null && !isPending) onPublish(publishAt);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="publish-title">
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
              value={when}
              onChange={(_event, chosen) => setWhen(chosen === 'later' ? 'later' : 'now')}
            >
              <FormControlLabel value="now" control={<Radio autoFocus />} label="지금" />
              <FormControlLabel value="later" control={<Radio />} label="시각을 정해서" />
            </RadioGroup>
          )}
          {when === 'later' && (
            <TextField
              type="datetime-local"
              label="게시할 시각"
              required
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={error !== undefined}
              helperText={error ?? '한국 시각. 그때가 되면 저절로 실립니다.'}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" variant="contained" disabled={publishAt === null || isPending}>
            {when === 'later' ? '시각 정하기' : '게시'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
