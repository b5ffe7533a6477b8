import { Alert, Box, Button, Chip, TextField, Typography } from '@mui/material';
import type { ReviewComment } from '@nomucheck/domain/advice/review/review-copy.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { type FormEvent, useState } from 'react';
import { NothingYet } from '../../../shell/record/section.tsx';
import { keptString, useKeptState } from '../../../typing/use-kept-state.ts';
import type { PlacedComment } from '../../copy/margin/anchors.ts';

type CommentsSideProps = {
  readonly comments: readonly PlacedComment[];
  /** Comments of earlier stages, which stay as they were. */
  readonly earlier: readonly { readonly by: string; readonly comments: readonly ReviewComment[] }[];
  readonly isReadOnly: boolean;
  /** The words that a new comment would be about. */
  readonly chosen: ReviewComment['anchor'] | null;
  readonly onAdd: (comment: ReviewComment) => void;
  readonly onRemove: (index: number) => void;
  readonly onGo: (comment: PlacedComment) => void;
};

/** Comments on passages of the text, in the order of the text. */
export const CommentsSide = (props: CommentsSideProps) => {
  const { comments, earlier, isReadOnly, chosen, onAdd, onRemove, onGo } = props;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {!isReadOnly && <NewComment chosen={chosen} onAdd={onAdd} />}
      {comments.length === 0 && earlier.length === 0 && <NothingYet>아직 의견이 없습니다.</NothingYet>}
      <Box component="ul" aria-label="의견" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {comments.map((placed) => (
          <Box
            component="li"
            key={placed.index}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, bgcolor: 'background.paper' }}
          >
            <Quote words={placed.comment.anchor.quote} />
            <Box sx={{ whiteSpace: 'pre-line' }}>{placed.comment.body}</Box>
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, '& button': { minHeight: { xs: 44, md: 32 } } }}
            >
              {placed.place === null ? (
                <Chip size="small" label="글에서 지워진 곳" />
              ) : (
                <Button size="small" onClick={() => onGo(placed)}>
                  글에서 보기
                </Button>
              )}
              {!isReadOnly && (
                <Button size="small" color="error" onClick={() => onRemove(placed.index)}>
                  의견 지우기
                </Button>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {earlier.map(({ by, comments: said }) => (
        <Box key={by} component="section" aria-label={by}>
          <Typography variant="h3">{by}</Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {said.map(({ anchor, body }) => (
              <li key={`${anchor.from} ${body}`}>
                <Quote words={anchor.quote} />
                <Box sx={{ whiteSpace: 'pre-line' }}>{body}</Box>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const Quote = ({ words }: { words: string }) => (
  <Box
    component="blockquote"
    sx={{ m: 0, mb: 0.5, pl: 1, borderLeft: 3, borderColor: '#c49a6b', color: 'text.secondary', fontSize: 14 }}
  >
    {words.length > 120 ? `${words.slice(0, 120)}…` : words}
  </Box>
);

type NewCommentProps = Pick<CommentsSideProps, 'chosen' | 'onAdd'>;

/** The words are those that were selected when the writing began, so that the input's own focus doesn't change them. */
const NewComment = ({ chosen, onAdd }: NewCommentProps) => {
  const { typed: body, type: setBody, forget } = useKeptState('new-comment', '', keptString);
  const [anchor, setAnchor] = useState<ReviewComment['anchor'] | null>(null);
  const about = body === '' ? chosen : (anchor ?? chosen);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (about === null || body.trim() === '') return;
    onAdd({ anchor: about, body: body.trim() });
    setBody('');
    forget();
    setAnchor(null);
  };
  if (about === null) return <Alert severity="info">글에서 구절을 고르면 그 구절에 의견을 달 수 있습니다.</Alert>;
  return (
    <Box component="form" onSubmit={add} aria-label="새 의견">
      <Quote words={about.quote} />
      <TextField
        label="이 구절에 대한 의견"
        id="new-comment"
        fullWidth
        multiline
        minRows={2}
        value={body}
        onChange={(event) => {
          if (body === '') setAnchor(chosen);
          setBody(event.target.value);
        }}
        slotProps={{ htmlInput: { maxLength: lengths.comment } }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={body.trim() === ''}
        sx={{ mt: 1, minHeight: { xs: 44, md: 36 } }}
      >
        의견 달기
      </Button>
    </Box>
  );
};
