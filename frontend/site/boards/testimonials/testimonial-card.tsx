import type { TestimonialOut } from '@nomucheck/domain/boards/contract/testimonial.ts';
import { testimonialOutcomes } from '@nomucheck/domain/boards/testimonial-outcomes.ts';
import type { ReactNode } from 'react';
import { WordsView } from '../../../shared/boards/words-view.tsx';
import { koreanDate } from '../../../shared/formats.ts';

/** The stars as letters, and in words for a screen reader. */
const Stars = ({ stars }: { stars: number }) => (
  <span>
    <span aria-hidden="true">
      {'★'.repeat(stars)}
      {'☆'.repeat(5 - stars)}
    </span>
    <span className="visually-hidden">별점 5점 가운데 {stars}점</span>
  </span>
);

type TestimonialCardProps = { readonly testimonial: TestimonialOut; readonly children?: ReactNode };

/** A review, how it ended, whether something was given for it, and what the firm says to it. */
export const TestimonialCard = ({ testimonial, children }: TestimonialCardProps) => {
  const { name, stars, outcome, inReturn, text, at, answer } = testimonial;
  return (
    <li className="card advice-row">
      <p className="advice-row-top">
        <Stars stars={stars} />
        <strong>{name}</strong>
        <span className="soft">{koreanDate(at)}</span>
      </p>
      <p>
        <span className="stage-mark">{testimonialOutcomes[outcome]}</span>{' '}
        {inReturn && <span className="stage-mark">대가를 받고 쓴 후기</span>}
      </p>
      {text !== null && (
        <div className="board-said">
          <WordsView text={text} />
        </div>
      )}
      {answer !== null && (
        <blockquote className="board-answer">
          <strong>노무체크의 답</strong>
          {answer.text !== null && <WordsView text={answer.text} />}
        </blockquote>
      )}
      {children}
    </li>
  );
};
