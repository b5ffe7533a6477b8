import { type Category, categories, firmCategoryIds } from '@nomucheck/domain/boards/categories.ts';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { Dots } from '../../shell/dots.tsx';
import NotFound from '../../shell/page/not-found.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePosts } from '../board-api.ts';
import { listPath, type Shown, shownIn } from '../board-paths.ts';
import { TestimonialList } from '../testimonials/testimonial-list.tsx';
import { BoardList, type FirmShown } from './board-list.tsx';
import { BoardSearch } from './board-search.tsx';

/** `/board?category=`: the articles of one board. */
export const BoardPage = () => {
  const [params] = useSearchParams();
  const shown = shownIn(params);
  return shown === null ? <NotFound /> : <Board shown={shown} />;
};

const leads: Readonly<Record<Category, string>> = {
  industry: '업종마다 다른 근무 방식에서 생기는 일을 노무사가 풀어 드려요.',
  law: '해고와 징계, 기한과 서류처럼 꼭 알아야 할 것을 노무사가 풀어 드려요.',
  premium: '회원에게만 여는 글이에요. 제목과 첫머리는 누구나 볼 수 있어요.',
  review: '노무체크를 써 보신 분들의 이야기예요.',
};

const Board = ({ shown }: { shown: Shown }) => {
  const { category } = shown;
  const isReview = category === 'review';
  const title = isReview ? categories.review : '정보 게시판';
  return (
    <Page title={isReview ? title : `${categories[category]} · ${title}`}>
      <h1>{title}</h1>
      {!isReview && (
        <nav aria-label="게시판" className="advice-filters">
          {firmCategoryIds.map((id) => (
            <Link
              key={id}
              to={listPath({ category: id })}
              aria-current={id === category ? 'page' : undefined}
              className="advice-filter"
            >
              {categories[id]}
            </Link>
          ))}
        </nav>
      )}
      <p>{leads[category]}</p>
      {!isReview && <BoardSearch key={`${shown.category} ${shown.q}`} shown={shown} />}
      {isReview ? (
        <TestimonialList key={shown.page} page={shown.page} />
      ) : (
        <Loaded key={listPath(shown)} shown={{ ...shown, category }} />
      )}
    </Page>
  );
};

const Loaded = ({ shown }: { shown: FirmShown }) => {
  const [loading, set] = usePosts(shown);
  if (loading.state === 'loading')
    return (
      <p role="status" className="soft">
        <Dots /> 글을 불러오고 있어요
      </p>
    );
  if (loading.state === 'failed')
    return (
      <Notice tone="warning" title={loading.message} role="alert">
        <Button kind="secondary" onClick={() => set(null)}>
          다시 시도하기
        </Button>
      </Notice>
    );
  return <BoardList shown={shown} {...loading.value} />;
};
