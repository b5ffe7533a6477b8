import type { Decider } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { BulkRow, BulkWorkEvent } from './bulk-work-events.ts';

export const bulkStages = ['running', 'stopping', 'finished', 'reverting', 'reverted'] as const;
export type BulkWorkStage = (typeof bulkStages)[number];

type Started = Extract<BulkWorkEvent, { type: 'BulkWorkStarted' }>['data'];

/**
 * One action on many cases, part by part: if the process ends in the middle, the work resumes after the last recorded part.
 */
export type BulkWork = Started & {
  readonly stage: BulkWorkStage;
  /** The number of finished cases, of `total`; work that was stopped may stay below it. */
  readonly done: number;
  readonly counts: BulkCounts;
};

export type BulkCounts = Readonly<Record<BulkRow['verdict'], number>>;

export type BulkWorkCommand =
  | { readonly type: 'StartBulkWork'; readonly start: Started }
  | { readonly type: 'RecordBulkPart'; readonly rows: readonly BulkRow[] }
  | { readonly type: 'AskBulkStop' }
  | { readonly type: 'FinishBulkWork' }
  | { readonly type: 'AskBulkRevert' }
  | { readonly type: 'RecordBulkRevert'; readonly reverted: number; readonly kept: readonly string[] };

const MOST_NAMED = 1_000;

const decide = (command: BulkWorkCommand, work: BulkWork | null): readonly BulkWorkEvent[] => {
  if (command.type === 'StartBulkWork') {
    if (work) throw new DomainError('stage_wrong');
    return [{ type: 'BulkWorkStarted', data: command.start }];
  }
  if (!work) throw new DomainError('not_found');
  const { workId, stage, done } = work;
  const must = (...wanted: readonly BulkWorkStage[]): void => {
    if (!wanted.includes(stage)) throw new DomainError('stage_wrong');
  };
  switch (command.type) {
    case 'RecordBulkPart': {
      // The part in progress when somebody stops the work has already changed cases, so it is recorded; also where the process
      // that works on it hung, and another one has ended the work meanwhile.
      if (!(stage === 'finished' && done < work.total)) must('running', 'stopping');
      const rows = [...command.rows];
      return [{ type: 'BulkWorkPartRecorded', data: { workId, from: done + 1, to: done + rows.length, rows } }];
    }
    case 'AskBulkStop':
      if (stage === 'stopping') return [];
      must('running');
      return [{ type: 'BulkWorkStopAsked', data: { workId } }];
    case 'FinishBulkWork':
      must('running', 'stopping');
      return [{ type: 'BulkWorkFinished', data: { workId } }];
    case 'AskBulkRevert':
      if (stage === 'reverting') return [];
      must('finished');
      return [{ type: 'BulkWorkRevertAsked', data: { workId } }];
    case 'RecordBulkRevert': {
      must('reverting');
      const { reverted, kept } = command;
      const named = kept.slice(0, MOST_NAMED);
      return [{ type: 'BulkWorkReverted', data: { workId, reverted, keptCount: kept.length, kept: named } }];
    }
  }
};

export const noBulkCounts: BulkCounts = { done: 0, nothing: 0, refused: 0 };

/** These counts and those of further rows. */
export const countedRows = (counts: BulkCounts, rows: readonly BulkRow[]): BulkCounts => {
  const of = (wanted: BulkRow['verdict']): number =>
    counts[wanted] + rows.filter(({ verdict }) => verdict === wanted).length;
  return { done: of('done'), nothing: of('nothing'), refused: of('refused') };
};

const evolve = (work: BulkWork | null, event: BulkWorkEvent): BulkWork | null => {
  if (event.type === 'BulkWorkStarted') return { ...event.data, stage: 'running', done: 0, counts: noBulkCounts };
  if (!work) return null;
  switch (event.type) {
    case 'BulkWorkPartRecorded':
      return { ...work, done: event.data.to, counts: countedRows(work.counts, event.data.rows) };
    case 'BulkWorkStopAsked':
      return { ...work, stage: 'stopping' };
    case 'BulkWorkFinished':
      return { ...work, stage: 'finished' };
    case 'BulkWorkRevertAsked':
      return { ...work, stage: 'reverting' };
    case 'BulkWorkReverted':
      return { ...work, stage: 'reverted' };
  }
};

export const bulkWorkDecider: Decider<BulkWork | null, BulkWorkCommand, BulkWorkEvent> = {
  initialState: null,
  decide,
  evolve,
};

export const bulkWorkStream = (workId: string): string => `case-bulk-work-${workId}`;
