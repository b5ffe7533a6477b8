import { expect, it } from 'vitest';
import { standardIntake } from './intake.ts';
import { hasApplied, hasBegun, isPending, stageFrom, stages } from './stages.ts';

it('the stages are the choices of the questionnaire', () => {
  const choices = standardIntake.find(({ key }) => key === 'intake/stage')?.choices ?? [];
  expect(choices.map(({ value }) => value)).toEqual(stages);
});

it('who didn’t answer hasn’t applied', () => {
  expect([null, undefined, 'other', 'decided'].map(stageFrom)).toEqual([
    'not_filed',
    'not_filed',
    'not_filed',
    'decided',
  ]);
});

it('each group of stages holds the ones before it', () => {
  expect(stages.filter(isPending)).toEqual(['filed', 'in_settlement']);
  expect(stages.filter(hasApplied)).toEqual(['filed', 'in_settlement', 'decided', 'reviewed']);
  expect(stages.filter(hasBegun)).toEqual(['filed', 'in_settlement', 'decided', 'reviewed', 'withdrawn']);
});
