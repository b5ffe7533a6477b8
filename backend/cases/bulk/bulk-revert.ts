import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { bulkWorkDecider, bulkWorkStream } from '@nomucheck/domain/cases/refining/bulk-work.ts';
import type { BulkWorkEvent } from '@nomucheck/domain/cases/refining/bulk-work-events.ts';
import { whySentBack } from '@nomucheck/domain/cases/refining/sent-back.ts';
import { standsAsTaken } from '@nomucheck/domain/cases/refining/taking.ts';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import { unlessGone } from '../../engine/jobs/ground-gone.ts';
import { type BulkRunParts, type ContextOf, contextFor, inGroups } from './bulk-run.ts';

/**
 * Takes back what the work did, as far as nobody has changed it since: what was taken is open again, what was made ready is in
 * work again, what was accepted is ready again. Cases that somebody has changed since stay as they are, and are named.
 */
export const runBulkRevert = async (
  { commands, joined, clock, ending }: Pick<BulkRunParts, 'commands' | 'joined' | 'clock' | 'ending'>,
  workId: string,
): Promise<void> => {
  const stream = bulkWorkStream(workId);
  const events = await commands.history<BulkWorkEvent>(stream);
  const { state: work } = await commands.load(bulkWorkDecider, stream);
  const asked = events.findLast(({ type }) => type === 'BulkWorkRevertAsked');
  if (work?.stage !== 'reverting' || !asked) return;
  const contextOf = contextFor(asked, workId, clock, asked.reason ?? '일괄 작업을 되돌림');
  const done = events.flatMap((event) =>
    event.type === 'BulkWorkPartRecorded'
      ? event.data.rows.flatMap(({ caseId, verdict }) => (verdict === 'done' ? [caseId] : []))
      : [],
  );
  const revert: Revert = { workId, commands, contextOf, standForOthers: await joined(done) };
  const outcomes = await inGroups(done, async (caseId) => {
    ending?.throwIfAborted();
    return { caseId, isBack: await takenBack(caseId, revert) };
  });
  const kept = outcomes.flatMap(({ caseId, isBack }) => (isBack ? [] : [caseId]));
  const command = { type: 'RecordBulkRevert', reverted: done.length - kept.length, kept } as const;
  await unlessGone(commands.handle(bulkWorkDecider, { stream, command, context: contextOf('reverted') }));
};

/** What taking back one case needs, whatever was done to it. */
type Revert = {
  readonly workId: string;
  readonly commands: BulkRunParts['commands'];
  readonly contextOf: ContextOf;
  /** The cases that others are merged into. */
  readonly standForOthers: ReadonlySet<string>;
};

type Past = readonly RecordedEvent<CaseEvent>[];

/** Only a revert writes these under the work's id: an earlier try, which was killed, has taken the case back. */
const back: ReadonlySet<CaseEvent['type']> = new Set(['CaseAcceptanceUndone', 'CaseRefined', 'ProposalReopened']);

const takenBack = async (caseId: string, revert: Revert): Promise<boolean> => {
  const past = await revert.commands.history<CaseEvent>(caseStream(caseId));
  const ours = past.filter(({ correlationId }) => correlationId === revert.workId);
  if (ours.some(({ type }) => back.has(type))) return true;
  try {
    return ours.some(({ type }) => type === 'CaseAccepted')
      ? await acceptanceUndone(caseId, past, revert)
      : await takingUndone(caseId, past, ours, revert);
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
};

/**
 * A corrected case, or one that was withdrawn and put back, is somebody's own decision by now. One that others were merged into
 * stands for them, too.
 */
const acceptanceUndone = async (
  caseId: string,
  past: Past,
  { workId, commands, contextOf, standForOthers }: Revert,
): Promise<boolean> => {
  if (standForOthers.has(caseId)) return false;
  // That another source has the decision, too, changes nothing of the case.
  const last = past.findLast(({ type }) => type !== 'CaseSourceLinked');
  const expectedRevision = past.at(-1)?.revision;
  if (last?.correlationId !== workId || expectedRevision === undefined) return false;
  await commands.handle(caseDecider, {
    stream: caseStream(caseId),
    command: { type: 'UndoAcceptance' },
    context: contextOf(`undo acceptance ${caseId}`),
    expectedRevision,
  });
  return true;
};

const takingUndone = async (
  caseId: string,
  past: Past,
  ours: Past,
  { commands, contextOf }: Revert,
): Promise<boolean> => {
  const stream = caseStream(caseId);
  const taken = ours.flatMap((event) => (event.type === 'ProposalTaken' ? [event.data] : []));
  const { state } = await commands.load(caseDecider, stream);
  if (!state || !standsAsTaken(state.draft, taken)) return false;
  const readied = ours.find(({ type }) => type === 'CaseReadied');
  if (readied && state.stage === 'ready') {
    const sentBack = whySentBack(past.filter(({ revision }) => revision < readied.revision));
    const context = contextOf(`undo ready ${caseId}`);
    await commands.handle(caseDecider, { stream, command: { type: 'UndoReady', sentBack }, context });
  }
  const command = { type: 'UntakeProposals', taken } as const;
  await commands.handle(caseDecider, { stream, command, context: contextOf(`untake ${caseId}`) });
  return true;
};
