import { Alert, Box, Button } from '@mui/material';
import type { AdminBoardPost } from '@nomucheck/domain/boards/contract/post.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { count } from '../../../shared/formats.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { AsOfPicker, asOfWords } from '../../history/as-of.tsx';
import { useHistory } from '../../history/history-pages.ts';
import { HistoryStep } from '../../history/history-step.tsx';
import { MoreHistory } from '../../history/more-history.tsx';
import { NothingYet, Section } from '../../shell/section.tsx';
import { SideBySide } from '../../texts/word-changes.tsx';
import { postList, useBoardsData } from '../boards-data.ts';
import { said } from '../words.ts';
import { isSameTyped, typedOf } from '../write/kept-post.ts';

type PostHistoryProps = {
  readonly post: AdminBoardPost;
  /** A day, or a revision (`r3`), whose text is shown. */
  readonly asOf: string | null;
  readonly onLook: (asOf: string | null) => void;
  /** Something was typed that isn't saved yet: an earlier text would take its place. */
  readonly isTouched: boolean;
  /** An earlier text was put back; readers see it once it is published. */
  readonly onPutBack: (answer: AdminBoardPost) => void;
};

/** Each step with its hand, the latest first, and an earlier text beside the one of now. */
export const PostHistory = ({ post, asOf, onLook, ...back }: PostHistoryProps) => {
  const history = useHistory(postList, post);
  const { entries, total, error } = history;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Section title="그때의 글" action={<AsOfPicker asOf={asOf} onChange={onLook} />}>
        {asOf === null ? (
          <NothingYet>날을 고르거나 이력에서 ‘이때 기록 보기’를 누르면 그때의 글이 지금 글 옆에 보입니다.</NothingYet>
        ) : (
          <AsItStood post={post} asOf={asOf} {...back} />
        )}
      </Section>
      <Section title={entries === undefined ? '변경 이력' : `변경 이력 ${count(total)}건`}>
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        {entries === undefined && !error && <NothingYet>불러오는 중</NothingYet>}
        <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {entries?.map((entry) => (
            <HistoryStep key={entry.revision} entry={entry} onLook={() => onLook(`r${entry.revision}`)} />
          ))}
        </Box>
        <MoreHistory {...history} />
      </Section>
    </Box>
  );
};

type AsItStoodProps = Pick<PostHistoryProps, 'post' | 'isTouched' | 'onPutBack'> & { readonly asOf: string };

const AsItStood = ({ post, asOf, isTouched, onPutBack }: AsItStoodProps) => {
  const { postAsOf } = useBoardsData();
  const { data, error } = useQuery({
    queryKey: [postList, 'asOf', post.id, asOf, post.revision],
    queryFn: () => postAsOf(post.id, asOf),
    retry: false,
  });
  if (data !== undefined)
    return (
      <>
        <SideBySide
          left={{ title: `${asOfWords(asOf)} 글`, text: said(data) }}
          right={{ title: '지금 글', text: said(post) }}
        />
        <PutBack post={post} then={data} isTouched={isTouched} onPutBack={onPutBack} />
      </>
    );
  if (!error) return <NothingYet>불러오는 중</NothingYet>;
  const wasNot = error instanceof ApiError && error.status === 404;
  return <Alert severity={wasNot ? 'info' : 'error'}>{wasNot ? '그때는 아직 없던 글입니다.' : messageOf(error)}</Alert>;
};

type PutBackProps = Pick<PostHistoryProps, 'post' | 'isTouched' | 'onPutBack'> & { readonly then: AdminBoardPost };

const PutBack = ({ post, then, isTouched, onPutBack }: PutBackProps) => {
  const { savePost } = useBoardsData();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { category, title, content } = then;
      return savePost(post, { category, title, content }, then.revision);
    },
    onSuccess: onPutBack,
  });
  const isSame = isSameTyped(typedOf(then), typedOf(post));
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2, justifyItems: 'start' }}>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {isTouched && <NothingYet>저장하지 않은 글이 있습니다. 먼저 저장하면 이때 글로 되돌릴 수 있습니다.</NothingYet>}
      <Button
        variant="outlined"
        disabled={isTouched || isSame || isPending}
        onClick={() => mutate()}
        sx={{ minHeight: 44 }}
      >
        이때 글로 되돌리기
      </Button>
    </Box>
  );
};
