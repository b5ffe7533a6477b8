import type { AdviceOut } from '@nomucheck/domain/advice/contract/advice.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { type FormEvent, useState } from 'react';
import { randomId } from '../../../shared/device/random-id.ts';
import { Button } from '../../forms/button.tsx';
import { RadioGroup } from '../../forms/choices/radio-group.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Notice } from '../../forms/notice.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { rateAdvice } from '../advice-api.ts';
import { useSensitiveConsent } from '../use-sensitive-consent.tsx';

const meanings = ['많이 아쉬워요', '아쉬워요', '보통이에요', '도움이 됐어요', '아주 도움이 됐어요'] as const;
export const starsWords = (stars: number): string => `별 ${stars}개 · ${meanings[stars - 1] ?? ''}`;

type RatingProps = { readonly advice: Pick<AdviceOut, 'id' | 'rating'>; readonly onRated: () => Promise<void> };

/** How helpful the advice was. It can be changed. */
export const Rating = ({ advice: { id, rating }, onRated }: RatingProps) => {
  const [isOpen, setOpen] = useState(rating === null);
  const [stars, setStars] = useState(rating === null ? null : String(rating.stars));
  const [comment, setComment] = useState(rating?.comment ?? '');
  const [busy, setBusy] = useState(false);
  const { errors, mistakes, message, attempt, refuse } = useMistakes();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (stars === null) return refuse([{ id: 'stars', message: '별점을 골라 주세요.' }]);
    if (comment.trim().length > lengths.note)
      return refuse([{ id: 'comment', message: `${lengths.note.toLocaleString('ko-KR')}자 안으로 줄여 주세요.` }]);
    if (!sensitive.holds(comment)) await send();
  };

  const send = async () => {
    setBusy(true);
    const given = comment.trim() === '' ? {} : { comment: comment.trim() };
    const reply = await rateAdvice(id, { stars: Number(stars), ...given }, randomId());
    setBusy(false);
    if (!reply.ok && sensitive.heldBy(reply)) return;
    if (!reply.ok) return refuse([], reply.message);
    setOpen(false);
    await onRated();
  };
  const sensitive = useSensitiveConsent('advice', 'comment', send);
  const changeComment = (next: string) => {
    sensitive.letGo();
    setComment(next);
  };

  if (!isOpen) {
    return (
      <Notice tone="good" title="평가해 주셔서 고마워요" role="status">
        <p>
          {rating !== null && starsWords(rating.stars)}{' '}
          <button type="button" className="text-button" onClick={() => setOpen(true)}>
            다시 평가하기
          </button>
        </p>
      </Notice>
    );
  }
  return (
    <section className="no-print" aria-labelledby="rating-title">
      <h2 id="rating-title">자문이 도움이 됐나요?</h2>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary mistakes={mistakes} message={message} attempt={attempt} />
        <RadioGroup
          id="stars"
          label="별점"
          error={errors.stars}
          options={[5, 4, 3, 2, 1].map((each) => ({ value: String(each), label: starsWords(each) }))}
          value={stars}
          onChange={setStars}
        />
        <TextField
          id="comment"
          label="남기고 싶은 말"
          optional
          rows={3}
          value={comment}
          error={errors.comment}
          onChange={changeComment}
        />
        {sensitive.panel ?? (
          <Button type="submit" kind="secondary" busy={busy} busyLabel="보내고 있어요">
            평가 보내기
          </Button>
        )}
      </form>
    </section>
  );
};
