import type { ConsultationEvent } from '@nomucheck/domain/consultations/consultation-events.ts';
import { koreanMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const consultationSentences: SentencesOf<ConsultationEvent> = {
  ConsultationRequested: ({ kind, checkId }) =>
    `${checkId === null ? '' : '진단 결과를 보고 '}${kind === 'paid' ? '유료 상담' : '상담'}을 신청했어요.`,
  ConsultationPaid: () => '상담료를 결제했어요.',
  ConsultationUnpaid: () => '상담료를 돌려받아 예약이 풀렸어요.',
  ConsultationMadeFree: () => '무료 상담으로 바꿨어요.',
  ConsultationAdded: () => '내용을 더 적었어요.',
  ConsultationMoved: () => '희망 시간을 바꿨어요.',
  // The person reads it, too: nothing of whom else the firm serves.
  ConsultationAssigned: () => '담당 노무사를 정했어요.',
  ConsultationTimeAgreed: ({ agreedAt }) => `상담 시간을 잡았어요(${koreanMoment(agreedAt)}).`,
  ConsultationAnswered: () => '노무사가 답했어요.',
  ConsultationClosed: ({ by }) => (by === 'person' ? '상담 신청을 거두었어요.' : '상담을 마쳤어요.'),
};
