import { Button, ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { Dots } from '../../shell/dots.tsx';
import { pageSize } from '../board-api.ts';
import { listPath } from '../board-paths.ts';
import { useTestimonials } from './testimonial-api.ts';
import { TestimonialCard } from './testimonial-card.tsx';

/** The reviews that the firm has looked at. */
export const TestimonialList = ({ page }: { page: number }) => {
  const [loading, set] = useTestimonials(page);
  if (loading.state === 'loading')
    return (
      <p role="status">
        <Dots /> 후기를 불러오고 있어요
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
  const { items, total } = loading.value;
  return (
    <>
      {items.length === 0 ? (
        <p>
          {page === 1 ? '아직 실린 후기가 없어요. 진단을 마치셨다면 첫 후기를 써 주세요.' : '여기에는 후기가 없어요.'}
        </p>
      ) : (
        <ul className="advice-list">
          {items.map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} />
          ))}
        </ul>
      )}
      <div className="actions">
        {page > 1 && (
          <ButtonLink kind="secondary" to={listPath({ category: 'review', page: page - 1 })}>
            새 후기 더 보기
          </ButtonLink>
        )}
        {page * pageSize < total && (
          <ButtonLink kind="secondary" to={listPath({ category: 'review', page: page + 1 })}>
            지난 후기 더 보기
          </ButtonLink>
        )}
        <ButtonLink to="/board/review/write">후기 쓰기</ButtonLink>
      </div>
    </>
  );
};
