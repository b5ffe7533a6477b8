import { expect, it } from 'vitest';
import { caseLevels, conditionsOfLevel } from './case-levels.ts';

it('a level is the kind of a case while it is crawled, then ready, then master', () => {
  expect(caseLevels.map((level) => [level, conditionsOfLevel(level)])).toEqual([
    ['case-low', { stage: 'crawled', kind: 'case-low' }],
    ['meeting', { stage: 'crawled', kind: 'case-low-meeting' }],
    ['case-high', { stage: 'crawled', kind: 'case-high' }],
    ['ready', { stage: 'ready' }],
    ['master', { stage: 'master' }],
  ]);
});
