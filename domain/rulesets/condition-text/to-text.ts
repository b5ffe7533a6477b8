import { endsInConsonant } from '../../kernel/korean/korean-particles.ts';
import type { Condition, Conditions } from '../ruleset.ts';
import { sentenceOf } from './computed-sentences.ts';
import { type Names, nameOfAnswer, nameOfQuestion } from './names.ts';

/** No condition: it always holds. */
export const always = '언제나';
/** Stands on a line of its own between alternatives. */
export const or = '또는';
/** `isNot` is true of whoever didn't answer, which nobody expects. */
export const alsoUnanswered = '(답이 없어도 그렇다)';

const sentence = (names: Names, condition: Condition): string => {
  if ('computed' in condition) return sentenceOf(condition.computed, condition.holds);
  const { question } = condition;
  const ofSeveral = names.byKey(question)?.ofSeveral === true;
  const values = 'is' in condition ? condition.is : condition.isNot;
  const listed = values.map((value) => nameOfAnswer(names, question, value)).join(', ');
  const about = `${nameOfQuestion(names, question)}에 ${listed}`;
  const one = values.length === 1;
  if ('is' in condition) {
    if (ofSeveral) return `${about}${one ? `${object(listed)} 골랐다` : ' 가운데 하나라도 골랐다'}`;
    return `${about}${one ? `${quoting(listed)} 답했다` : ' 가운데 하나로 답했다'}`;
  }
  if (ofSeveral)
    return `${about}${one ? `${object(listed)} 고르지` : ' 가운데 어느 것도 고르지'} 않았다 ${alsoUnanswered}`;
  return `${about}${one ? `${quoting(listed)} 답하지` : ' 가운데 어느 것으로도 답하지'} 않았다 ${alsoUnanswered}`;
};

const object = (word: string): string => (endsInConsonant(word) ? '을' : '를');
const quoting = (word: string): string => (endsInConsonant(word) ? '이라고' : '라고');

/** One condition a line; all of them have to hold. */
export const conditionsInText = (names: Names, conditions: Conditions): string =>
  conditions.length === 0 ? always : conditions.map((condition) => sentence(names, condition)).join('\n');

/** Of several sets of conditions one has to hold. */
export const alternativesInText = (names: Names, sets: readonly Conditions[]): string =>
  sets.map((conditions) => conditionsInText(names, conditions)).join(`\n${or}\n`);
