import type { TestimonialOut } from '@nomucheck/domain/boards/contract/testimonial.ts';
import { testimonialOutcomes } from '@nomucheck/domain/boards/testimonial-outcomes.ts';
import { Link } from 'react-router';
import { useNewestReviews } from './home-data.ts';

/** The newest reviews that the firm has looked at, whatever they say; nothing while there are none. */
export const Reviews = () => {
  const [reviews] = useNewestReviews();
  // The words of somebody who has left are gone.
  const said = reviews.state === 'ready' ? reviews.value.items.filter(({ text }) => text !== null) : [];
  if (said.length === 0) return null;
  return (
    <section className="home-part" aria-labelledby="home-reviews">
      <h2 id="home-reviews">써 보신 분들의 이야기</h2>
      <ul className="home-cards">
        {said.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      <p className="soft">
        진단을 마친 분이 쓰고, 법인이 살펴본 뒤에 최신순으로 실어요.{' '}
        <Link to="/board?category=review">후기 모두 보기</Link>
      </p>
    </section>
  );
};

const Review = ({ review: { name, stars, outcome, inReturn, text } }: { review: TestimonialOut }) => (
  <li>
    <p className="home-said">{text}</p>
    <p className="soft">
      {name} · 별점 {stars}/5 · {testimonialOutcomes[outcome]}
      {inReturn && ' · 대가를 받고 쓴 후기'}
    </p>
  </li>
);
