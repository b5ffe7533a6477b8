import { expect, test } from 'vitest';
import { firmMenu } from '../shared/firm-menu.ts';
import { apiPathOf, contexts, contextsData, entryOf, resources } from './contexts.ts';
import { pathsOf } from './list/resource.ts';

const resourceAt = (address: string) => resources.find(({ name }) => `/${name}` === address);

test('each entry of the menu leads to a list of that entry, with an icon and a word on its purpose', () => {
  for (const { entry, to } of firmMenu) {
    const list = resourceAt(to);
    expect([to, list?.entry, list?.icon === undefined, list?.options?.purpose]).toEqual([
      to,
      entry,
      false,
      expect.any(String),
    ]);
  }
});

test('no two lists have one name or one place in the API', () => {
  for (const of of [({ name }: { name: string }) => name, ({ name }: { name: string }) => apiPathOf(name)])
    expect(new Set(resources.map(of)).size).toBe(resources.length);
});

test('the pages of a list are those of react-admin’s patterns, and its own', () => {
  const queue = resourceAt('/admin/data');
  expect(queue && pathsOf(queue)).toEqual(['/admin/data', '/admin/data/:id', '/admin/data/add']);
});

test('what is no list has no entry, and is in the API under its own name', () => {
  expect(entryOf('secrets')).toBeUndefined();
  expect(apiPathOf('admin/user/a/access-log')).toBe('admin/user/a/access-log');
});

test('no method of the data provider is of two contexts', () => {
  const methods = contexts.flatMap(({ data = {} }) => Object.keys(data));
  expect(Object.keys(contextsData).sort()).toEqual(methods.sort());
});
