import { categories } from '@nomucheck/domain/boards/categories.ts';
import type { BoardPostOut } from '@nomucheck/domain/boards/contract/post.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DocumentView } from '../../../shared/boards/document-view.tsx';
import { koreanDate } from '../../../shared/formats.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { withReturn } from '../../shell/internal-path.ts';
import { Page } from '../../shell/page/page.tsx';
import { listPath, postPath } from '../board-paths.ts';
import { Comments } from '../comments/comments.tsx';

/** An article; of one for members, its first lines and how to read on. */
export const PostView = ({ post }: { post: BoardPostOut }) => {
  const { category, title, publishedAt, changedAt, excerpt, content, cards } = post;
  return (
    <Page title={title}>
      <article>
        <p className="caption">{categories[category]}</p>
        <h1>{title}</h1>
        <p className="soft">
          {koreanDate(publishedAt)}
          {changedAt !== null && ` (${koreanDate(changedAt)} 고침)`}
        </p>
        {content === null ? (
          <>
            <p>{excerpt}</p>
            <ForMembers to={postPath(post)} />
          </>
        ) : (
          <DocumentView document={content} ownLink={OwnLink} cards={cards} />
        )}
      </article>
      {content !== null && <Comments post={post} />}
      <div className="actions">
        <ButtonLink kind="secondary" to={listPath({ category })}>
          {categories[category]} 더 보기
        </ButtonLink>
      </div>
    </Page>
  );
};

const OwnLink = ({ to, children }: { to: string; children: ReactNode }) => <Link to={to}>{children}</Link>;

const ForMembers = ({ to }: { to: string }) => (
  <div className="card card-sand">
    <p>
      <strong>여기부터는 회원에게 열려 있어요.</strong> 가입은 무료예요. 로그인하면 이 글로 돌아와요.
    </p>
    <div className="actions">
      <ButtonLink to={withReturn('/user/login', to)}>로그인하고 이어 읽기</ButtonLink>
      <ButtonLink kind="secondary" to={withReturn('/user/sign-up', to)}>
        회원가입
      </ButtonLink>
    </div>
  </div>
);
