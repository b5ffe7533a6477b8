import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { editedContent } from '@nomucheck/domain/rulesets/testing/edited-content.ts';
import { expect, it } from 'vitest';
import { meetsNoChange } from './untouched-sections.ts';

const one = { ...standardRuleset, rulesetVersion: 'a'.repeat(64) };
const edited = (...edits: Parameters<typeof editedContent>[1]) => ({
  ...editedContent(standardRuleset, edits),
  rulesetVersion: 'b'.repeat(64),
});
const walked = (...ids: readonly `detail-${number}`[]) => ({
  sections: ids.map((id) => ({ id, entered: true, left: 'done' as const })),
});

it('a walk that visits no changed section has the same figure, and one that visits it may have another', () => {
  const ratio = { at: ['sections', 'detail-3', 'items', 'detail-3/renewal-rule', 'positive', 'ratio'], value: 1.5 };
  const meets = meetsNoChange(one, edited(ratio, { at: ['edition', 'title'], value: '겨울 판' }));
  expect(meets(walked('detail-9', 'detail-7'))).toBe(true);
  expect(meets(walked('detail-9', 'detail-3'))).toBe(false);
});

it.each([
  ['the start of all figures', { at: ['published', 'rate'], value: 0.4 }],
  ['a question that everybody is asked', { at: ['intake', 'intake/workers', 'note'], value: '새 안내' }],
  ['when a section is asked', { at: ['sections', 'detail-3', 'condition'] }],
])('where %s is otherwise, every walk may meet it', (_what, edit) => {
  expect(meetsNoChange(one, edited(edit))(walked('detail-9'))).toBe(false);
});
