/**
 * What a line says about its answers. Endings are listed whole: a sentence whose ending isn't known is refused, because reading a
 * negation as its opposite would change the result of checks without anybody noticing.
 */
export type Saying = 'is' | 'isNot' | { readonly refused: string };

const among = '(?:가운데|중)(?:에서|의|에)?';
const positive = new RegExp(
  `^(?:(?:이?라고|으?로|을|를|${among}하나(?:로|라도|라고|를)?)?(?:답했다|답했습니다|답하였다|답하였습니다|골랐다|골랐습니다)` +
    `|(?:${among}하나)?(?:이다|입니다|다))$`,
  'u',
);
const notDone = '(?:않았다|않았습니다|않는다|않습니다|않은것이다|않은것입니다|아니했다|아니하였다|아니하였습니다)';
const negative = new RegExp(
  `^(?:(?:이?라고|으?로|으?로는|이?라고는|을|를|${among}(?:하나(?:로|도|로도|를)?|어느것(?:도|으로도|이라고도)))?` +
    `(?:(?:답하지|고르지)(?:는|도)?${notDone}|(?:답한|고른)(?:적|일)이?(?:없다|없습니다))` +
    `|(?:이|가|은|는|${among}(?:하나도|하나가|어느것도))?(?:아니다|아닙니다))$`,
  'u',
);
const several = new RegExp(`^${among}(?:하나|어느것)`, 'u');
const negation = /않|아니|아닙|아닌|없|못|안/u;

/** The words behind the answers. */
export const sayingOf = (rest: string, areSeveral: boolean): Saying => {
  const said = rest.replace(/\s/gu, '').replace(/\.$/u, '');
  if (/[()]/u.test(said))
    return { refused: '괄호 안의 말은 조건으로 읽지 않습니다. 지우거나 줄을 나누어 조건으로 써 주십시오.' };
  if (areSeveral && !several.test(said)) return { refused: '답이 둘 이상이면 “가운데 하나로 답했다”처럼 써 주십시오.' };
  if (negative.test(said)) return 'isNot';
  if (positive.test(said)) return 'is';
  return {
    refused: negation.test(said)
      ? '부정하는 말을 읽지 못했습니다. “라고 답하지 않았다”로 끝내 주십시오.'
      : '“라고 답했다”나 “라고 답하지 않았다”로 끝내 주십시오.',
  };
};

const particles = /^(?:에|에는|에서|에서는|에대해|에대하여|이|가|은|는|의답이|의답은|에대한답이|에대한답은)?[,:]?$/u;
const bullet = /^(?:[-·•*]|\d+[.)])?$/u;

/** Why the words before the answers can't be read; null: they are only particles, or a mark before the line. */
export const leadOf = (words: readonly string[]): string | null => {
  const isRead = words.every((each, n) => {
    const said = each.replace(/\s/gu, '');
    return particles.test(said) || (n === 0 && bullet.test(said));
  });
  return isRead ? null : '답 앞의 말을 읽지 못했습니다. ‘질문’에 ‘답’이라고 답했다처럼 써 주십시오.';
};
