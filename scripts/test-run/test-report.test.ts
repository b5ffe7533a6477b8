import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readTestReport } from './test-report.ts';

describe('the report of a test run', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'test-report-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const given = async (report: object) => {
    const path = join(folder, 'report.json');
    await writeFile(path, JSON.stringify(report));
    return path;
  };

  test('names what failed, what passed only when repeated, and a file that could not be loaded', async () => {
    const path = await given({
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: '/here/domain/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: ' a sum is right', status: 'passed', failureMessages: [] },
            { fullName: ' a sum is late', status: 'passed', failureMessages: ['Error: timed out\n  at x'] },
            { fullName: ' a sum is wrong', status: 'failed', failureMessages: ['Error: 1 is not 2'] },
          ],
        },
        { name: '/here/domain/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    });
    const report = await readTestReport(path, '/here');
    expect(report).toMatchObject({ passed: 2, failed: 1 });
    expect(report.remarks.map((remark) => remark.split('\n')[0])).toEqual([
      '! passed only when repeated: domain/a.test.ts > a sum is late',
      '✗ failed: domain/a.test.ts > a sum is wrong',
      '✗ failed: domain/b.test.ts',
    ]);
    expect(report.remarks[1]).toContain('1 is not 2');
  });

  test('counts nothing where no report was written, and a skipped test as failed', async () => {
    expect(await readTestReport(join(folder, 'absent.json'), '/here')).toEqual({ passed: 0, failed: 0, remarks: [] });
    const path = await given({
      numPassedTests: 1,
      numFailedTests: 0,
      numPendingTests: 1,
      testResults: [
        {
          name: '/here/domain/a.test.ts',
          status: 'passed',
          message: '',
          assertionResults: [{ fullName: 'not today', status: 'skipped', failureMessages: [] }],
        },
      ],
    });
    expect(await readTestReport(path, '/here')).toMatchObject({
      failed: 1,
      remarks: ['✗ skipped: domain/a.test.ts > not today'],
    });
  });
});
