import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { slotText } from '@nomucheck/domain/consultations/slots.ts';
import { outcomes, stageLabels } from '@nomucheck/domain/consultations/stages.ts';
import { topics } from '@nomucheck/domain/consultations/topics.ts';
import { koreanMoment, won } from '../../../shared/formats.ts';
import { kindNames } from '../words.ts';

export type RecordField = { readonly name: string; readonly before: string; readonly after: string };

const yesOrNo = (answer: boolean): string => (answer ? '예' : '아니요');
const none = '없음';

const fields: readonly (readonly [name: string, value: (item: ConsultationDetail) => string])[] = [
  ['단계', ({ stage }) => stageLabels[stage]],
  ['맡은 사람', ({ assignee }) => assignee?.name ?? none],
  ['상담 시간', ({ agreedAt }) => (agreedAt === null ? none : koreanMoment(agreedAt))],
  ['희망 시간', ({ slots }) => (slots.length === 0 ? none : slots.map(slotText).join(', '))],
  ['종류', ({ kind }) => kindNames[kind]],
  ['결제', ({ payment }) => (payment === null ? none : paymentWords(payment))],
  ['주제', ({ topic }) => topics[topic]],
  ['의뢰인', ({ client }) => client ?? none],
  ['상대방', ({ opponent }) => opponent ?? none],
  ['연락처', ({ contact, withheld }) => (withheld ? '가림' : (contact ?? none))],
  ['전화 상담', ({ wantsCall }) => yesOrNo(wantsCall)],
  ['승소 가능성 검토', ({ wantsChanceReview }) => yesOrNo(wantsChanceReview)],
  ['신청 내용', ({ body, withheld }) => (withheld ? '가림' : body)],
  ['대화', ({ messages, withheld }) => (withheld ? '가림' : messages.map(saidWords).join('\n\n') || none)],
  ['종결', ({ closed }) => (closed === null ? none : closedWords(closed))],
];

const paymentWords = ({ amount, paidAt }: NonNullable<ConsultationDetail['payment']>): string =>
  `${won(amount)}, ${paidAt === null ? '결제 전' : `${koreanMoment(paidAt)} 결제`}`;

const saidWords = ({ by, name, text }: ConsultationDetail['messages'][number]): string =>
  `${name ?? (by === 'firm' ? '담당자' : '신청인')}: ${text ?? '(지워진 글)'}`;

const closedWords = ({ at, by, outcome }: NonNullable<ConsultationDetail['closed']>): string =>
  `${koreanMoment(at)}, ${by === 'person' ? '신청인이 거둠' : outcome === null ? '마침' : outcomes[outcome]}`;

/** A consultation field by field as it stood, and as it is. */
export const recordFields = (then: ConsultationDetail, now: ConsultationDetail): readonly RecordField[] =>
  fields.map(([name, value]) => ({ name, before: value(then), after: value(now) }));

export const differences = (record: readonly RecordField[]): number =>
  record.filter(({ before, after }) => before !== after).length;
