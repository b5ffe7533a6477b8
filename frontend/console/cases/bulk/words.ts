import { caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import type { BulkRowOut, BulkWorkOut } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import type { RefineFilter } from '@nomucheck/domain/cases/contract/refine.ts';
import { count } from '../../../shared/formats.ts';
import { samplingNames, shortKindNames, stageNames } from '../words.ts';

/** The words with which the pages of bulk work describe a job. */

export const actionNames: Readonly<Record<BulkWorkOut['kind'], string>> = {
  take: '결과까지 확실한 것 모두 받기',
  accept: '조건에 맞는 자료 모두 승인',
};

const jobStageNames: Readonly<Record<BulkWorkOut['stage'], string>> = {
  running: '진행 중',
  stopping: '멈추는 중',
  finished: '마침',
  reverting: '되돌리는 중',
  reverted: '되돌림',
};

const verdictNames: Readonly<Record<BulkWorkOut['kind'], Readonly<Record<BulkRowOut['verdict'], string>>>> = {
  take: { done: '받음', nothing: '할 것 없음', refused: '받지 못함' },
  accept: { done: '승인', nothing: '할 것 없음', refused: '승인하지 못함' },
};

/** Where the job was reverted, for what it had done. */
const takenBackNames: Readonly<Record<BulkWorkOut['kind'], string>> = {
  take: '받았다가 되돌림',
  accept: '승인했다가 되돌림',
};

/** What became of a case in a job. `kept`: the revert left it as it was. */
export const verdictName = (
  { kind, reverted }: Pick<BulkWorkOut, 'kind' | 'reverted'>,
  { verdict, kept }: Pick<BulkRowOut, 'verdict' | 'kept'>,
): string => (verdict === 'done' && reverted !== null && !kept ? takenBackNames[kind] : verdictNames[kind][verdict]);

/** For a case that a revert left as it was, because it had changed since. */
export const keptName = '되돌리지 않음';

export const isUnderWay = ({ stage }: Pick<BulkWorkOut, 'stage'>): boolean =>
  stage === 'running' || stage === 'stopping' || stage === 'reverting';

/** Its stage; a job that was stopped is not said to be complete. */
export const stageInWords = (job: Pick<BulkWorkOut, 'stage' | 'done' | 'total'>): string =>
  job.stage === 'finished' && wasStopped(job) ? '멈춤' : jobStageNames[job.stage];

/** What a job that isn't over is doing. */
export const progressInWords = ({ stage, total, done }: Pick<BulkWorkOut, 'stage' | 'done' | 'total'>): string => {
  if (stage === 'reverting') return '되돌리는 중입니다. 화면을 떠나도 계속됩니다.';
  const progress = `${count(total)}건 가운데 ${count(done)}건 처리했습니다.`;
  return stage === 'stopping' ? `${progress} 하던 것까지만 하고 멈춥니다.` : `${progress} 화면을 떠나도 계속됩니다.`;
};

/** Whether it was stopped before it had come to all of its cases. */
export const wasStopped = (job: Pick<BulkWorkOut, 'stage' | 'done' | 'total'>): boolean =>
  !isUnderWay(job) && job.done < job.total;

/** Whether the job can be reverted: it is finished, and it changed something. */
export const canRevert = ({ stage, counts }: Pick<BulkWorkOut, 'stage' | 'counts'>): boolean =>
  stage === 'finished' && counts.done > 0;

/** `받음 12 · 받지 못함 1`; counts of zero are left out. */
export const countsInWords = ({ kind, counts }: Pick<BulkWorkOut, 'kind' | 'counts'>): string =>
  (['done', 'nothing', 'refused'] as const)
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${verdictNames[kind][verdict]} ${count(counts[verdict])}`)
    .join(' · ') || '처리한 자료 없음';

/** How far a job has come, or what came of it; of a stopped job both. */
export const resultInWords = (job: Pick<BulkWorkOut, 'kind' | 'stage' | 'done' | 'total' | 'counts'>): string => {
  const progress = `${count(job.total)}건 가운데 ${count(job.done)}건`;
  if (job.stage === 'running' || job.stage === 'stopping') return progress;
  return wasStopped(job) ? `${progress} · ${countsInWords(job)}` : countsInWords(job);
};

/** The queue's filter in words: `정제 중 · 초심 · ‘무단결근’`. `batchName` names an uploaded file. */
export const filterInWords = (filter: RefineFilter | null, batchName: (id: string) => string): string => {
  if (filter === null) return '조건을 알 수 없음';
  const { q, stage, kind, sampling, outcome, batch, sureOutcome, likeness, sentBack, refinedBy, id } = filter;
  const parts = [
    stage && (sentBack === true ? '반려됨' : stageNames[stage]),
    q && `‘${q}’`,
    kind && shortKindNames[kind],
    outcome && `결과 ${outcome === 'unknown' ? '아직 모름' : caseOutcomeNames[outcome]}`,
    sampling && samplingNames[sampling],
    batch && `묶음 ${batchName(batch)}`,
    sureOutcome === true && '결과가 확실한 것',
    likeness === true && '같은 사건 의심',
    refinedBy && '한 사람이 마지막으로 고친 것',
    id && `고른 ${count(id.length)}건`,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? '조건 없음' : parts.join(' · ');
};
