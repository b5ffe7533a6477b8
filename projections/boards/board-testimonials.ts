import { testimonialOfStream } from '@nomucheck/domain/boards/testimonial.ts';
import { testimonialEvents } from '@nomucheck/domain/boards/testimonial-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** One review, without what it says. */
export type BoardTestimonialRow = {
  id: string;
  owner: string;
  state: string;
  stars: number;
  outcome: string;
  written_at: string;
};

const written = z.object({ owner: z.string(), stars: z.int(), outcome: z.string() });
const changed = z.object({ stars: z.int(), outcome: z.string() });
const anything = z.object({});

const definition = (type: string) => definitionIn(testimonialEvents, type);
const keys = ({ stream }: { readonly stream: string }): readonly string[] => [testimonialOfStream(stream)];

const then =
  <Data>(change: (data: Data) => Partial<BoardTestimonialRow>) =>
  (row: BoardTestimonialRow | null, { data }: Event<Data>): BoardTestimonialRow | null =>
    row && { ...row, ...change(data) };

/** The reviews; one that was removed is deleted here. */
export const boardTestimonials = defineProjection<BoardTestimonialRow>({
  name: 'board-testimonials',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'board_testimonials',
    key: 'id',
    columns: {
      owner: 'text not null',
      state: 'text not null',
      stars: 'integer not null',
      outcome: 'text not null',
      written_at: 'timestamptz not null',
    },
    indexes: ['(state, written_at, id)', '(written_at, id)', '(owner)'],
  },
  takes: [
    on(definition('TestimonialWritten'), written, {
      keys,
      evolveRow: (_row, { data, stream, at }) => ({
        ...{ id: testimonialOfStream(stream), ...data, state: 'waiting', written_at: at },
      }),
    }),
    on(definition('TestimonialChanged'), changed, { keys, evolveRow: then((data) => ({ ...data, state: 'waiting' })) }),
    on(definition('TestimonialAccepted'), anything, { keys, evolveRow: then(() => ({ state: 'shown' })) }),
    on(definition('TestimonialDeclined'), anything, { keys, evolveRow: then(() => ({ state: 'declined' })) }),
    on(definition('TestimonialRemoved'), anything, { keys, evolveRow: () => null }),
  ],
});
