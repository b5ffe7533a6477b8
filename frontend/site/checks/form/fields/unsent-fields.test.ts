import { expect, test } from 'vitest';
import { createUnsentFields } from './unsent-fields.ts';

const tab = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, load: () => createUnsentFields(() => storage) };
};

test('a half-typed date survives a reload, until it is given or all is erased', () => {
  const { kept, load } = tab();
  load().keep('intake/dismissed', { year: '2026', month: '3', day: '' });
  const reloaded = load();
  expect(reloaded.of('intake/dismissed')).toEqual({ year: '2026', month: '3', day: '' });
  reloaded.drop('intake/dismissed');
  expect(load().of('intake/dismissed')).toBeUndefined();
  load().keep('intake/hours', { start: '밤 12', end: '' });
  load().dropAll();
  expect(kept.size).toBe(0);
});

test('it is not shown to the next person who signs in, also after a reload; what was typed before signing in stays', () => {
  const { kept, load } = tab();
  const fields = load();
  fields.keep('intake/dismissed', { year: '2026' });
  fields.belongTo('user-1');
  expect(load().of('intake/dismissed')).toEqual({ year: '2026' });
  const reloaded = load();
  reloaded.belongTo('user-1');
  expect(reloaded.of('intake/dismissed')).toEqual({ year: '2026' });
  for (const next of [fields, load()]) {
    next.belongTo('user-2');
    expect(next.of('intake/dismissed')).toBeUndefined();
  }
  expect(kept.size).toBe(0);
});

test('choices, which may be sensitive, and a contact stay in memory alone', () => {
  const { kept, load } = tab();
  const fields = load();
  fields.keep('intake/protected', { chosen: 'pregnant' });
  fields.keep('intake/contact', { name: '김해고', phone: '010' });
  expect(fields.of('intake/contact')).toEqual({ name: '김해고', phone: '010' });
  expect(kept.size).toBe(0);
});

test('a broken storage and foreign data are as good as none', () => {
  const { kept, load } = tab();
  kept.set('nomucheck.check.unsent', '{"no": "list"}');
  expect(load().of('intake/dismissed')).toBeUndefined();
  kept.set('nomucheck.check.unsent', '{"owner": 3, "fields": [["intake/dismissed", {}]]}');
  expect(load().of('intake/dismissed')).toBeUndefined();
  kept.set('nomucheck.check.unsent', 'no JSON');
  expect(load().of('intake/dismissed')).toBeUndefined();
  const without = createUnsentFields(() => {
    throw new Error('no storage');
  });
  without.keep('intake/dismissed', { year: '2026' });
  expect(without.of('intake/dismissed')).toEqual({ year: '2026' });
});
