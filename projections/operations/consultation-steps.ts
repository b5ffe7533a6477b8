import { consultationOfStream } from '@nomucheck/domain/consultations/consultation.ts';
import { consultationEvents } from '@nomucheck/domain/consultations/consultation-events.ts';
import { outcomeIds } from '@nomucheck/domain/consultations/stages.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** A request, an agreed time or the end of a consultation on its Korean day, without whose it is. */
export type ConsultationStepRow = {
  id: string;
  consultation_id: string;
  day: string;
  what: 'requested' | 'agreed' | 'closed';
  /** How the firm closed it; null where the person took it back, and for the other two. */
  outcome: string | null;
};

const anything = z.object({});
const closed = z.object({ outcome: z.enum(outcomeIds).nullable() });

const keyOf = ({ stream, revision }: { readonly stream: string; readonly revision: number }): string =>
  `${stream}:${revision}`;

const step = <Data>(what: ConsultationStepRow['what'], outcomeOf: (data: Data) => string | null = () => null) => ({
  keys: (event: Event<Data>): readonly string[] => [keyOf(event)],
  evolveRow: (_row: ConsultationStepRow | null, event: Event<Data>): ConsultationStepRow => ({
    id: keyOf(event),
    consultation_id: consultationOfStream(event.stream),
    day: koreanDateOf(event.at),
    what,
    outcome: outcomeOf(event.data),
  }),
});

/** What became of consultations over time. */
export const consultationSteps = defineProjection<ConsultationStepRow>({
  name: 'consultation-steps',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'consultation_steps',
    key: 'id',
    columns: {
      consultation_id: 'text not null',
      day: 'date not null',
      what: 'text not null',
      outcome: 'text',
    },
    indexes: ['(day, what)'],
  },
  takes: [
    on(definitionIn(consultationEvents, 'ConsultationRequested'), anything, step('requested')),
    on(definitionIn(consultationEvents, 'ConsultationTimeAgreed'), anything, step('agreed')),
    on(
      definitionIn(consultationEvents, 'ConsultationClosed'),
      closed,
      step('closed', ({ outcome }) => outcome),
    ),
  ],
});
