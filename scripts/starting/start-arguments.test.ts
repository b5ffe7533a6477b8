import { expect, it } from 'vitest';
import { environmentWith, showsPages } from './start-arguments.ts';

it.each([
  [['--role=worker'], 'worker'],
  [['--role', 'projector'], 'projector'],
  [[], 'api'],
])('the role of %j is %s, where the environment says api', (args, role) => {
  expect(environmentWith(args, { ROLE: 'api', PORT: '1' })).toEqual({ ROLE: role, PORT: '1' });
});

it.each([[['--rolle=api']], [['api']], [['--role']]])('refuses %j in Korean', (args) => {
  expect(() => environmentWith(args, {})).toThrow(/--role=api처럼 적어 주세요\.$/);
});

it('only who answers people needs the pages', () => {
  const showing = [{}, { ROLE: 'all' }, { ROLE: 'api' }, { ROLE: 'projector' }, { ROLE: 'worker' }].map(showsPages);
  expect(showing).toEqual([true, true, true, false, false]);
});
