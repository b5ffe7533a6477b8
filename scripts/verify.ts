import { parseArgs } from 'node:util';
import { allProjections } from '../backend/contexts.ts';
import { readConfiguration } from '../backend/engine/configuration.ts';
import { proofFileIn, readProofs } from '../backend/engine/log-proofs/proof-file.ts';
import { programOfReadModels } from '../backend/engine/read-models/read-model-program.ts';
import { withLog } from './read-models/open.ts';
import { verify } from './read-models/verify.ts';
import { type ExpectedHash, expectedHashOf } from './read-models/verify-proofs.ts';

/**
 * `npm run verify`: checks that the log is unchanged by its hash chains, that it matches the proof file in the data
 * folder (and a hash stored elsewhere, `--expect POSITION:HASH`), and that every read model equals its rebuild. Works
 * with or without a running service; ends with code 1 if anything is found.
 */
const expectedHashes = (): readonly ExpectedHash[] | null => {
  try {
    const { values } = parseArgs({ options: { expect: { type: 'string', multiple: true, default: [] } } });
    const expected = values.expect.map(expectedHashOf);
    return expected.every((one) => one !== null) ? expected : null;
  } catch {
    return null;
  }
};

const expected = expectedHashes();
if (expected === null) {
  console.error(
    '사용법: npm run verify [-- --expect 위치:해시]\n\n  위치와 해시는 verify가 마지막에 적어 준 그대로 적습니다. 여러 번 쓸 수 있습니다.',
  );
  process.exit(2);
}

try {
  const there = await withLog(async ({ pool, store }) => {
    const code = await programOfReadModels();
    // Read before the log: every line of the file is then about events that the log has.
    const lines = await readProofs(proofFileIn(readConfiguration(process.env).dataDir));
    const parts = { pool, log: store, projections: allProjections, code, say: console.log };
    const { findings } = await verify({ ...parts, proofs: { lines, expected } });
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
