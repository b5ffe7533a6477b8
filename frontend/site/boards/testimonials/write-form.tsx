import type { OwnTestimonial } from '@nomucheck/domain/boards/contract/testimonial.ts';
import { lengths } from '@nomucheck/domain/boards/lengths.ts';
import { testimonialOutcomeIds, testimonialOutcomes } from '@nomucheck/domain/boards/testimonial-outcomes.ts';
import { documentOfWords, hasForm } from '@nomucheck/domain/boards/testimonials/words.ts';
import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';
import { type FormEvent, useState } from 'react';
import { WordsView } from '../../../shared/boards/words-view.tsx';
import { keepSending, readSending, sendingOf } from '../../../shared/client/sending.ts';
import { keep, parsedKept, readKept } from '../../../shared/device/kept-on-device.ts';
import { randomId } from '../../../shared/device/random-id.ts';
import { koreanDate } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { CheckboxField } from '../../forms/choices/checkbox-field.tsx';
import { RadioGroup } from '../../forms/choices/radio-group.tsx';
import { SelectField } from '../../forms/choices/select-field.tsx';
import { Counter } from '../../forms/counter.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { blank, type Draft, draftOf, fields, mistakesIn, wordsOf } from './draft.ts';
import { changeTestimonial, writeTestimonial } from './testimonial-api.ts';

type WriteFormProps = {
  readonly me: string;
  readonly checks: readonly CheckListItem[];
  /** One's own review that is changed; null: a new one. */
  readonly changed: OwnTestimonial | null;
  readonly onDone: () => void;
};

const draftOfOwn = ({ checkId, stars, outcome, text, inReturn }: OwnTestimonial): Draft => ({
  ...{ checkId, stars: String(stars), outcome, text: text ?? '', inReturn },
});

/** Kept on the device as it is typed, until the server has it. */
export const WriteForm = ({ me, checks, changed, onDone }: WriteFormProps) => {
  const place = `board.review.${me}.${changed?.id ?? 'new'}`;
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readKept(place);
    if (kept !== null) return draftOf(parsedKept(kept));
    const [only, ...more] = checks;
    return changed ? draftOfOwn(changed) : { ...blank, checkId: only && more.length === 0 ? only.id : '' };
  });
  const { errors, mistakes, message, attempt, refuse, accept } = useMistakes();
  const [busy, setBusy] = useState(false);
  const isFormed = hasForm(documentOfWords(draft.text));
  const type = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keep(place, JSON.stringify(next));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = mistakesIn(draft);
    const words = wordsOf(draft);
    if (wrong.length > 0 || words === null) return refuse(wrong);
    accept();
    setBusy(true);
    const sending = sendingOf(readSending(`${place}.sending`), { ...words, checkId: draft.checkId }, randomId);
    keepSending(`${place}.sending`, sending);
    const reply = changed
      ? await changeTestimonial(changed, words, sending.key)
      : await writeTestimonial(draft.checkId, words, sending.key);
    setBusy(false);
    if (reply.ok || reply.code !== 'server_error') keepSending(`${place}.sending`, null);
    if (!reply.ok) {
      const why = reply.errors?.checkId ?? reply.errors?.[''] ?? reply.message;
      return refuse([], `${why} 적은 글은 그대로 있어요.`);
    }
    keep(place, null);
    onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h2>{changed ? '후기 고치기' : '새 후기'}</h2>
      <ErrorSummary mistakes={mistakes} message={message} attempt={attempt} />
      {changed ? (
        <p>고치면 노무체크가 다시 살펴본 뒤에 실려요.</p>
      ) : (
        <SelectField
          id={fields.checkId}
          label="어느 진단의 후기인가요?"
          value={draft.checkId}
          error={errors[fields.checkId]}
          onChange={(checkId) => type({ checkId })}
          options={checks.map(({ id, updatedAt }) => [id, `${koreanDate(updatedAt)} 진단`])}
        />
      )}
      <RadioGroup
        id={fields.stars}
        label="별점"
        layout="row"
        value={draft.stars}
        error={errors[fields.stars]}
        onChange={(stars) => type({ stars })}
        options={['5', '4', '3', '2', '1'].map((value) => ({ value, label: `${value}점` }))}
      />
      <RadioGroup
        id={fields.outcome}
        label="어떻게 끝났나요?"
        value={draft.outcome}
        error={errors[fields.outcome]}
        onChange={(outcome) => type({ outcome })}
        options={testimonialOutcomeIds.map((value) => ({ value, label: testimonialOutcomes[value] }))}
      />
      <TextField
        id={fields.text}
        label="후기"
        hint="회사와 다른 사람의 이름은 적지 마세요. 줄 앞에 ‘-’나 ‘1.’을 적으면 목록으로, ‘>’를 적으면 인용으로 보여요."
        rows={8}
        value={draft.text}
        error={errors[fields.text]}
        describedBy="review-count"
        onChange={(text) => type({ text })}
      />
      <Counter id="review-count" text={draft.text} most={lengths.testimonial} />
      {isFormed && (
        <section className="card card-sand board-card" aria-label="후기가 보일 모습">
          <p className="caption">이렇게 보여요</p>
          <WordsView text={draft.text} />
        </section>
      )}
      <CheckboxField
        id="review-return"
        label="대가를 받았거나 받기로 하고 쓰는 후기예요"
        hint="할인이나 선물도 대가예요. 게시판에 그렇게 표시해요."
        checked={draft.inReturn}
        onChange={(inReturn) => type({ inReturn })}
      />
      <Button type="submit" busy={busy} busyLabel="보내고 있어요">
        {changed ? '고쳐서 보내기' : '후기 보내기'}
      </Button>
    </form>
  );
};
