/** The version that a questionnaire would get, for tests that publish one. */
export { canonicalRuleset } from '../ruleset-version.ts';
