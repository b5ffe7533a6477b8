import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { expect, it } from 'vitest';
import { namedFirst, type SideKeys } from './named-first.ts';

const record = { what: 'advice', id: 'a', owner: 'p' } as const;
const keys = { client: ['name:가나'], opponent: [] };
const recorded = { client: ['name:다라'], opponent: [] };

const writing = async (write: () => Promise<SideKeys>) => {
  const steps: unknown[] = [];
  const failure = await namedFirst(async (_record, named) => void steps.push(named), {
    ...{ record, keys, keysOf: (written: SideKeys) => written },
    write: async () => {
      steps.push('written');
      return write();
    },
  }).then(
    () => null,
    (error: unknown) => error,
  );
  return { steps, failure };
};

it('the names stand in the register before the record is written, and afterwards those that were recorded', async () => {
  expect((await writing(async () => recorded)).steps).toEqual([keys, 'written', recorded]);
});

it('a refused record leaves no names, unless the same command has written it', async () => {
  const refused = (code: 'consult_failed' | 'conflict') =>
    writing(async () => {
      throw new DomainError(code);
    });
  const { steps, failure } = await refused('consult_failed');
  expect(steps).toEqual([keys, 'written', { client: [], opponent: [] }]);
  expect(failure).toMatchObject({ code: 'consult_failed' });
  expect((await refused('conflict')).steps).toEqual([keys, 'written']);
});

it('where it is unknown whether the record was written the names stay', async () => {
  const { steps } = await writing(async () => {
    throw new Error('the connection broke');
  });
  expect(steps).toEqual([keys, 'written']);
});
