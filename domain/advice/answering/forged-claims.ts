/**
 * What no draft may say of itself, with or without a source: only the firm's people review, confirm and approve, and the page
 * says so from the record. A claim of that kind was put into the advisor's mouth.
 */
const claimsReview =
  /(?:검토|검수|감수|승인|확인|서명|날인)\s*(?:를|을|이|가|은|는|도)?\s*(?:이미\s*|모두\s*|최종\s*)?(?:완료|마쳤|마친|끝났|끝난|끝냈|통과|되었|됐|된\s*답|받았|받은\s*답|했습니다|했어요|하였)|(?:1차|2차|최종)\s*(?:검토|검수|승인)|(?:노무사|변호사|법무법인|노무법인)(?:가|이|의)?\s*(?:직접\s*)?(?:검토|확인|작성|보증)(?:한|했|하였|됨|완료)|\b(?:reviewed|approved|verified|certified)\b/iu;

/** An address in whatever top-level domain: a draft names its sources by numbers, and offices by their names. */
const address = /[a-z0-9-]{2,}\s?(?:\.|\[\.\]|\(\.\))\s?[a-z]{2,}(?:\/|\b)/iu;

/** A sentence of another language is an order that somebody typed, not an answer in Korean. Names have fewer words. */
const foreignSentence = /(?:[a-z]{2,}[\s:=,.;'"_-]+){3,}[a-z]{2,}/iu;

/** Marks of a list, figures and signs say nothing by themselves. */
const hasKorean = /\p{Script=Hangul}/u;
const hasLetters = /\p{L}/u;

/** Whether a checked claim must not be given out: a draft can't know it, or it isn't an answer in Korean. */
export const isForged = ({ text, hasSource }: { readonly text: string; readonly hasSource: boolean }): boolean => {
  const plain = text.normalize('NFKC');
  if (claimsReview.test(plain) || address.test(plain) || foreignSentence.test(plain)) return true;
  return !hasSource && hasLetters.test(plain) && !hasKorean.test(plain);
};
