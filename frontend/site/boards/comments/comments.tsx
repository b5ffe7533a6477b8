import type { CommentOut } from '@nomucheck/domain/boards/contract/comment.ts';
import type { BoardPostOut } from '@nomucheck/domain/boards/contract/post.ts';
import { useState } from 'react';
import { useSession } from '../../../shared/client/session.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { withReturn } from '../../shell/internal-path.ts';
import { commentsAPage, useComments } from '../board-api.ts';
import { postPath } from '../board-paths.ts';
import { OneComment } from './one-comment.tsx';
import { WriteComment } from './write-comment.tsx';

type Post = Pick<BoardPostOut, 'id' | 'category'>;

/** What readers say to an article, in the order in which they said it. */
export const Comments = ({ post }: { post: Post }) => {
  const [page, setPage] = useState(1);
  const [loading, set] = useComments(post.category, post.id, page);
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">댓글{loading.state === 'ready' && loading.value.total > 0 && ` ${loading.value.total}`}</h2>
      {loading.state === 'failed' && (
        <Notice tone="warning" title={loading.message} role="alert">
          <Button kind="secondary" onClick={() => set(null)}>
            다시 시도하기
          </Button>
        </Notice>
      )}
      {loading.state === 'ready' && (
        <>
          <List items={loading.value.items} post={post} onChanged={() => set(null)} />
          <div className="actions">
            {page > 1 && (
              <Button kind="secondary" onClick={() => setPage(page - 1)}>
                앞선 댓글 보기
              </Button>
            )}
            {page * commentsAPage < loading.value.total && (
              <Button kind="secondary" onClick={() => setPage(page + 1)}>
                다음 댓글 보기
              </Button>
            )}
          </div>
        </>
      )}
      <Below post={post} onWritten={() => set(null)} />
    </section>
  );
};

type ListProps = { readonly items: readonly CommentOut[]; readonly post: Post; readonly onChanged: () => void };

const List = ({ items, post, onChanged }: ListProps) =>
  items.length === 0 ? (
    <p>아직 댓글이 없어요.</p>
  ) : (
    <ul className="advice-list">
      {items.map((comment) => (
        <OneComment key={comment.id} comment={comment} post={post} onChanged={onChanged} />
      ))}
    </ul>
  );

const Below = ({ post, onWritten }: { post: Post; onWritten: () => void }) => {
  const { status, user } = useSession();
  if (user !== null) return <WriteComment key={user.id} post={post} me={user.id} onWritten={onWritten} />;
  if (status === 'loading') return null;
  return (
    <div className="actions">
      <ButtonLink kind="secondary" to={withReturn('/user/login', postPath(post))}>
        로그인하고 댓글 쓰기
      </ButtonLink>
    </div>
  );
};
