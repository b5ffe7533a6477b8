import { figureParts } from '../parts/figure-parts.ts';
import { intakePart } from '../parts/intake-part.ts';
import { knowledgeParts } from '../parts/knowledge-parts.ts';
import { pointParts, routeParts } from '../parts/law-parts.ts';
import { part, type RulesetPart } from '../parts/part.ts';
import { sectionParts } from '../parts/section-parts.ts';
import type { RulesetContent } from '../ruleset.ts';
import { type Wording, wordingByIds, wordingOf } from '../ruleset-in-words.ts';

export type { RulesetPart } from '../parts/part.ts';

/** Every part of a ruleset, in its order: nothing of a ruleset is left out, which a test holds. */
export const partsOf = (ruleset: RulesetContent): readonly RulesetPart[] => partsInWords(ruleset, wordingOf(ruleset));

/** The same with ids in place of numbers, which two rulesets may have otherwise for one question. */
export const partsByIds = (ruleset: RulesetContent): readonly RulesetPart[] =>
  partsInWords(ruleset, wordingByIds(ruleset));

const partsInWords = (ruleset: RulesetContent, wording: Wording): readonly RulesetPart[] => [
  part('intro', '처음 화면', '소개 글', { '기본 진단': ruleset.intro.basic, '상세 진단': ruleset.intro.detail }),
  ...ruleset.intake.map((question) => intakePart(question, wording)),
  ...ruleset.sections.flatMap((section) => sectionParts(section, wording)),
  ...routeParts(ruleset, wording),
  ...pointParts(ruleset, wording),
  ...knowledgeParts(ruleset, wording),
  ...figureParts(ruleset),
  ...(ruleset.statuteChecks ?? []).map(({ law, checkedOn, note, toConfirm = [] }) =>
    part(`statute/${law}`, '법령 대조', law, {
      '대조한 날': checkedOn ?? '아직 없음',
      내용: note,
      '확인할 것': toConfirm.join(', '),
    }),
  ),
];
