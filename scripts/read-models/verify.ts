import type { EventStore } from '../../backend/engine/event-store/event-store.ts';
import type { LogProof } from '../../backend/engine/event-store/proof/log-proof.ts';
import { epochsOf } from '../../backend/engine/log-proofs/epochs-of-log.ts';
import type { Pool } from '../../backend/engine/postgres/connections/pool.ts';
import type { Projection } from '../../projections/runner/projection.ts';
import { isSame } from '../../projections/runner/rebuild/compare.ts';
import { NoLiveTable } from '../../projections/runner/rebuild/live-table.ts';
import { compareWithRebuild } from '../../projections/runner/rebuild/rebuild.ts';
import { differenceLines, number, throttled } from './report-lines.ts';
import { type KnownProofs, positionsOf, verifyProofs } from './verify-proofs.ts';

export type VerifyParts = {
  readonly pool: Pool;
  readonly log: Pick<EventStore, 'readAll' | 'head' | 'distance' | 'prove'>;
  readonly projections: readonly Projection[];
  readonly code: string;
  /** The proofs of the log that were stored before. */
  readonly proofs?: KnownProofs;
  readonly say: (line: string) => void;
};

export type Verified = { readonly proof: LogProof; readonly findings: number };

/**
 * Verifies the log's chains and positions, then the stored proofs, then every read model against its rebuild. It
 * continues after a finding, so that all are reported.
 */
export const verify = async (parts: VerifyParts): Promise<Verified> => {
  const { log, projections, say, proofs = { lines: [], expected: [] } } = parts;
  const proof = await log.prove(everySecond(say), positionsOf(proofs));
  for (const line of proofLines(proof)) say(line);
  let findings = (proof.fault ? 1 : 0) + verifyProofs(proofs, proof, await epochsOf(log), say);
  for (const projection of projections) findings += await findingsIn(projection, parts);
  say(findings === 0 ? '✅ 기록과 모든 표가 맞습니다.' : `❌ 맞지 않는 것이 ${number(findings)}건 있습니다.`);
  return { proof, findings };
};

const findingsIn = async (projection: Projection, parts: VerifyParts): Promise<number> => {
  const { pool: db, log, code, say } = parts;
  try {
    const done = await compareWithRebuild({ db, log, projection, code, onProgress: throttled(say) });
    const same = isSame(done.difference);
    say(`${same ? '✓' : '✗'} ${projection.name}: 위치 ${done.comparedAt}에서 기록으로 다시 만든 표와 견준 결과`);
    for (const line of differenceLines(done.difference)) say(line);
    if (done.parked > 0) say(`  적용하지 못해 보류한 흐름 ${number(done.parked)}개`);
    return same ? 0 : 1;
  } catch (error) {
    if (error instanceof NoLiveTable) say(`✗ ${projection.name}: 표가 없습니다`);
    else say(`✗ ${projection.name}: 다시 만들 수 없습니다(${error instanceof Error ? error.message : error})`);
    return 1;
  }
};

const proofLines = ({ events, streams, head, headHash, digest, resealed, fault }: LogProof): readonly string[] => [
  fault
    ? `✗ 기록: 위치 ${fault.position}${fault.stream ? ` (${fault.stream})` : ''}이 처음으로 맞지 않습니다: ${fault.why}`
    : `✓ 기록: 이벤트 ${number(events)}개, 흐름 ${number(streams)}개, 빈 위치 없음, 모든 사슬이 이어짐`,
  ...(resealed.events === 0
    ? []
    : [
        `  예전에 그대로 적혀 있다가 나중에 봉인된 이벤트 ${number(resealed.events)}개, 마지막은 위치 ${resealed.last}`,
      ]),
  `  마지막 위치 ${head}, 그 해시 ${headHash}`,
  `  기록 전체의 해시 ${digest}`,
  `  다른 곳에 적어 두었다가 견줄 것: npm run verify -- --expect ${head}:${digest}`,
];

const everySecond = (say: (line: string) => void) => {
  let last = performance.now();
  return ({ checked, of }: { checked: number; of: number }): void => {
    if (performance.now() - last < 1_000) return;
    last = performance.now();
    say(`기록을 확인하는 중 · 이벤트 ${number(checked)}개 · ${Math.floor((checked / Math.max(of, 1)) * 100)}%`);
  };
};
