import { resolve } from 'node:path';
import { importFromMachine } from '../backend/case-import/import-from-machine.ts';
import { allProjections } from '../backend/contexts.ts';
import type { CaseImport } from '../domain/case-import/case-import.ts';
import { withDatabase } from './with-database.ts';

/** `npm run import -- PATH --population | --curated [--dry-run]`: a file or folder of cases, also while the service runs. */

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')));
const [path] = paths;
const sampling = flags.has('--population') ? 'population' : flags.has('--curated') ? 'curated' : null;
const isKnown = [...flags].every((flag) => ['--population', '--curated', '--dry-run'].includes(flag));
if (!path || paths.length !== 1 || !sampling || !isKnown || (flags.has('--population') && flags.has('--curated'))) {
  console.error(`사용법: npm run import -- 폴더나 파일 --population | --curated [--dry-run]

  --population  한 기간, 한 기관의 것을 빠짐없이 모은 자료입니다. 승인되면 승소율을 셈하는 데 들어갑니다.
  --curated     골라서 모은 자료입니다. 읽을거리로만 쓰고 셈하지 않습니다.
  --dry-run     무엇이 새것이고 무엇이 바뀌는지만 살펴봅니다.`);
  process.exit(2);
}

const number = (n: number): string => n.toLocaleString('ko');
const began = performance.now();
const tell = ({ done, rows }: CaseImport): void => {
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`  ${number(done)}${rows === null ? '' : ` / ${number(rows)}`}건, ${seconds}초`);
};
const summary = ({ counts }: CaseImport): string =>
  [
    `새 자료 ${number(counts.new)}`,
    `본문이 바뀐 자료 ${number(counts.changed)}`,
    `그대로인 자료 ${number(counts.unchanged)}`,
    `파일 안에서 겹친 자료 ${number(counts.repeated)}`,
    `받지 못한 자료 ${number(counts.refused)}`,
    `보관만 한 PDF ${number(counts.unread)}`,
    `다른 자료와 비슷한 것 ${number(counts.duplicates)}`,
  ].join(', ');

await withDatabase(async (place) => {
  const done = await importFromMachine({
    ...place,
    projections: allProjections,
    // Relative to the folder in which the command was typed: npm and run.mjs start this in the project's folder.
    path: resolve(process.env.INIT_CWD ?? '', path),
    sampling,
    dryRun: flags.has('--dry-run'),
    onProgress: tell,
  });
  if (!done) {
    console.error('아직 데이터베이스가 없습니다. 먼저 npm start로 서비스를 켜 주세요.');
    process.exitCode = 1;
  } else if (done.failure !== null && done.batch.stage === 'failed') {
    console.error(`❌ ${done.failure}`);
    process.exitCode = 1;
  } else {
    console.log(`${summary(done.batch)} (${((performance.now() - began) / 1000).toFixed(1)}초)`);
  }
});
