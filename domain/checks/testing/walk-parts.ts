/** What tests of the questionnaire and of shared results ask of a walk and of a situation. */
export { type Given, situationOf, today } from '../next-steps/situation.fixture.ts';
export { hold } from '../walk/conditions.ts';
