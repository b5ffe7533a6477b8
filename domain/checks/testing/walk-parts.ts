/** What tests of other contexts ask of a walk, of its figure and of a situation. */
export { type Given, situationOf, today } from '../next-steps/situation.fixture.ts';
export { hold } from '../walk/conditions.ts';
export { lengthOf } from '../walk/progress.ts';
export type { Calculation } from '../win-rate/calculation.ts';
