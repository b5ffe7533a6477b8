import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Form } from '../fields/field.ts';

/** Cases are filed under these grounds, so there are no others. */
const all = Array.from({ length: 23 }, (_, n) => `detail-${n + 1}`);

/** The order of the sections, in which a person is asked. */
export const sectionsForm = ({ sections }: RulesetContent): Form => {
  const there = new Set<string>(sections.map(({ id }) => id));
  return {
    groups: sections.map(({ id, title }) => {
      const name = `${id.replace('detail-', '')}. ${title}`;
      const whole = {
        at: ['sections', id],
        name: `${id.replace('detail-', '')}번 사유`,
        isThere: true,
        isOrdered: true,
        fresh: null,
      };
      return { title: name, fields: [], whole };
    }),
    addable: all
      .filter((id) => !there.has(id))
      .map((id) => ({
        ...{ name: `${id.replace('detail-', '')}번 사유`, at: ['sections'], word: () => id },
        fresh: () => ({
          ...{ id, title: '', titleEnglish: '', keywords: [], keywordExclude: [], statutes: [], legalTest: '' },
          ...{ items: [], precedents: [] },
        }),
      })),
    fixed:
      '판정례가 23개 사유로 나뉘어 있어 그 밖의 사유는 만들 수 없습니다. 뺀 사유를 다시 더하면 바탕이 된 판의 내용으로 되살아납니다.',
  };
};
