import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** A repository of decisions as GitHub shows one: commits, their comparison, their files and their archives. */

export type Files = Readonly<Record<string, string>>;
export const repository = 'example/precedents';

/** A commit's id is made of its number: 1 is 000…001. */
export const commitOf = (number: number): string => number.toString(16).padStart(40, '0');

/** The file of a decision, in the layout of legalize-kr/precedent-kr. */
export const decisionFile = ({
  serial,
  title = '부당해고구제재심판정취소',
  number = `2021두${serial}`,
  day = '2021-07-29',
  articles = '근로기준법 제23조 제1항',
  order = '상고를 기각한다.',
}: {
  readonly serial: number;
  readonly title?: string;
  readonly number?: string;
  readonly day?: string;
  readonly articles?: string;
  readonly order?: string;
}): readonly [path: string, text: string] => [
  `일반행정/대법원/대법원_${day}_${number}.md`,
  `---
판례일련번호: '${serial}'
사건번호: ${number}
사건명: ${title}
법원명: 대법원
법원등급: 대법원
사건종류: 일반행정
출처: https://www.law.go.kr/LSW/precInfoP.do?precSeq=${serial}
첨부파일: []
선고일자: ${day}
---

# ${title}

## 판시사항

## 판결요지

## 참조조문

${articles}

## 참조판례

## 판례내용

【원고, 상고인】 원고
【피고, 피상고인】 중앙노동위원회위원장
【주 문】
${order}

【이 유】 상고이유를 판단한다.
`,
];

/** A tar.gz that is made while it is read, so that it may be larger than the memory. */
export const archiveStream = (commit: string, files: Iterable<readonly [string, string]>, level = 6) => {
  const tar = pack();
  const top = `precedents-${commit}`;
  const fill = async () => {
    // As git archive writes it.
    tar.entry({ name: `${top}/`, type: 'directory' });
    for (const [path, text] of files) {
      if (tar.destroyed) return;
      await new Promise<void>((resolve, reject) => {
        tar.entry({ name: `${top}/${path}` }, text, (error) => (error ? reject(error) : resolve()));
      });
    }
    tar.finalize();
  };
  fill().catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error('cannot pack')));
  return pipeline(tar, createGzip({ level }), () => {});
};

export type FakeRepository = {
  readonly server: Server;
  /** The commits, the oldest first. The newest is the branch. */
  commits: Iterable<readonly [string, string]>[];
  /** Answers instead of the usual ones: by the beginning of a path. */
  instead: Record<string, (request: IncomingMessage, response: ServerResponse) => void>;
  /** How much its archives are compressed: 0..9. */
  packing: number;
  /** Of archives. */
  sentBytes: number;
  /** The paths that were asked for. */
  readonly asked: string[];
};

/** `commits` may be any number of files; changes between commits are computed from the files themselves. */
export const fakeRepository = (): FakeRepository => {
  const server = createServer(answer);
  const fake: FakeRepository = { server, commits: [], instead: {}, packing: 6, sentBytes: 0, asked: [] };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = decodeURIComponent(request.url ?? '');
    fake.asked.push(path);
    const instead = Object.entries(fake.instead).find(([start]) => path.startsWith(start))?.[1];
    if (instead) return void instead(request, response);
    const of = (start: string): string | null => (path.startsWith(start) ? path.slice(start.length) : null);
    const commit = (id: string): Iterable<readonly [string, string]> | undefined =>
      /^0+[0-9a-f]+$/.test(id) ? fake.commits[Number.parseInt(id, 16) - 1] : undefined;

    if (of(`/repos/${repository}/commits/main`) === '') return void response.end(commitOf(fake.commits.length));
    const compared = /^([0-9a-f]{40})\.\.\.([0-9a-f]{40})\?per_page=1$/.exec(of(`/repos/${repository}/compare/`) ?? '');
    if (compared) {
      const [base, head] = [commit(compared[1] ?? ''), commit(compared[2] ?? '')];
      if (!base || !head) return void response.writeHead(404).end('{"message":"Not Found"}');
      response.setHeader('Content-Type', 'application/json');
      return void response.end(JSON.stringify({ status: 'ahead', files: changed(base, head).slice(0, 300) }));
    }
    const [, id = '', file = ''] = /^([0-9a-f]{40})\/(.+)$/.exec(of(`/${repository}/`) ?? '') ?? [];
    const text = new Map(commit(id) ?? []).get(file);
    if (text !== undefined) return void response.end(text);
    const archived = of(`/${repository}/tar.gz/`) ?? '';
    const files = commit(archived);
    if (!files) return void response.writeHead(404).end('404: Not Found');
    response.setHeader('Content-Type', 'application/x-gzip');
    const archive = archiveStream(archived, files, fake.packing);
    archive.on('data', (piece: Buffer) => {
      fake.sentBytes += piece.length;
    });
    pipeline(archive, response, () => {});
  }
  return fake;
};

const changed = (base: Iterable<readonly [string, string]>, head: Iterable<readonly [string, string]>) => {
  const [before, after] = [new Map(base), new Map(head)];
  const removed = [...before.keys()].filter((path) => !after.has(path));
  return [
    ...removed.map((filename) => ({ filename, status: 'removed' })),
    ...[...after]
      .filter(([path, text]) => before.get(path) !== text)
      .map(([filename]) => ({ filename, status: before.has(filename) ? 'modified' : 'added' })),
  ];
};
