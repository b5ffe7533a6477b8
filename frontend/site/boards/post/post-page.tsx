import { categoryNamed } from '@nomucheck/domain/boards/categories.ts';
import { useSession } from '../../../shared/client/session.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import NotFound from '../../shell/page/not-found.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { usePost } from '../board-api.ts';
import { PostView } from './post-view.tsx';

/** `/board/{category}/{id}`: one article. */
export const PostPage = ({ category, id }: { category: string; id: string }) => {
  // The session decides how much of an article for members is shown.
  const { user } = useSession();
  if (categoryNamed(category) === null) return <NotFound />;
  return <Loaded key={`${category} ${id} ${user?.id ?? ''}`} category={category} id={id} />;
};

const Loaded = ({ category, id }: { category: string; id: string }) => {
  const [loading, set] = usePost(category, id);
  if (loading.state === 'loading') return <PageLoading label="글을 불러오고 있어요" />;
  if (loading.state === 'failed')
    return ['not_found', 'invalid_request'].includes(loading.code) ? (
      <Absent category={category} />
    ) : (
      <LoadFailed message={loading.message} onRetry={() => set(null)} />
    );
  return <PostView post={loading.value} />;
};

const Absent = ({ category }: { category: string }) => (
  <Page title="글을 찾을 수 없어요" width="form">
    <h1>찾으시는 글이 없어요</h1>
    <p>주소가 잘못 적혔거나, 게시판에서 내린 글일 수 있어요.</p>
    <div className="actions">
      <ButtonLink to={`/board?category=${category}`}>게시판으로</ButtonLink>
    </div>
  </Page>
);
