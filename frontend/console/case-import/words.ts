import type { ImportOut } from '@nomucheck/domain/case-import/contract.ts';
import type { RowVerdict } from '@nomucheck/domain/case-import/import-events.ts';
import { count } from '../../shared/formats.ts';

export const verdictWords: Readonly<Record<RowVerdict, string>> = {
  new: '새 자료',
  changed: '본문이 바뀜',
  unchanged: '그대로',
  repeated: '파일 안에서 겹침',
  refused: '받지 못함',
  unread: '보관만 함',
};

/** In the order in which a report counts them. */
export const verdicts: readonly RowVerdict[] = ['new', 'changed', 'unchanged', 'repeated', 'refused', 'unread'];

export const stageWords: Readonly<Record<ImportOut['stage'], string>> = {
  running: '처리하는 중',
  cancelled: '멈춤',
  failed: '읽지 못함',
  finished: '마침',
  reverting: '되돌리는 중',
  reverted: '되돌림',
};

export const samplingWords: Readonly<Record<ImportOut['sampling'], string>> = {
  population: '빠짐없이 모은 자료',
  curated: '골라 모은 자료',
};

export const keptWords = {
  accepted: '이미 승인됨',
  changed: '전부터 있던 자료',
  gone: '이미 제외했거나 합침',
  target: '다른 자료가 합쳐져 있음',
} as const;

/** `12.3MB`. */
export const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))}KB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`;

/** The remaining time, computed from the speed since the last start or resume; null while it is unknown. */
export const secondsLeft = ({
  rows,
  done,
  doneBefore,
  runningSince,
  updatedAt,
}: Pick<ImportOut, 'rows' | 'done' | 'doneBefore' | 'runningSince' | 'updatedAt'>): number | null => {
  const since = done - doneBefore;
  if (rows === null || since <= 0) return null;
  const took = (Date.parse(updatedAt) - Date.parse(runningSince)) / 1000;
  return took <= 0 ? null : Math.max(0, Math.round((took / since) * (rows - done)));
};

export const timeWords = (seconds: number): string =>
  seconds < 60 ? `${seconds}초쯤 남음` : `${count(Math.ceil(seconds / 60))}분쯤 남음`;

/** How far a file is, or its result and what to do next; null where another part of the page says it. */
export const progressWords = (batch: ImportOut): string | null => {
  const { rows, done, stage, dryRun, counts } = batch;
  if (stage === 'reverted') return null;
  if (stage === 'failed')
    return done === 0
      ? '아무것도 받지 않았습니다. 파일을 고쳐서 위에서 다시 올려 주십시오.'
      : `${count(done)}건까지 처리했습니다. 파일을 고쳐서 다시 올리면 나머지가 들어옵니다.`;
  if (stage === 'reverting') return '받은 자료를 되돌리는 중입니다.';
  if (rows === null) return stage === 'cancelled' ? '훑어보다가 멈췄습니다.' : '파일을 훑어보는 중입니다.';
  if (stage === 'finished') return finishedWords(batch, rows);
  const far = `${count(done)} / ${count(rows)}건`;
  if (stage === 'cancelled') return `${far}에서 멈췄습니다. 남은 ${count(rows - done)}건은 이어서 할 수 있습니다.`;
  const left = secondsLeft(batch);
  const told = dryRun && counts.refused > 0 ? ` · 받지 못할 것 ${count(counts.refused)}건` : '';
  return left === null ? far + told : `${far} · ${timeWords(left)}${told}`;
};

const finishedWords = ({ dryRun, counts }: ImportOut, rows: number): string => {
  const wanted = counts.new + counts.changed;
  const mend =
    counts.refused === 0 ? '' : ` 받지 못한 ${count(counts.refused)}건은 고쳐서 다시 올리면 그것만 들어옵니다.`;
  if (!dryRun) return `${count(rows)}건을 모두 처리했습니다.${mend}`;
  return wanted === 0
    ? `${count(rows)}건을 살펴보았습니다. 새로 받을 자료가 없습니다.`
    : `${count(rows)}건을 살펴보았습니다. 아직 아무것도 받지 않았습니다.`;
};
