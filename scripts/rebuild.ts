import { allProjections } from '../backend/contexts.ts';
import { programOfReadModels } from '../backend/engine/read-models/read-model-program.ts';
import { createCheckpoints } from '../projections/runner/checkpoint.ts';
import type { Projection } from '../projections/runner/projection.ts';
import { NoLiveTable } from '../projections/runner/rebuild/live-table.ts';
import { compareWithRebuild, rebuild } from '../projections/runner/rebuild/rebuild.ts';
import { BuildGoesOn } from '../projections/runner/rebuild/shadow.ts';
import { ServiceDiffers } from '../projections/runner/rebuild/switch-over.ts';
import { UnknownEvent } from '../projections/runner/subscriptions/failure.ts';
import { dropUnknownReadModels, KeptByAnother } from '../projections/runner/tables/unknown-read-models.ts';
import { type Opened, withLog } from './read-models/open.ts';
import { differenceLines, number, throttled } from './read-models/report-lines.ts';

/**
 * `npm run rebuild -- NAME [--dry-run]`: rebuilds a read model beside the live table while the service runs, reports
 * the differences, and replaces the live table; `--dry-run` only reports. `npm run rebuild -- --drop-unknown`: drops
 * the read models in the database that this program doesn't have, and reports which. It needs only the database.
 */
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const projection = allProjections.find(({ name }) => name === names[0]);
const dryRun = flags.includes('--dry-run');
const dropping = names.length === 0 && flags.join() === '--drop-unknown';
const rebuilding = projection && names.length === 1 && flags.every((flag) => flag === '--dry-run');
if (!dropping && !rebuilding) {
  const known = allProjections.map(({ name }) => name).join(' | ');
  console.error(`사용법: npm run rebuild -- ${known} [--dry-run]\n       npm run rebuild -- --drop-unknown`);
  process.exit(2);
}

const why = (error: unknown): string => {
  if (error instanceof NoLiveTable) return '아직 이 표가 없습니다. 먼저 npm start로 서비스를 켜 주세요.';
  if (error instanceof BuildGoesOn) return '다른 곳에서 같은 표를 다시 만들고 있습니다. 끝난 뒤에 다시 해 주세요.';
  if (error instanceof ServiceDiffers)
    return '켜져 있는 서비스의 프로그램이 이 프로그램과 다릅니다. 그 서비스를 끈 뒤에 다시 하거나, 이 프로그램으로 서비스를 새로 켜 주세요.';
  if (error instanceof UnknownEvent)
    return `기록에 알 수 없는 사건(${error.event.type})이 있습니다. 더 새로운 프로그램이 쓴 것이니 그 프로그램으로 다시 만들어 주세요.`;
  if (error instanceof KeptByAnother)
    return `켜져 있는 다른 프로그램이 쓰고 있어 아무것도 지우지 않았습니다: ${error.names.join(', ')}`;
  return error instanceof Error ? error.message : String(error);
};

const dropUnknown = async ({ pool }: Opened): Promise<void> => {
  await createCheckpoints(pool);
  const { names: dropped, tables } = await dropUnknownReadModels(pool, allProjections);
  if (dropped.length + tables.length === 0) console.log('이 프로그램이 모르는 표가 없습니다.');
  if (tables.length > 0) console.log(`지운 표: ${tables.join(', ')}`);
  if (dropped.length > 0) console.log(`지운 위치 기록: ${dropped.join(', ')}`);
};

const buildAgain = async (live: Projection, { pool, store }: Opened): Promise<void> => {
  const run = dryRun ? compareWithRebuild : rebuild;
  const code = await programOfReadModels();
  const onProgress = throttled(console.log);
  const done = await run({ db: pool, log: store, projection: live, code, onProgress }, 'rebuild');
  console.log(`${live.name}: 위치 ${done.comparedAt}에서 지금 표와 견준 결과`);
  for (const line of differenceLines(done.difference)) console.log(line);
  if (done.parked > 0) console.log(`  적용하지 못해 보류한 흐름 ${number(done.parked)}개`);
  const end = done.switchedAt ? `위치 ${done.switchedAt}에서 새 표로 바꾸었습니다` : '바꾸지 않았습니다(--dry-run)';
  console.log(`${end}. 이벤트 ${number(done.events)}개, ${done.seconds.toFixed(1)}초`);
};

try {
  const there = await withLog((opened) => (projection ? buildAgain(projection, opened) : dropUnknown(opened)));
  if (!there) {
    console.error('아직 데이터베이스가 없습니다. 먼저 npm start로 서비스를 켜 주세요.');
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`❌ ${why(error)}`);
  process.exitCode = 1;
}
