import type { Address } from '../../rulesets/ruleset.ts';

/** `intake.7`: the field that a refusal names. */
export const fieldOf = ({ section, numbering }: Address): string => `${section}.${numbering}`;
