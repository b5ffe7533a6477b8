import type { Conditions, RulesetContent } from '../ruleset.ts';
import { groundName, type Wording } from '../ruleset-in-words.ts';
import { part, type RulesetPart } from './part.ts';

/** Conditions by what they name and not by their words: those change with the questions' places. */
const identityOf = (conditions: Conditions): string =>
  conditions
    .map((one) => {
      if ('computed' in one) return `${one.computed}=${one.holds}`;
      return 'is' in one ? `${one.question}=${one.is.join()}` : `${one.question}≠${one.isNot.join()}`;
    })
    .join('&');

/** What the intake already knows, and what has no effect by law. */
export const knowledgeParts = (
  { derivations, openings, suspensions }: RulesetContent,
  wording: Wording,
): readonly RulesetPart[] => [
  ...derivations.map(({ item, answer, from, when }) => {
    const said = wording.conditions(when);
    return part(
      `derivation/${item}/${answer}/${from}/${identityOf(when)}`,
      '다시 묻지 않는 문항',
      wording.placeOf(item),
      {
        답: answer === 'yes' ? '예' : '아니요',
        근거: wording.placeOf(from),
        조건: said,
      },
    );
  }),
  ...openings.map(({ opens, from, when }) => {
    const said = wording.conditions(when);
    return part(`opening/${opens}/${from}/${identityOf(when)}`, '기본 질문이 여는 사유', groundName(opens), {
      근거: wording.placeOf(from),
      조건: said,
    });
  }),
  ...suspensions.map(({ questions, when, why }) => {
    const said = wording.conditions(when);
    const about = questions.map(wording.placeOf).join(', ');
    return part(`suspension/${questions.join('+')}/${identityOf(when)}`, '반영하지 않는 답', about, {
      조건: said,
      이유: why,
    });
  }),
];
