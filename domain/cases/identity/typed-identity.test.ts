import { expect, it } from 'vitest';
import type { CaseDraft } from '../case-record.ts';
import { withFullNames } from './typed-identity.ts';

it('what a person types as tribunal and numbers is stored as the importers write it', () => {
  expect(withFullNames({ tribunal: '서울행법', caseNumbers: ['17구합 70793', '2017구합70794(병합)'] })).toEqual({
    tribunal: '서울행정법원',
    caseNumbers: ['2017구합70793', '2017구합70794'],
  });
  expect(withFullNames({ tribunal: '서울지노위', caseNumbers: ['서울2023부해1/부노2'] })).toEqual({
    tribunal: '서울지방노동위원회',
    caseNumbers: ['서울2023부해1', '서울2023부노2'],
  });
  expect(withFullNames({ caseNumbers: ['98두1234', '(병합)'] })).toEqual({ caseNumbers: ['98두1234'] });
});

it('what isn’t typed stays unsaid', () => {
  const typed: Partial<CaseDraft> = { title: '해고' };
  expect(withFullNames(typed)).toEqual(typed);
  expect(withFullNames({ tribunal: null, caseNumbers: [] })).toEqual({ tribunal: null, caseNumbers: [] });
});
