import type { OwnTestimonial } from '@nomucheck/domain/boards/contract/testimonial.ts';
import { testimonialStateNames } from '@nomucheck/domain/boards/testimonial-outcomes.ts';
import { useState } from 'react';
import { Button } from '../../forms/button.tsx';
import { removeTestimonial } from './testimonial-api.ts';
import { TestimonialCard } from './testimonial-card.tsx';

type OwnTestimonialsProps = {
  readonly items: readonly OwnTestimonial[];
  readonly onChange: (id: string) => void;
  readonly onRemoved: () => void;
};

/** One's own reviews, each with what became of it. */
export const OwnTestimonials = ({ items, onChange, onRemoved }: OwnTestimonialsProps) => (
  <section aria-labelledby="own-reviews">
    <h2 id="own-reviews">내가 쓴 후기</h2>
    <ul className="advice-list">
      {items.map((testimonial) => (
        <TestimonialCard key={testimonial.id} testimonial={testimonial}>
          <p>
            <span className="stage-mark">{testimonialStateNames[testimonial.state]}</span>
            {testimonial.declined !== null && ` 싣지 않은 까닭: ${testimonial.declined}`}
          </p>
          <Deeds id={testimonial.id} onChange={() => onChange(testimonial.id)} onRemoved={onRemoved} />
        </TestimonialCard>
      ))}
    </ul>
  </section>
);

type DeedsProps = { readonly id: string; readonly onChange: () => void; readonly onRemoved: () => void };

/** Removed with the second of two presses. */
const Deeds = ({ id, onChange, onRemoved }: DeedsProps) => {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    const reply = await removeTestimonial(id);
    if (reply.ok || reply.code === 'not_found') return onRemoved();
    setFailure(reply.message);
  };
  return (
    <>
      {failure !== null && <p role="alert">{failure}</p>}
      <div className="actions">
        {isAsking ? (
          <>
            <Button kind="danger" autoFocus onClick={() => void remove()}>
              이 후기 지우기
            </Button>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              그대로 두기
            </Button>
          </>
        ) : (
          <>
            <Button kind="secondary" onClick={onChange}>
              고치기
            </Button>
            <Button kind="quiet" onClick={() => setAsking(true)}>
              지우기
            </Button>
          </>
        )}
      </div>
    </>
  );
};
