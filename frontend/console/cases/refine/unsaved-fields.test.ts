import { expect, test } from 'vitest';
import { emptyForm } from '../case-form.ts';
import { formWith, nothingUnsaved, readUnsaved, unsavedIn } from './unsaved-fields.ts';

const base = { ...emptyForm, title: '징계해고' };

test('a field that differs from what is saved is kept with what it was', () => {
  const form = { ...base, title: '징계해고의 양정' };
  const unsaved = unsavedIn(base, form);
  expect(unsaved).toEqual({ title: { was: '징계해고', typed: '징계해고의 양정' } });
  expect(formWith(base, readUnsaved(JSON.parse(JSON.stringify(unsaved))) ?? nothingUnsaved)).toEqual(form);
});

test('nothing is kept of a form that says what is saved', () => {
  expect(unsavedIn(base, base)).toBe(nothingUnsaved);
});

test.each([[null], ['글'], [{}], [{ title: '글' }], [{ unknown: { was: '', typed: '글' } }]])(
  'what can’t be read is left: %j',
  (kept) => expect(readUnsaved(kept)).toBeNull(),
);
