/**
 * What an answer says, as a sentence of the person who applies. Only what bears on the application has one: a fact that
 * speaks for the other side is for that side to say.
 */
export type Fact = {
  /** The part of the reasons to which it belongs. */
  readonly part: FactPart;
  readonly yes?: string;
  readonly no?: string;
};

/** Of the employment, of what happened, of how it was done, of why it is unfair. */
export type FactPart = 'employment' | 'course' | 'procedure' | 'grounds';

/** By the item's key within its section; an item that is not named has no sentence. */
export type FactsOfSection = Readonly<Record<string, Fact>>;

type Said = Omit<Fact, 'part'>;
export const employment = (said: Said): Fact => ({ part: 'employment', ...said });
export const course = (said: Said): Fact => ({ part: 'course', ...said });
export const procedure = (said: Said): Fact => ({ part: 'procedure', ...said });
export const grounds = (said: Said): Fact => ({ part: 'grounds', ...said });

/** Asked in several sections in the same sense. */
export const noWrittenNotice = procedure({
  no: '해고는 그 사유와 시기를 서면으로 통지하여야 효력이 있습니다(근로기준법 제27조). 그런데 신청인은 사유와 시기가 구체적으로 적힌 서면을 받지 못하였습니다.',
});
export const procedureSkipped = procedure({
  yes: '회사는 취업규칙에 정해진 징계위원회나 의견 진술 절차를 거치지 않았습니다.',
});
export const othersTreatedLighter = grounds({
  yes: '비슷한 일을 한 다른 직원은 이보다 가벼운 처분을 받았으므로, 신청인에 대한 해고는 형평에도 어긋납니다.',
});
export const protectedLeave = grounds({
  yes: '이 사건 해고는 업무상 재해로 쉬던 기간이나 출산전후휴가 기간 또는 그 뒤 30일 안에 한 것으로서, 해고가 금지된 기간의 해고입니다(근로기준법 제23조 제2항).',
});
export const overTwoYears = employment({
  yes: '신청인이 계속하여 일한 기간은 모두 합하여 2년을 넘습니다.',
});
export const endedBeforeTerm = course({
  yes: '회사는 정해진 계약기간이 끝나기 전에 근로관계를 끝냈습니다.',
});
