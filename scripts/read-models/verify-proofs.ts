import type { LogProof } from '../../backend/engine/event-store/proof/log-proof.ts';
import { compareProofs, type EpochOpened, type Finding } from '../../backend/engine/log-proofs/compare-proofs.ts';
import type { NumberedProof } from '../../backend/engine/log-proofs/proof-file.ts';
import { START } from '../../domain/kernel/log/position.ts';
import { number } from './report-lines.ts';

/** A hash of the whole log up to a position, stored elsewhere. */
export type ExpectedHash = { readonly position: string; readonly hash: string };

export type KnownProofs = {
  /** The lines of the proof file, read before the log, so that every line is about events that the log already has. */
  readonly lines: readonly NumberedProof[];
  readonly expected: readonly ExpectedHash[];
};

/** Parses `POSITION:HASH`, as verify prints it; null for any other text. */
export const expectedHashOf = (text: string): ExpectedHash | null => {
  const [, position = '', hash = ''] = /^0*(\d{1,16}):([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  return hash === '' ? null : { position: position.padStart(START.length, '0'), hash: hash.toLowerCase() };
};

/** All positions whose hash is needed. */
export const positionsOf = ({ lines, expected }: KnownProofs): ReadonlySet<string> =>
  new Set([...lines.flatMap(({ proof }) => (proof ? [proof.position] : [])), ...expected.map((one) => one.position)]);

/** How many lines are printed when there are too many. */
const told = 5;

/** Compares the log with the stored proofs and prints the result. Returns the number of findings. */
export const verifyProofs = (
  { lines, expected }: KnownProofs,
  { head, digests }: Pick<LogProof, 'head' | 'digests'>,
  epochs: readonly EpochOpened[],
  say: (line: string) => void,
): number => {
  const findings = compareProofs(lines, { head, hashes: digests, epochs });
  const readable = lines.filter(({ proof }) => proof !== null).length;
  if (readable === 0) say('· 증명 파일: 아직 줄이 없습니다');
  else if (findings.length === 0) say(`✓ 증명 파일: ${number(readable)}줄 모두 기록과 맞음`);
  for (const { number: line } of lines.filter(({ proof }) => proof === null))
    say(`  증명 파일 ${number(line)}번째 줄은 읽을 수 없어 건너뜁니다(쓰다가 끊겼거나 고친 줄)`);
  for (const finding of findings.slice(0, told)) say(sentenceOf(finding, head));
  if (findings.length > told) say(`  그 밖에 맞지 않는 줄 ${number(findings.length - told)}개`);

  const missed = expected.filter(({ position, hash }) => digests.get(position) !== hash);
  for (const one of expected)
    say(
      digests.get(one.position) === one.hash
        ? `✓ 적어 둔 해시: 위치 ${one.position}까지 기록과 맞음`
        : `✗ 적어 둔 해시: ${one.position > head ? `기록이 위치 ${head}에서 끝나 ${one.position}이 없습니다. 끝이 잘렸거나 옛 복사본을 되살린 기록입니다` : `위치 ${one.position}까지의 기록이 적어 둔 것과 다릅니다`}`,
    );
  return findings.length + missed.length;
};

const sentenceOf = (finding: Finding, head: string): string => {
  const { number: line, proof } = finding;
  const of = `✗ 증명 파일 ${number(line)}번째 줄(위치 ${proof.position}, ${proof.at})`;
  switch (finding.what) {
    case 'changed':
      return `${of}이 기록과 다릅니다: 위치 ${finding.after} 다음부터 ${proof.position} 사이가 그 뒤에 바뀌었습니다`;
    case 'cut_off':
      return `${of}보다 기록이 짧습니다: 위치 ${head}에서 끝납니다. 옛 복사본을 되살렸거나 끝이 잘렸습니다`;
    case 'restored':
      return (
        `${of} 뒤에 옛 복사본을 되살린 기록입니다: 위치 ${finding.epoch.position}에서 ${finding.epoch.at}에 새 시대가 열렸습니다. ` +
        '되살린 적이 있으면 증명 파일을 다른 이름으로 옮겨 두고, 없으면 누군가 기록을 바꾼 것입니다'
      );
  }
};
