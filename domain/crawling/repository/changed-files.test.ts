import { describe, expect, it } from 'vitest';
import { readChangedFiles } from './changed-files.ts';

const file = (filename: string, status: string) => ({ filename, status, sha: '0'.repeat(40), additions: 1 });

describe('a comparison of two commits', () => {
  it('names the files to read: new, changed and renamed ones, not removed ones', () => {
    const files = [
      file('민사/대법원/가.md', 'added'),
      file('민사/대법원/나.md', 'modified'),
      { ...file('민사/하급심/다.md', 'renamed'), previous_filename: '민사/대법원/다.md' },
      file('민사/대법원/라.md', 'removed'),
    ];
    expect(readChangedFiles({ status: 'ahead', ahead_by: 3, commits: [], files })).toEqual({
      kind: 'files',
      paths: ['민사/대법원/가.md', '민사/대법원/나.md', '민사/하급심/다.md'],
    });
  });

  it('of one commit with itself names none', () => {
    expect(readChangedFiles({ status: 'identical', files: [] })).toEqual({ kind: 'files', paths: [] });
    expect(readChangedFiles({ status: 'identical' })).toEqual({ kind: 'files', paths: [] });
  });

  it.each(['diverged', 'behind'])('says nothing where the history was rewritten: %s', (status) => {
    expect(readChangedFiles({ status, files: [file('가.md', 'added')] })).toEqual({ kind: 'unknown' });
  });

  it('says nothing where it was cut off at 300 files', () => {
    const files = Array.from({ length: 300 }, (_, at) => file(`${at}.md`, 'added'));
    expect(readChangedFiles({ status: 'ahead', files })).toEqual({ kind: 'unknown' });
    expect(readChangedFiles({ status: 'ahead', files: files.slice(1) })).toMatchObject({ kind: 'files' });
  });

  it.each([[{ message: 'Not Found' }], [null], ['<html>'], [{ status: 'ahead', files: [{}] }]])(
    'is refused when it is something else: %j',
    (answer) => {
      expect(() => readChangedFiles(answer)).toThrow();
    },
  );
});
