import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileRow } from './reading/file-row.ts';
import { openRowThread, type RowThread } from './row-thread.ts';

const decision = '## 판례내용\n\n【주문】 상고를 기각한다.\n【이유】 이유 없다.\n';
const markdown = (row: number, head: string, body = decision): FileRow => ({
  row,
  name: `${row}.md`,
  kind: 'markdown',
  bytes: Buffer.from(`---\n${head}\n---\n${body}`),
});
const good = (row: number) => markdown(row, `사건번호: 2021두${row}\n법원명: 대법원\n선고일자: 2022-03-10`);

const verdicts = async (thread: RowThread, rows: readonly FileRow[]) =>
  (await thread.prepare(rows)).map((one) => ('ready' in one ? 'ready' : (one.report.message ?? '')));

describe('rows that are read in a worker thread', () => {
  let thread: RowThread;
  beforeAll(() => {
    thread = openRowThread({ rowMs: 3_000 });
  });
  afterAll(() => thread.close());

  it('come back in their order, each with its result', async () => {
    const rows: FileRow[] = [
      good(1),
      { row: 2, name: 'a.pdf', kind: 'pdf', bytes: Buffer.from('%PDF') },
      { row: 3, name: 'b.md', kind: 'refused', why: '너무 큰 파일입니다.' },
      markdown(4, '법원명: 대법원'),
      { row: 5, name: '5행', kind: 'cells', cells: { tribunal: '대법원', caseNumbers: '2021두5' } },
    ];
    const prepared = await thread.prepare(rows);
    expect(prepared.map((one) => ('ready' in one ? one.ready.row : one.report.row))).toEqual([1, 2, 3, 4, 5]);
    expect(prepared[0]).toMatchObject({ ready: { facts: { caseNumbers: ['2021두1'] }, sketch: [] } });
    expect(await verdicts(thread, rows)).toEqual([
      'ready',
      expect.stringContaining('PDF'),
      '너무 큰 파일입니다.',
      expect.stringContaining('사건번호'),
      'ready',
    ]);
  });

  it('don’t block requests, whatever an uploaded file contains', async () => {
    // Given the slowest front matter that the limits allow, and the longest bodies
    const worst = ['[', '{', '- ', '? ', '!가 ', '&가 '].map((piece, at) =>
      markdown(at + 1, `사건명: 가\n나: ${piece.repeat(16_000 / piece.length)}`),
    );
    const long = markdown(
      11,
      '사건번호: 2021두11\n법원명: 대법원',
      `## 판례내용\n\n${'【이유】 가나다 '.repeat(150_000)}`,
    );
    const spaces = markdown(20, `사건명: 가${' '.repeat(200_000)}나`);
    const entries = markdown(21, `목록:\n${'- 가\n'.repeat(100_000)}`);
    const brackets = markdown(22, `깊이: ${'['.repeat(20_000)}`);
    // When they are read
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const before = process.threadCpuUsage();
    const began = performance.now();
    const told = await verdicts(thread, [...worst, long, spaces, entries, brackets, good(30)]);
    const seconds = (performance.now() - began) / 1_000;
    const { user, system } = process.threadCpuUsage(before);
    delay.disable();
    // Then this thread was free for other work. Its processor time is compared, because it doesn't depend on other
    // load of the machine
    const own = (user + system) / 1e6;
    const longest = (delay.max / 1e6).toFixed(0);
    console.log(
      `hostile rows: ${seconds.toFixed(1)} s, of them ${own.toFixed(2)} s here, ${longest} ms at a time at the most`,
    );
    expect(own).toBeLessThan(seconds / 5);
    expect(told.at(-1)).toBe('ready');
    for (const refused of told.slice(7, 10)) expect(refused).toContain('첫머리');
  });
});

it('a row that exceeds its time is refused, and the next ones are read', async () => {
  const thread = openRowThread({ rowMs: 1 });
  try {
    const [refused] = await verdicts(thread, [markdown(1, '사건번호: 2021두1', '가나다 '.repeat(400_000))]);
    expect(refused).toContain('너무 오래 걸려');
  } finally {
    await thread.close();
  }
});
