import type { EditionReason } from '../ruleset.ts';

/** Why items of the sections differ from the edition before. */
export const sectionReasons: readonly EditionReason[] = [];
