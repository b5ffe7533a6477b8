import { describe, expect, it } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { type CaseImport, type CaseImportCommand, caseImportDecider } from './case-import.ts';
import type { CaseImportEvent, ReportRow, RowVerdict } from './import-events.ts';

const batchId = '6f1b0c7e-3f0e-4c5e-9d35-0a4d3b0f6a20';
const start: CaseImportCommand = {
  type: 'StartImport',
  start: {
    batchId,
    fileName: '판례.zip',
    format: 'zip',
    sampling: 'population',
    dryRun: false,
    file: { upload: batchId, hash: 'a'.repeat(64), bytes: 1_000 },
  },
};
const row = (n: number, verdict: RowVerdict = 'new', like: readonly string[] = []): ReportRow => ({
  row: n,
  name: `${n}.md`,
  verdict,
  title: '대법원 2021두99001',
  caseId: null,
  like: [...like],
  code: null,
  message: null,
});
const part = (...rows: readonly ReportRow[]): CaseImportCommand => ({ type: 'RecordPart', rows });

const told = (...commands: readonly CaseImportCommand[]): CaseImport | null => {
  let state: CaseImport | null = null;
  for (const command of commands) {
    const events: readonly CaseImportEvent[] = caseImportDecider.decide(command, state);
    state = fold(caseImportDecider, events, state);
  }
  return state;
};
const refused = (...commands: readonly CaseImportCommand[]): string | null => {
  try {
    told(...commands);
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return null;
};

describe('a batch of cases', () => {
  it('counts the outcomes of its rows, part after part', () => {
    const batch = told(
      start,
      { type: 'CountRows', rows: 4 },
      part(row(1), row(2, 'refused')),
      part(row(3, 'changed', [batchId]), row(4, 'new')),
      { type: 'FinishImport' },
    );
    expect(batch).toMatchObject({
      stage: 'finished',
      rows: 4,
      done: 4,
      parts: 2,
      counts: { new: 2, refused: 1, changed: 1, duplicates: 1 },
    });
  });

  it('records each row exactly once', () => {
    expect(refused(start, part(row(1)), part(row(1)))).toBe('conflict');
    expect(refused(start, part(row(2)))).toBe('conflict');
    expect(refused(start, part())).toBe('conflict');
  });

  it('stops where it is cancelled, and resumes from there', () => {
    expect(told(start, { type: 'CancelImport' }, part(row(1)))).toMatchObject({ stage: 'cancelled', done: 1 });
    expect(refused(start, { type: 'CancelImport' }, { type: 'FinishImport' })).toBe('stage_wrong');
    expect(told(start, part(row(1)), { type: 'CancelImport' }, { type: 'ResumeImport' }, part(row(2)))).toMatchObject({
      stage: 'running',
      done: 2,
    });
  });

  it('can be resumed after its file couldn’t be read', () => {
    const failed = { type: 'FailImport', code: 'file_upload_failed', message: '열 수 없습니다.' } as const;
    expect(told(start, failed)).toMatchObject({ stage: 'failed' });
    expect(told(start, failed, { type: 'ResumeImport' })).toMatchObject({ stage: 'running' });
  });

  it('is reverted once, and names the cases that couldn’t be reverted', () => {
    const reverting = [start, part(row(1)), { type: 'FinishImport' }, { type: 'AskRevert' }] as const;
    expect(told(...reverting)).toMatchObject({ stage: 'reverting' });
    const kept = [{ caseId: batchId, why: 'accepted' }] as const;
    expect(told(...reverting, { type: 'RecordRevert', discarded: 0, kept })).toMatchObject({ stage: 'reverted' });
    expect(refused(...reverting, { type: 'RecordRevert', discarded: 0, kept }, { type: 'AskRevert' })).toBe(
      'stage_wrong',
    );
  });

  it('can’t be reverted while it runs, nor if it was a dry run', () => {
    expect(refused(start, part(row(1)), { type: 'AskRevert' })).toBe('stage_wrong');
    const dry: CaseImportCommand = { ...start, start: { ...start.start, dryRun: true } };
    expect(refused(dry, part(row(1)), { type: 'FinishImport' }, { type: 'AskRevert' })).toBe('stage_wrong');
  });
});
