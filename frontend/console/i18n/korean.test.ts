import english from 'ra-language-english';
import { expect, test, vi } from 'vitest';
import { listTexts } from '../contexts.ts';
import { createI18nProvider } from './i18n-provider.ts';
import { korean } from './korean.ts';

/** `ra.action.save` → `저장`. */
const leaves = (texts: object, path = ''): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[path + key, value]] : [...leaves(value, `${path}${key}.`)],
    ),
  );

const placesOf = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g))].sort();
/** A Korean text may contain the number where English has a singular without one, and the other way round. */
const pluralKeys = [...leaves(english)].filter(([, text]) => text.includes('||||')).map(([key]) => key);

const i18nProvider = createI18nProvider(listTexts);
const kit = leaves(korean);
const all = new Map([...kit, ...leaves(listTexts)]);

test('every text of react-admin is there in Korean, and no other', () => {
  expect([...kit.keys()].sort()).toEqual([...leaves(english).keys()].sort());
});

test('each text takes the same values as the English one', () => {
  for (const [key, text] of leaves(english)) {
    if (pluralKeys.includes(key)) continue;
    expect([key, placesOf(kit.get(key) ?? '')]).toEqual([key, placesOf(text)]);
  }
});

test('a text with a count contains the number, for one and for many', () => {
  expect(pluralKeys.length).toBe(7);
  for (const key of pluralKeys) {
    const known = placesOf([...leaves(english)].find(([name]) => name === key)?.[1] ?? '');
    expect(kit.get(key)).toContain('%{smart_count}');
    for (const place of placesOf(kit.get(key) ?? '')) expect(known.concat('%{smart_count}')).toContain(place);
    for (const count of [1, 5]) {
      expect(i18nProvider.translate(key, { smart_count: count, name: '회원' })).toContain(`${count}개`);
    }
  }
});

test.each([...all])('%s is Korean that reads well with any value', (_key, text) => {
  expect(text).not.toContain('||||');
  expect(text).not.toMatch(/\}["']?(은|는|이|가|을|를|과|와|으로|로)(?![가-힣])/);
  expect(text).not.toMatch(/\([은는이가을를과와]\)/);
  expect(placesOf(text).join('') === text.replaceAll(' ', '') || /[가-힣]/.test(text)).toBe(true);
});

test('a key without a text is reported, not shown', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  i18nProvider.translate('ra.action.no_such_action');
  expect(warned.mock.calls.length + failed.mock.calls.length).toBeGreaterThan(0);
  vi.restoreAllMocks();
});
