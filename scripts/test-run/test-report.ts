import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** What one Vitest run came to. */
export type TestReport = {
  readonly passed: number;
  /** With those that were skipped: nothing is skipped in silence. */
  readonly failed: number;
  /** A line or two for each test that failed, and for each that passed only when it was repeated. */
  readonly remarks: readonly string[];
};

type JsonReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/**
 * Reads what Vitest's JSON reporter wrote to `path`; no readable file means that the run counted nothing.
 *
 * The remarks are for the end of a run's output, where they are found: a log of thousands of lines hides a failure, and
 * whoever sees only its end would not learn which test it was.
 */
export const readTestReport = async (path: string, root: string): Promise<TestReport> => {
  const report = await readFile(path, 'utf8').then(
    (text): JsonReport => JSON.parse(text),
    () => undefined,
  );
  if (report === undefined) return { passed: 0, failed: 0, remarks: [] };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests,
    remarks: report.testResults.flatMap((file) => remarksOn(file, relative(root, file.name))),
  };
};

const remarksOn = (file: JsonReport['testResults'][number], path: string): string[] => {
  const tests = file.assertionResults
    .filter(({ status, failureMessages }) => status !== 'passed' || failureMessages.length > 0)
    .map(({ fullName, status, failureMessages }) => {
      const verdict = status === 'passed' ? '! passed only when repeated' : `✗ ${status}`;
      return `${verdict}: ${path} > ${fullName.trim()}${firstLines(failureMessages[0])}`;
    });
  // A file that could not be loaded, or whose hook failed, has no failed test.
  if (file.status !== 'passed' && !file.assertionResults.some(({ status }) => status === 'failed'))
    tests.push(`✗ failed: ${path}${firstLines(file.message)}`);
  return tests;
};

const firstLines = (message: string | undefined): string =>
  message ? `\n    ${message.trim().split('\n').slice(0, 6).join('\n    ')}` : '';
