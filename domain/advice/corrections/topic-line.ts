/**
 * A sentence of a topic as every answer says it: the key under which its correction is found. Answers differ in marks, in blanks, and in
 * the commission of the workplace, whose name says where a person works.
 */
export const topicLine = (said: string): string =>
  said
    .normalize('NFC')
    .replace(/^\s*(?:#{1,6}|[-*•])\s+/u, '')
    .replace(/\s?\[\[[^\]]*\]\]|\s?\[\d{1,3}\]/gu, '')
    .replace(commission, anyCommission)
    .replace(/\s+/gu, ' ')
    .trim();

export const anyCommission = '사업장이 있는 곳의 지방노동위원회';
/** `서울지방노동위원회` */
export const commission = /[가-힣]{2}지방노동위원회/u;

/** Days, sums and spans that were computed from, or told by, the person who asked: another person never reads the sentence. */
export const isOfOnePerson = (line: string): boolean =>
  /\d{4}년\s?\d{1,2}월|÷|(?:월급|시급|약)\s?\d|\((?:\d{1,2}|한|두|세|네|몇)\s?(?:주|달|개월)\)|\d일(?:밖에|\s?남았)/u.test(
    line,
  );
