import { readdir, readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The console's files by their path in it. */
const root = fileURLToPath(new URL('..', import.meta.url));
const names = (await readdir(root, { recursive: true }))
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\.tsx?$/.test(name));
const sources = new Map(
  await Promise.all(names.map(async (name) => [name, await readFile(root + name, 'utf8')] as const)),
);

/** What keeps typed text on the device. */
const keepers = [
  'typing/use-kept-state.ts',
  'typing/use-kept-work.ts',
  // Stores of their own, which save as one types: a review, an OCR page, an edition.
  'advice/copy/local-copy.ts',
  'ocr/document/typed-pages.ts',
  'rulesets/draft/work/kept-edits.ts',
];

/** Files with an input whose text isn't kept, and why. */
const exempt = new Map([
  ['access/factors-again.tsx', 'passwords and codes are never kept'],
  ['list/filter-fields.tsx', 'a condition of a list, kept in the address; in a form, its value is the form’s'],
  ['advice/list/queue-by-hand-dialog.tsx', 'the word that finds a person; what is written is kept'],
  ['cases/shared/dispute-input.tsx', 'the word that finds a dispute; the chosen one is kept by the form'],
  ['ocr/attach/choose-case.tsx', 'the word that finds a case; the chosen one is kept by the form'],
  ['history/as-of.tsx', 'a moment, kept in the address'],
  ['history/page/beside.tsx', 'the number of a change, kept in the address'],
  ['history/page/history-filters.tsx', 'conditions, kept in the address'],
  ['checks/audit/as-computed.tsx', 'a moment, kept in the address'],
  ['crawling/overview/start-form.tsx', 'two days, mostly chosen by a button'],
  ['shell/record/reasoned-dialog.tsx', 'the confirmation is copied anew each time; the reason is kept'],
  ['rulesets/draft/fields/number-inputs.tsx', 'half a number; a whole one is an edit, which is kept'],
  ['rulesets/draft/fields/words-input.tsx', 'the lines as they were typed; the words are an edit, which is kept'],
  ['rulesets/draft/preview/answer-input.tsx', 'an answer with which a draft is tried; nothing is made of it'],
]);

const importsOf = (name: string): string[] =>
  [...(sources.get(name) ?? '').matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm)].map(([, path = '']) =>
    relative(root, resolve(root, dirname(name), path)),
  );
const lazilyImportedBy = (name: string): string[] =>
  [...(sources.get(name) ?? '').matchAll(/import\('(\.[^']+)'\)/g)].map(([, path = '']) =>
    relative(root, resolve(root, dirname(name), path)),
  );

/** A file keeps text by itself, or by its hook. */
const keeps = (name: string): boolean =>
  importsOf(name).some((path) => keepers.includes(path) || (path.endsWith('.ts') && path !== name && keeps(path)));

/** An input for text: not a choice, a file or a box to tick. */
const hasTextInput = (source: string): boolean =>
  [...source.matchAll(/<(?:TextField|InputBase|OutlinedInput|FilledInput|Input|textarea|Autocomplete)\b([^>]*)/g)].some(
    ([, props = '']) => !/^\s*select\b|\sselect\b/.test(props),
  );

const withInputs = [...sources].filter(([, source]) => hasTextInput(source)).map(([name]) => name);

test('the inputs of the console are found', () => {
  expect(withInputs.length).toBeGreaterThan(30);
  expect(withInputs).toContain('companies/company-form.tsx');
});

/** Setters of a component's own state that take what an input has: that text is gone with the page. */
const lostTexts = (source: string): string[] =>
  [...source.matchAll(/const \[\w+, (set\w+)\] = useState\b/g)]
    .map(([, setter = '']) => setter)
    .filter((setter) => new RegExp(`\\b${setter}\\((?:[^()]|\\([^()]*\\))*target\\.value`).test(source));

test.each(withInputs.filter((name) => !exempt.has(name)))(
  '%s has no text in a state that ends with the page',
  (name) => {
    expect(lostTexts(sources.get(name) ?? '')).toEqual([]);
  },
);

/** Who draws a file that leaves its values to others. */
const usersOf = (name: string): string[] =>
  names.filter((user) => importsOf(user).includes(name) || lazilyImportedBy(user).includes(name));

/** The files in which the values of this one end up without being kept. */
const endsIn = (name: string, seen: ReadonlySet<string> = new Set()): string[] => {
  if (exempt.has(name) || keeps(name) || seen.has(name)) return [];
  const users = usersOf(name).filter((user) => user.endsWith('.tsx'));
  if (users.length === 0) return [name];
  return users.flatMap((user) => endsIn(user, new Set([...seen, name])));
};

test.each(withInputs)('what is typed in %s is kept, there or in the form around it', (name) => {
  expect(endsIn(name)).toEqual([]);
});

test('what is typed above a reason is dropped with it', () => {
  const withReason = [...sources].filter(
    ([, source]) => /<ReasonedDialog\b/.test(source) && /useKeptState\(/.test(source),
  );
  expect(withReason.length).toBeGreaterThan(3);
  expect(withReason.filter(([, source]) => !/\bkept=|\{ kept,/.test(source)).map(([name]) => name)).toEqual([]);
});

test('no exemption outlives its file', () => {
  expect([...exempt.keys()].filter((name) => !withInputs.includes(name))).toEqual([]);
});

test('only what keeps typed text reads and writes the storage of the device', () => {
  const others = [...sources].filter(([name]) => ![...keepers, 'typing/kept-elsewhere.tsx'].includes(name));
  expect(
    others.filter(([, source]) => /kept-on-device|\b(?:local|session)Storage\b/.test(source)).map(([name]) => name),
  ).toEqual([]);
});
