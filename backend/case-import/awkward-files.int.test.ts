import { setTimeout as pause } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { decisionFile, zipped } from './testing/files.fixture.ts';

let test: TestService;
let admin: Person;
beforeAll(async () => {
  test = await startTestService();
  admin = await test.staff();
});
afterAll(() => test.stop());

const get = async (path: string) => (await test.call('GET', `/api/${path}`, { token: admin.token })).body;

type Row = {
  readonly name: string;
  readonly verdict: string;
  readonly message: string | null;
  readonly caseId: string;
};
/** Imports a file as an admin uploads it, and returns the report of each of its rows. */
const sent = async (fileName: string, raw: string | Uint8Array<ArrayBuffer>) => {
  const query = new URLSearchParams({ fileName, sampling: 'curated' });
  const { status, body } = await test.call('POST', `/api/crawls/upload?${query}`, {
    token: admin.token,
    raw,
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(status).toBe(202);
  await expect
    .poll(async () => (await get(`crawls/upload/${body.id}`)).stage, { timeout: 20_000 })
    .toMatch(/^(?:finished|failed)$/);
  const batch = await get(`crawls/upload/${body.id}`);
  const rowsThere = async (): Promise<readonly Row[]> => get(`crawls/upload/${body.id}/rows`);
  await expect.poll(async () => (await rowsThere()).length).toBe(batch.done);
  const rows = await rowsThere();
  return { ...batch, rows, told: rows.map(({ name, verdict, message }) => [name, verdict, message]) };
};
const draftOf = async ({ caseId }: Row) => (await get(`refines/data/${caseId}`)).draft;

const body = '\n\n## 판례내용\n\n【주 문】\n상고를 기각한다.\n【이 유】\n상고이유를 판단한다.\n';
const headed = (head: string): string => `---\n${head}\n---${body}`;

describe('a ZIP in the forms in which people pack it', () => {
  it('with folders, files of macOS, and names encoded by macOS and by Windows is read file by file', async () => {
    const [one, two, three] = [decisionFile(1), decisionFile(2), decisionFile(3)];
    // 판례.md in CP949, of as many bytes as its stand-in
    const bytes = zipSync({
      '대법원/': new Uint8Array(),
      [`대법원/2021/${one.name}`.normalize('NFD')]: strToU8(one.content),
      [`__MACOSX/대법원/2021/._${one.name}`]: strToU8('Mac OS X'),
      '대법원/.DS_Store': strToU8('x'),
      'aaaa.md': strToU8(two.content),
      '빈 파일.md': new Uint8Array(),
      '빈칸.md': strToU8(' \r\n \r\n'),
      '아주 큰 파일.md': [new Uint8Array(9 * 1024 * 1024), { level: 0 }],
      '유니코드.MD': new Uint8Array(Buffer.from(`\ufeff${three.content}`, 'utf16le')),
    });
    const packed = Buffer.from(bytes);
    for (let at = packed.indexOf('aaaa.md'); at >= 0; at = packed.indexOf('aaaa.md', at + 1))
      packed.set([0xc6, 0xc7, 0xb7, 0xca], at);
    const { counts, told, rows } = await sent('모음.zip', new Uint8Array(packed));
    expect(told).toEqual([
      [one.name, 'new', null],
      ['판례.md', 'new', null],
      ['빈 파일.md', 'refused', '빈 파일입니다.'],
      ['빈칸.md', 'refused', '빈 파일입니다.'],
      ['아주 큰 파일.md', 'refused', '파일이 너무 큽니다(9MB). 8MB까지 읽습니다.'],
      ['유니코드.MD', 'new', null],
    ]);
    expect(counts).toMatchObject({ new: 3, refused: 3 });
    expect(await draftOf(rows[5] as Row)).toMatchObject({ caseNumbers: ['2021두90003'] });
  });

  it('with one serial number twice imports the first, and reports whether the other is the same', async () => {
    const one = decisionFile(11);
    const other = { name: '다른 본문.md', content: decisionFile(11, { sentences: 30 }).content };
    const wrong = { name: '다른 사건.md', content: decisionFile(12).content.replace("'900012'", "'900011'") };
    const { told, rows } = await sent('겹침.zip', zipped([one, { ...one, name: `사본/${one.name}` }, other, wrong]));
    expect(told).toEqual([
      [one.name, 'new', null],
      [one.name, 'repeated', '1번째와 같은 자료입니다.'],
      ['다른 본문.md', 'refused', '1번째와 같은 자료인데 본문이 다릅니다. 맞는 것 하나만 올려 주십시오.'],
      ['다른 사건.md', 'refused', expect.stringContaining('2021두90011')],
    ]);
    expect(rows[3]?.message).toContain('일련번호');

    // The same number later in another file: the existing case isn't overwritten by another decision.
    const later = await sent('나중.zip', zipped([wrong]));
    expect(later.told).toEqual([['다른 사건.md', 'refused', rows[3]?.message]]);
    expect((await get(`refines/data/${rows[0]?.caseId}`)).draft.caseNumbers).toEqual(['2021두90011']);
  });
});

describe('the head of a Markdown file', () => {
  const court = '법원명: 대법원';
  const numbered = (n: number) => `사건번호: 2020두${n}\n${court}`;
  const heads: readonly (readonly [name: string, content: string, becomes: object | string])[] = [
    [
      'CRLF와 BOM.md',
      `\ufeff${headed(`판례일련번호: '31'\n${numbered(31)}\n선고일자: 2016.11.24`).replaceAll('\n', '\r\n')}`,
      { caseNumbers: ['2020두31'], decidedOn: '2016-11-24' },
    ],
    [
      '따옴표와 여러 번호.md',
      headed(`판례일련번호: "32"\n사건번호: "2020두32, 33(병합), 2021두34"\n법원명: '대법원'\n선고일자: 20161124`),
      { caseNumbers: ['2020두32', '2020두33', '2021두34'], decidedOn: '2016-11-24' },
    ],
    [
      '목록.md',
      headed(`사건번호:\n  - 2020두35\n  - "2020두36"\n${court}\n선고일자: 0`),
      { caseNumbers: ['2020두35', '2020두36'], decidedOn: null },
    ],
    [
      '들여쓰지 않은 목록.md',
      headed(`사건번호:\n- 2020두37\n- 2020두38\n${court}\n선고일자: '2016. 11. 24.'`),
      { caseNumbers: ['2020두37', '2020두38'], decidedOn: '2016-11-24' },
    ],
    [
      '대괄호.md',
      headed(`사건번호: [2020두39, "2020두40"]\n${court}`),
      { caseNumbers: ['2020두39', '2020두40'], decidedOn: null },
    ],
    ['시각.md', headed(`${numbered(41)}\n선고일자: 2016-11-24 00:00:00`), { decidedOn: '2016-11-24' }],
    [
      '서울고법_2009-08-18_2008나40467.md',
      headed('사건명: 해고무효확인\n선고일자: 언젠가'),
      {
        ...{ tribunal: '서울고등법원', caseNumbers: ['2008나40467'], decidedOn: '2009-08-18', title: '해고무효확인' },
      },
    ],
    ['번호 없음.md', headed(court), '사건번호: 사건번호가 없습니다.'],
    ['법원 없음.md', headed('사건번호: 2020두1'), '법원명: 법원(위원회) 이름이 없습니다.'],
    [
      '이상한 일련번호.md',
      headed(`${numbered(1)}\n판례일련번호: 3 1`),
      '판례일련번호: 일련번호는 숫자나 영문 40자까지입니다.',
    ],
    ['본문 없음.md', `---\n${numbered(2)}\n---\n\n# 제목\n`, '판례내용: 본문이 비어 있습니다.'],
    ['끝 없는 머리.md', `---\n${numbered(3)}\n`, expect.stringContaining('---')],
  ];

  it('is read in any valid notation; when something is missing, the report says what', async () => {
    const { rows }: { readonly rows: readonly Row[] } = await sent(
      '머리.zip',
      zipped(heads.map(([name, content]) => ({ name, content }))),
    );
    const became = await Promise.all(
      rows.map(async (row) => [row.name, row.verdict === 'new' ? await draftOf(row) : row.message]),
    );
    expect(became).toMatchObject(heads.map(([name, , becomes]) => [name, becomes]));
  });
});

describe('a table in the forms in which spreadsheets save it', () => {
  it('may have days and numbers in any form; a row with too many cells is reported by its line, and no row is dropped without a report', async () => {
    const head = '기관;사건번호;선고일자;본문';
    const { told, rows } = await sent(
      '표.csv',
      [
        head,
        '대법원;2020두51, 2020두52;2016.11.24;"【주 문】\r\n상고를 기각한다.\r\n【이 유】\r\n이유 없다."',
        '대법원;2020두53;20161124;"주문\n기각한다.\n\n이유\n없다."',
        '대법원;2020두54;0;',
        '대법원;2020두55;2016-11-24 0:00;',
        '대법원;2020두56;작년;',
      ].join('\r\n'),
    );
    expect(told.map(([, verdict, message]: string[]) => [verdict, message])).toEqual([
      ['new', null],
      ['new', null],
      ['new', null],
      ['new', null],
      ['refused', '선고일자: 날짜는 2024-09-30처럼 적어 주십시오.'],
    ]);
    expect(await draftOf(rows[0] as Row)).toMatchObject({
      caseNumbers: ['2020두51', '2020두52'],
      decidedOn: '2016-11-24',
    });
    expect((await get(`refines/data/${rows[0]?.caseId}`)).content).toBe(
      '## 주문\n\n상고를 기각한다.\n\n## 이유\n\n이유 없다.',
    );
    expect((await get(`refines/data/${rows[1]?.caseId}`)).content).toBe('## 주문\n\n기각한다.\n\n## 이유\n\n없다.');
    expect(await draftOf(rows[2] as Row)).toMatchObject({ decidedOn: null });
    expect(await draftOf(rows[3] as Row)).toMatchObject({ decidedOn: '2016-11-24' });

    const cut = await sent(
      '끊김.csv',
      Buffer.from('기관,사건번호,주문\n대법원,2020두58,상고를 기각한다').subarray(0, -1),
    );
    expect(cut.told).toEqual([['2행', 'new', expect.stringContaining('파일이 중간에 끊기지 않았는지')]]);

    const long = await sent('김.csv', `기관,사건번호,본문\n대법원,2020두57,"${'가'.repeat(5_000_000)}"\n`);
    expect(long.told).toEqual([['2행', 'refused', expect.stringContaining('4MB까지')]]);
  });
});

describe('JSON that is made to stop the service', () => {
  // Several times what is read of a file in long tests, else little more.
  const [keys, brackets] = process.env.LONG === '1' ? [2_000_000, 8_000_000] : [500_000, 400_000];
  const manyKeys = `{${Array.from({ length: keys }, (_, n) => `"k${n}":1`).join(',')}}`;
  const good = '{"기관":"대법원","사건번호":"2020두71","본문":"주문\\n\\n기각한다."}';
  const files: readonly (readonly [name: string, content: string, told: string])[] = [
    ['열쇠.json', `[${manyKeys},${good}]`, '자료 한 건은 4MB까지 읽습니다.'],
    ['괄호.json', `[${'[],'.repeat(brackets)}${good}]`, '자료가 200,000건을 넘습니다.'],
  ];

  /** While `until` isn't true: the longest turn of the event loop in processor time, which other load doesn't lengthen. */
  const measured = async (until: () => boolean) => {
    const measures = { longestMs: 0, memory: 0 };
    while (!until()) {
      const before = process.threadCpuUsage();
      await pause(5);
      const { user, system } = process.threadCpuUsage(before);
      measures.longestMs = Math.max(measures.longestMs, (user + system) / 1_000);
      measures.memory = Math.max(measures.memory, process.memoryUsage.rss());
    }
    return measures;
  };
  const askedMeanwhile = async (until: () => boolean) => {
    const measuring = measured(until);
    let answers = 0;
    for (; !until(); answers += 1) {
      expect((await test.call('GET', '/api/check/form')).status).toBe(200);
      await pause(20);
    }
    return { ...(await measuring), answers };
  };

  it('is refused by the limit that it exceeds; meanwhile others are answered, and the memory is bounded', async () => {
    const [begun, quietMs] = [performance.now(), 1_500];
    const quiet = await askedMeanwhile(() => performance.now() > begun + quietMs);
    for (const [name, content, why] of files) {
      let isRead = false;
      const reading = sent(name, new TextEncoder().encode(content)).finally(() => {
        isRead = true;
      });
      const [busy, batch] = await Promise.all([askedMeanwhile(() => isRead), reading]);
      console.log(name, { quiet, busy });
      expect([name, batch.failure?.message ?? batch.told[0][2]]).toEqual([name, expect.stringContaining(why)]);
      // The other case of the file came, where the file could be read to its end.
      if (batch.stage === 'finished')
        expect([name, batch.told[1][1]]).toEqual([name, expect.stringMatching(/^(?:new|repeated|unchanged)$/)]);
      expect(busy.longestMs, name).toBeLessThan(100 + 2 * quiet.longestMs);
      expect(busy.memory - quiet.memory, name).toBeLessThan(500e6);
    }
  }, 120_000);
});
