import { withheld } from '@nomucheck/domain/checks/sensitive.ts';
import type { Choice, Chosen } from '@nomucheck/domain/rulesets/ruleset.ts';

/** What is chosen of several choices, as the text of one field: values are words without a space. */
export const textOfChosen = (chosen: Chosen): string => chosen.join(' ');
export const chosenOf = (text: string): Chosen => text.split(' ').filter((value) => value !== '');

/**
 * What is chosen after this choice was pressed. One that stands alone takes the place of all others, and they of it. "답하지 않음" takes
 * the place of the sensitive ones, and they of it: nobody both says something of their health and doesn't.
 */
export const pressed = (choices: readonly Choice[], chosen: Chosen, value: string): Chosen => {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value);
  const choiceOf = (wanted: string): Choice | undefined => choices.find((choice) => choice.value === wanted);
  const isAlone = (wanted: string): boolean => choiceOf(wanted)?.alone === true;
  const isSensitive = (wanted: string): boolean => choiceOf(wanted)?.sensitive === true;
  if (isAlone(value)) return [value];
  const excluded = (other: string): boolean =>
    isAlone(other) || (value === withheld && isSensitive(other)) || (isSensitive(value) && other === withheld);
  const all = [...chosen.filter((other) => !excluded(other)), value];
  return choices.map((choice) => choice.value).filter((each) => all.includes(each));
};

/** Whether one of the chosen ones discloses health, union membership or pregnancy. */
export const hasSensitive = (choices: readonly Choice[], chosen: Chosen): boolean =>
  choices.some(({ value, sensitive }) => sensitive === true && chosen.includes(value));
