import { programOfReadModels } from '../backend/read-model-program.ts';
import { allProjections } from '../projections/all-projections.ts';
import { NoLiveTable } from '../projections/runner/rebuild/live-table.ts';
import { compareWithRebuild, rebuild } from '../projections/runner/rebuild/rebuild.ts';
import { BuildGoesOn } from '../projections/runner/rebuild/shadow.ts';
import { ServiceDiffers } from '../projections/runner/rebuild/switch-over.ts';
import { withLog } from './read-models/open.ts';
import { differenceLines, number, throttled } from './read-models/say.ts';

/**
 * `npm run rebuild -- NAME [--dry-run]`: builds a read model again beside the live table, while the service goes on, says
 * what differs, and puts it in its place; `--dry-run` only says. Through the database alone.
 */
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const projection = allProjections.find(({ name }) => name === names[0]);
const dryRun = flags.includes('--dry-run');
if (!projection || names.length !== 1 || flags.some((flag) => flag !== '--dry-run')) {
  const known = allProjections.map(({ name }) => name).join(' | ');
  console.error(`사용법: npm run rebuild -- ${known} [--dry-run]`);
  process.exit(2);
}

const why = (error: unknown): string => {
  if (error instanceof NoLiveTable) return '아직 이 표가 없습니다. 먼저 npm start로 서비스를 켜 주세요.';
  if (error instanceof BuildGoesOn) return '다른 곳에서 같은 표를 다시 만들고 있습니다. 끝난 뒤에 다시 해 주세요.';
  if (error instanceof ServiceDiffers)
    return '켜져 있는 서비스의 프로그램이 이 프로그램과 다릅니다. 서비스를 새로 켜면 새 정의로 다시 만들어집니다.';
  return error instanceof Error ? error.message : String(error);
};

try {
  const there = await withLog(async ({ pool, store }) => {
    const run = dryRun ? compareWithRebuild : rebuild;
    const code = await programOfReadModels();
    const onProgress = throttled(console.log);
    const done = await run({ db: pool, log: store, projection, code, onProgress }, 'rebuild');
    console.log(`${projection.name}: 위치 ${done.comparedAt}에서 지금 표와 견준 결과`);
    for (const line of differenceLines(done.difference)) console.log(line);
    if (done.parked > 0) console.log(`  적용하지 못해 보류한 흐름 ${number(done.parked)}개`);
    const end = done.switchedAt ? `위치 ${done.switchedAt}에서 새 표로 바꾸었습니다` : '바꾸지 않았습니다(--dry-run)';
    console.log(`${end}. 이벤트 ${number(done.events)}개, ${done.seconds.toFixed(1)}초`);
  });
  if (!there) {
    console.error('아직 데이터베이스가 없습니다. 먼저 npm start로 서비스를 켜 주세요.');
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`❌ ${why(error)}`);
  process.exitCode = 1;
}
