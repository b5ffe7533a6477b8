import { firmMenu } from '@nomucheck/domain/accounts/firm-menu.ts';
import { expect, test } from 'vitest';
import { apiPathOf, contexts, contextsData, entryOf, resources } from './contexts.ts';
import { pathsOf } from './list/resource.ts';

const resourceAt = (address: string) => resources.find(({ name }) => `/${name}` === address);

test('each entry of the menu leads to a list with that entry, an icon and a purpose', () => {
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

test('each further page of a list has a name', () => {
  for (const { pages = {}, options } of resources)
    expect(Object.keys(options?.pageNames ?? {})).toEqual(Object.keys(pages));
});

test('no two lists have the same name or the same path in the API', () => {
  for (const nameOf of [({ name }: { name: string }) => name, ({ name }: { name: string }) => apiPathOf(name)])
    expect(new Set(resources.map(nameOf)).size).toBe(resources.length);
});

test('the pages of a list are at react-admin’s paths, and its further pages at their own', () => {
  const queue = resourceAt('/admin/data');
  expect(queue && pathsOf(queue)).toEqual(['/admin/data', '/admin/data/:id', '/admin/data/add']);
});

test('a name that is no list has no menu entry, and is its own path in the API', () => {
  expect(entryOf('secrets')).toBeUndefined();
  expect(apiPathOf('admin/user/a/access-log')).toBe('admin/user/a/access-log');
});

test('no two contexts have a data provider method of the same name', () => {
  const methods = contexts.flatMap(({ data = {} }) => Object.keys(data));
  expect(Object.keys(contextsData).sort()).toEqual(methods.sort());
});
