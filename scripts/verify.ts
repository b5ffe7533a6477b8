import { programOfReadModels } from '../backend/read-model-program.ts';
import { allProjections } from '../projections/all-projections.ts';
import { withLog } from './read-models/open.ts';
import { verify } from './read-models/verify.ts';

/**
 * `npm run verify`: proves that the log reads as it was written and that every table that people read is what the log says.
 * While the service runs or not; ends with code 1 if anything is found.
 */
try {
  const there = await withLog(async ({ pool, store }) => {
    const code = await programOfReadModels();
    const { findings } = await verify({ pool, log: store, projections: allProjections, code, say: console.log });
    process.exitCode = findings === 0 ? 0 : 1;
  });
  if (!there) {
    console.error('아직 데이터베이스가 없습니다. 먼저 npm start로 서비스를 켜 주세요.');
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`❌ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
