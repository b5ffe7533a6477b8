import { type FirmCategory, needsLogin } from '@nomucheck/domain/boards/categories.ts';
import type { BoardItem } from '@nomucheck/domain/boards/contract/post.ts';
import { Link } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { koreanDate } from '../../../shared/formats.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { pageSize } from '../board-api.ts';
import { listPath, postPath, type Shown } from '../board-paths.ts';

export type FirmShown = Shown & { readonly category: FirmCategory };
type BoardListProps = { readonly shown: FirmShown; readonly items: readonly BoardItem[]; readonly total: number };

/** One page of a board, and the ways to the next and to the one before. */
export const BoardList = ({ shown, items, total }: BoardListProps) => {
  const { category, q, page } = shown;
  if (items.length === 0) return <Nothing shown={shown} />;
  return (
    <>
      {q !== '' && (
        <p role="status">
          ‘{q}’ 검색 결과 {total}건 <Link to={listPath({ category })}>모두 보기</Link>
        </p>
      )}
      <ul className="advice-list">
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
      <div className="actions">
        {page > 1 && (
          <ButtonLink kind="secondary" to={listPath({ ...shown, page: page - 1 })}>
            새 글 더 보기
          </ButtonLink>
        )}
        {page * pageSize < total && (
          <ButtonLink kind="secondary" to={listPath({ ...shown, page: page + 1 })}>
            지난 글 더 보기
          </ButtonLink>
        )}
      </div>
    </>
  );
};

const Row = ({ item }: { item: BoardItem }) => {
  const { status } = useSession();
  return (
    <li className="card advice-row">
      <p className="advice-row-top">
        {item.pinned && <span className="stage-mark">꼭 읽어 보세요</span>}
        {needsLogin(item.category) && status === 'anonymous' && <span className="stage-mark">회원 전용</span>}
        <span className="soft">{koreanDate(item.publishedAt)}</span>
      </p>
      <h2>
        <Link to={postPath(item)}>{item.title}</Link>
      </h2>
      <p className="board-excerpt">{item.excerpt}</p>
    </li>
  );
};

/** Where to go instead. */
const elsewhere: Readonly<
  Record<FirmCategory, { readonly text: string; readonly to: string; readonly action: string }>
> = {
  industry: {
    text: '업종별 글을 준비하고 있어요. 어느 업종에나 맞는 해설을 먼저 읽어 보세요.',
    to: '/board?category=law',
    action: '노동법 해설 보기',
  },
  law: {
    text: '해설을 준비하고 있어요. 지금 겪는 일은 자가진단으로 먼저 확인할 수 있어요.',
    to: '/check',
    action: '자가진단 하기',
  },
  premium: {
    text: '회원에게만 여는 글을 준비하고 있어요. 누구나 읽는 해설을 먼저 읽어 보세요.',
    to: '/board?category=law',
    action: '노동법 해설 보기',
  },
};

const Nothing = ({ shown: { category, q, page } }: { shown: FirmShown }) => {
  if (q !== '' || page > 1)
    return (
      <div className="card card-sand" role="status">
        <p>{q === '' ? '여기에는 글이 없어요.' : `‘${q}’ 검색 결과가 없어요. 더 짧은 낱말로 찾아보세요.`}</p>
        <ButtonLink kind="secondary" to={listPath({ category })}>
          모두 보기
        </ButtonLink>
      </div>
    );
  const { text, to, action } = elsewhere[category];
  return (
    <div className="card card-sand">
      <p>{text}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </div>
  );
};
