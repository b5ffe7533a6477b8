import { expect, test } from 'vitest';
import { commands, scriptNames } from './help.ts';

test('every command is explained, and every explained command exists', () => {
  expect(Object.keys(commands).sort()).toEqual(scriptNames().sort());
});
