import { expect, test } from 'vitest';
import { wordingOf } from '../../ruleset-in-words.ts';
import { standardRuleset } from '../../standard-ruleset.ts';
import { editVerb } from './edit-verb.ts';
import { subjectInWords } from './subject-names.ts';

const { placeOf } = wordingOf(standardRuleset);

test.each([
  [{ at: ['routes', 'court'], before: null }, '옮겼어요'],
  [{ at: ['sections', 'detail-9', 'items', 'detail-9/x'] }, '뺐어요'],
  [{ at: ['intake', 'intake/x'], value: {}, before: null }, '더했어요'],
  [{ at: ['intake', 'intake/x', 'note'] }, '고쳤어요'],
])('an edit is told as what it does: %j', (edit, verb) => expect(editVerb([edit])).toBe(verb));

test.each([
  ['detail-3/renewal-rule', /^3번 사유 \d+번 문항$/],
  ['intake/contract', /^기본 질문 \d+번$/],
  ['ground/detail-9', /^9번 사유$/],
  ['detail-9/added', /^9번 사유 새 문항$/],
  ['route/court', /^다투는 길$/],
  ['clamp', /^수치와 배수$/],
])('%s is named as people name it', (subject, name) => expect(subjectInWords(subject, placeOf)).toMatch(name));
