import { expect, test } from 'vitest';
import { answersWith, route } from '../../../claims/answers.fixture.ts';
import { hoursNote, representativeNote } from '../notes/money-notes.ts';

test('a representative is given wherever a labour commission decides, and nowhere else (노동위원회법 제6조의2)', () => {
  for (const name of ['labour_commission', 'labour_commission_review', 'unfair_labour_practice'] as const)
    expect(representativeNote(answersWith(), 'employee', [route(name)])).not.toBeNull();
  expect(representativeNote(answersWith(), 'employee', [route('court')])).toBeNull();
  expect(representativeNote(answersWith(), 'employee', [route('labour_commission', false)])).toBeNull();
  expect(representativeNote(answersWith(), 'employer', [route('labour_commission')])).toBeNull();
});

test('short hours: the protection is promised from five workers on, the fifteen hours to everybody', () => {
  const hours = { start: '10:00', end: '14:00', breakMinutes: 0 };
  expect(hoursNote(answersWith({ hours }), 'employee')?.text).toMatch(/똑같이 다툴 수 있어요.*15시간 미만/);
  expect(hoursNote(answersWith({ hours, workers: 3 }), 'employee')?.text).not.toContain('똑같이');
  expect(hoursNote(answersWith({ hours, workers: 3 }), 'employee')?.text).toContain('15시간 미만');
});
