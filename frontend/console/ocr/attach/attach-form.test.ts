import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { bodyOf, emptyAttachForm, existingOf, isRange, wayOutOf } from './attach-form.ts';

const document = { revision: 7, pages: 12, page: 12 };
const form = emptyAttachForm(document);

describe('what the dialog asks for', () => {
  it('is a new case with what is known of it', () => {
    expect(bodyOf(form, document)).toBeNull();
    expect(bodyOf({ ...form, kind: 'case-low' }, document)).toEqual({ new: { kind: 'case-low' }, expectedRevision: 7 });
    const known = {
      ...form,
      kind: 'case-high' as const,
      tribunal: ' 대법원 ',
      caseNumbers: '2021두1, 2021두2\n2021두1',
      decidedOn: '2021-07-29',
      title: '부당해고',
    };
    expect(bodyOf(known, document)).toEqual({
      new: {
        kind: 'case-high',
        tribunal: '대법원',
        caseNumbers: ['2021두1', '2021두2'],
        decidedOn: '2021-07-29',
        title: '부당해고',
      },
      expectedRevision: 7,
    });
  });

  it('is a text for a case that was chosen', () => {
    expect(bodyOf({ ...form, into: 'case' }, document)).toBeNull();
    expect(bodyOf({ ...form, into: 'case', caseId: 'x' }, document)).toEqual({ caseId: 'x', expectedRevision: 7 });
  });

  it('is for some pages of a document with several decisions', () => {
    const some = (from: string, to: string) => bodyOf({ ...form, kind: 'case-low', from, to }, document);
    expect(some('3', '5')).toMatchObject({ pages: { from: 3, to: 5 } });
    expect(some('1', '12')).not.toHaveProperty('pages');
    for (const [from, to] of [
      ['0', '3'],
      ['5', '3'],
      ['1', '13'],
      ['', '3'],
      ['1.5', '3'],
      ['하나', '3'],
    ] as const) {
      expect(some(from, to), `${from}..${to}`).toBeNull();
      expect(isRange({ ...form, from, to }, document)).toBe(false);
    }
    expect(isRange(form, document)).toBe(true);
  });
});

describe('a refusal', () => {
  const existing = {
    caseId: 'x',
    stage: 'ready',
    tribunal: '대법원',
    caseNumbers: ['2021두1'],
    decidedOn: null,
    title: '',
  };
  const refused = (code: 'case_duplicate' | 'case_edit_failed', body: object) =>
    new ApiError({ message: '', status: 409, code, body: { ...body } });

  it('names the case that has another text, or is the same decision', () => {
    expect(existingOf(refused('case_edit_failed', { existing }))).toEqual({ case: existing, why: 'has_text' });
    expect(existingOf(refused('case_duplicate', { existing }))).toEqual({ case: existing, why: 'duplicate' });
  });

  it('leaves a way out for each case, also for one that is not used any more', () => {
    const way = (stage: 'ready' | 'master' | 'withdrawn' | 'merged', why: 'has_text' | 'duplicate') =>
      wayOutOf({ case: { ...existing, stage }, why });
    expect([way('ready', 'duplicate'), way('master', 'duplicate')]).toEqual(['take', 'take']);
    expect(way('master', 'has_text')).toBe('replace');
    expect(way('withdrawn', 'duplicate')).toBe('beside');
    expect(way('merged', 'duplicate')).toBe('none');
  });

  it('of another kind names none', () => {
    expect(existingOf(refused('case_edit_failed', {}))).toBeNull();
    expect(existingOf(new Error('x'))).toBeNull();
    expect(existingOf(null)).toBeNull();
  });
});
