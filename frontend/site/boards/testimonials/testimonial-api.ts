import type { OwnTestimonial, TestimonialOut } from '@nomucheck/domain/boards/contract/testimonial.ts';
import type { TestimonialOutcome } from '@nomucheck/domain/boards/testimonial-outcomes.ts';
import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';
import type { Reply } from '../../../shared/client/ask.ts';
import { ask } from '../../../shared/client/ask.ts';
import { useAsked } from '../../../shared/client/asked.ts';
import { fetchChecks } from '../../checks/check-api.ts';
import { type Listed, pageSize } from '../board-api.ts';

const base = '/api/boards/review';

export const useTestimonials = (page: number) =>
  useAsked<Listed<TestimonialOut>>({
    url: base,
    params: { range: JSON.stringify([(page - 1) * pageSize, page * pageSize - 1]) },
  });

export type Words = {
  readonly stars: number;
  readonly outcome: TestimonialOutcome;
  readonly text: string;
  readonly inReturn: boolean;
};

export const writeTestimonial = (checkId: string, words: Words, idempotencyKey: string) =>
  ask<OwnTestimonial>({ method: 'POST', url: base, data: { checkId, ...words }, idempotencyKey });
export const changeTestimonial = ({ id, revision }: OwnTestimonial, words: Words, idempotencyKey: string) =>
  ask<OwnTestimonial>({
    ...{ method: 'PUT', url: `${base}/${id}`, idempotencyKey },
    data: { ...words, expectedRevision: revision },
  });
export const removeTestimonial = (id: string) =>
  ask<{ id: string }>({ method: 'DELETE', url: `${base}/${id}`, data: {} });

export type Own = { readonly testimonials: readonly OwnTestimonial[]; readonly checks: readonly CheckListItem[] };

/** One's own reviews, and the finished checks without one. */
export const fetchOwn = async (): Promise<Reply<Own>> => {
  const [own, checks] = await Promise.all([ask<{ items: OwnTestimonial[] }>({ url: `${base}/mine` }), fetchChecks()]);
  if (!own.ok) return own;
  if (!checks.ok) return checks;
  const written = new Set(own.value.items.map(({ checkId }) => checkId));
  return {
    ok: true,
    value: {
      testimonials: own.value.items,
      checks: checks.value.items.filter(({ id, status }) => status === 'completed' && !written.has(id)),
    },
  };
};
