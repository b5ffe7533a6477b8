import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import { dayAnswered, type Material, type Source, type Sourced } from '../basis.ts';

/** What is disputed, in the words of the commissions' orders with their particles, and the answer that says so. */
export type Act = {
  readonly topic: string;
  readonly object: string;
  /** Of the applicant, after a day: `…에 해고되었습니다`. */
  readonly ended: string;
  /** Before `근로자`: `…에 해고된`. */
  readonly who: string;
  readonly from: Source;
};

type Words = Omit<Act, 'from'>;

const dismissal: Words = { topic: '해고는', object: '해고를', ended: '해고되었습니다', who: '해고된' };
const dismissalToCome: Words = { ...dismissal, ended: '해고가 예정되어 있습니다', who: '해고가 예정되어 있는' };
const offer = { topic: '채용내정 취소는', object: '채용내정 취소를' };
const offerWithdrawn: Words = { ...offer, ended: '채용내정이 취소되었습니다', who: '채용이 취소된' };
const offerToBeWithdrawn: Words = {
  ...offer,
  ended: '채용내정의 취소가 예정되어 있습니다',
  who: '채용의 취소가 예정되어 있는',
};
const renewal = { topic: '근로계약 갱신 거절은', object: '근로계약 갱신 거절을' };
const renewalRefused: Words = {
  ...renewal,
  ended: '근로계약의 갱신을 거절당하였습니다',
  who: '근로계약의 갱신을 거절당한',
};
const renewalToBeRefused: Words = {
  ...renewal,
  ended: '근로계약이 갱신되지 않은 채 끝날 예정입니다',
  who: '근로계약이 갱신되지 않은 채 끝날',
};

export const actOf = (material: Material): Act => {
  const { answers } = material;
  const toCome = isToCome(material);
  const withdrawn = toCome ? offerToBeWithdrawn : offerWithdrawn;
  if (answers.get('intake/contract') === 'not_started') return { ...withdrawn, from: { answer: 'intake/contract' } };
  if (answers.get('detail-1/offer-cancelled-before-start') === 'yes')
    return { ...withdrawn, from: { answer: 'detail-1/offer-cancelled-before-start' } };
  // The questionnaire asks it of people whose term has run out.
  if (answers.get('detail-3/renewal-rule') !== undefined)
    return { ...(toCome ? renewalToBeRefused : renewalRefused), from: { answer: 'detail-3/renewal-rule' } };
  return { ...(toCome ? dismissalToCome : dismissal), from: { answer: 'intake/dismissed' } };
};

/**
 * The day on which the employment ended. Where the end of the term or the retirement is itself disputed, it is that end, whatever
 * day the person was told (대법원 2014두45765).
 */
export const endOf = (material: Material): Sourced<LocalDate> | null => {
  const told = dayAnswered(material, 'intake/dismissed');
  const end = dayAnswered(material, 'intake/contract-end');
  const { answers } = material;
  const isEndDisputed =
    answers.get('detail-3/employer-ended-before-term') === 'no' ||
    // Permanent by law after two years: the end of the term is the reason, and the day.
    (answers.get('detail-3/exception-to-two-years') === 'no' && answers.get('intake/ground') === 'detail-3') ||
    answers.get('detail-6/retired-by-age') === 'yes' ||
    answers.get('detail-16/retirement-or-term-end') === 'yes';
  return isEndDisputed && end !== null && (told === null || end.value > told.value) ? end : told;
};

/** Whether that day lies ahead: an application can be made from it on. */
export const isToCome = (material: Material): boolean => {
  const end = endOf(material);
  return end !== null && end.value > material.today;
};
