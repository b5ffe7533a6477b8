import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { refusedOf } from './refused.ts';

const item = ['sections', 'detail-3', 'items', 'detail-3/renewal-rule'];
const title = { at: [...item, 'title'], value: '바꾼 질문?', revision: 3 };
const gone = { at: ['sections', 'detail-99', 'title'], value: '없는 사유', revision: 3 };
const refusal = (errors: Readonly<Record<string, string>>) =>
  new ApiError({ message: '', status: 400, code: 'invalid_request', body: {}, errors });

test('of several edits only the refused ones are meant, named by their path or by positions', () => {
  const position = standardRuleset.sections[2]?.items.findIndex(({ key }) => key === 'detail-3/renewal-rule');
  const of = (errors: Readonly<Record<string, string>>) => refusedOf([title, gone], refusal(errors), standardRuleset);
  expect(of({ 'sections › detail-99 › title': '없는 곳' })).toEqual([gone]);
  expect(of({ [`sections › 2 › items › ${position} › title`]: '쓸 수 없는 값' })).toEqual([title]);
  expect(of({ edits: '다 썼어요' })).toEqual([title, gone]);
});
