import { consultationDecider } from '@nomucheck/domain/consultations/consultation.ts';
import type { ConsultationEvent } from '@nomucheck/domain/consultations/consultation-events.ts';
import type { Consultation } from '@nomucheck/domain/consultations/consultation-state.ts';
import { slotText } from '@nomucheck/domain/consultations/slots.ts';
import { outcomes } from '@nomucheck/domain/consultations/stages.ts';
import { topics } from '@nomucheck/domain/consultations/topics.ts';
import { count, koreanMoment } from '@nomucheck/domain/kernel/korean-formats.ts';
import type { HistoryView } from '../../engine/history/history.ts';

/** The history of a consultation in words. It has nothing of what was written, so a conflict of interest hides nothing of it. */
export const consultationHistoryView: HistoryView<Consultation | null, ConsultationEvent> = {
  initialState: consultationDecider.initialState,
  evolve: consultationDecider.evolve,
  seen: (consultation) => (consultation ? inWords(consultation) : {}),
  // No event of a consultation is about a question of the check.
  sentenceContext: { question: (key) => key },
};

const inWords = ({ topic, kind, slots, payment, agreed, messages, closed }: Consultation) => ({
  주제: topics[topic],
  종류: kind === 'paid' ? '유료' : '무료',
  '희망 시간': slots.map(slotText).join(', '),
  결제: payment ? koreanMoment(payment.at) : null,
  '상담 시간': agreed ? koreanMoment(agreed.at) : null,
  글: messages.length === 0 ? null : `${count(messages.length)}건`,
  결과: closed?.outcome ? outcomes[closed.outcome] : null,
});
