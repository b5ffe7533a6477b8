import { applyEdit } from '@nomucheck/domain/rulesets/draft/edit.ts';
import { rulesetContentSchema } from '@nomucheck/domain/rulesets/ruleset-from-json.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, it } from 'vitest';
import { createContentReading } from './read-content.ts';

it('after an edit only the section that it changed is read anew, and the content is the same as if all was', () => {
  const read = createContentReading(standardRuleset);
  const at = ['sections', 'detail-3', 'title'];
  const once = applyEdit(standardRuleset, { at, value: '기간이 끝남' });
  const twice = applyEdit(once, { at: ['clamp', 'low'], value: 0.02 });
  const [before, after] = [read(once), read(twice)];
  expect(after).toEqual(rulesetContentSchema.parse(twice));
  expect(before.sections.filter((section, n) => section !== standardRuleset.sections[n])).toHaveLength(1);
  expect(after.sections.filter((section, n) => section !== before.sections[n])).toEqual([]);
});

it('what isn’t a ruleset is refused', () => {
  for (const json of [null, {}, { ...standardRuleset, sections: [{ id: 'detail-1' }] }])
    expect(() => createContentReading(standardRuleset)(json)).toThrow('invalid');
});
