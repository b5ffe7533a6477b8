import type { RowVerdict } from '@nomucheck/domain/case-import/import-events.ts';
import type { ImportOut } from '@nomucheck/domain/contract/case-import.ts';
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
} as const;

/** `12.3MB`. */
export const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))}KB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`;

/** How much longer, by how fast it went since it began the last time; null while that can't be told. */
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
