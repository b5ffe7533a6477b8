import type { Material, Source } from '../basis.ts';

/** What is disputed, in the words of the commissions' orders with their particles, and the answer that says so. */
export type Act = { readonly topic: string; readonly object: string; readonly ended: string; readonly from: Source };

const dismissal = { topic: '해고는', object: '해고를', ended: '해고되었습니다' };
const offerWithdrawn = { topic: '채용내정 취소는', object: '채용내정 취소를', ended: '채용내정이 취소되었습니다' };
const renewalRefused = {
  topic: '근로계약 갱신 거절은',
  object: '근로계약 갱신 거절을',
  ended: '근로계약의 갱신을 거절당하였습니다',
};

export const actOf = ({ answers }: Pick<Material, 'answers'>): Act => {
  if (answers.get('intake/contract') === 'not_started')
    return { ...offerWithdrawn, from: { answer: 'intake/contract' } };
  if (answers.get('detail-1/offer-cancelled-before-start') === 'yes')
    return { ...offerWithdrawn, from: { answer: 'detail-1/offer-cancelled-before-start' } };
  // The questionnaire asks it of people whose term has run out.
  if (answers.get('detail-3/renewal-rule') !== undefined)
    return { ...renewalRefused, from: { answer: 'detail-3/renewal-rule' } };
  return { ...dismissal, from: { answer: 'intake/dismissed' } };
};
