import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseText } from '@nomucheck/domain/cases/case-record.ts';
import type { CaseTextOut, MasterCase, MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import { fold } from '@nomucheck/domain/kernel/decider.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { LoadOptions } from '../../engine/command-handling/record-reader.ts';
import type { ActorNames, Reader } from '../../engine/history/actor-names.ts';
import { loadOptionsOf } from '../../engine/history/as-of.ts';
import type { CaseTexts } from '../case-texts.ts';
import type { DisputeFound, Disputes } from '../disputes/dispute-proposals.ts';
import { lineageOf } from './case-lineage.ts';
import { visibleCase } from './visible-case.ts';

/**
 * A master case now and at an earlier time. Each throws `not_found` when it doesn't exist, or didn't
 * yet, and where the reader has no right to it.
 */
export type CaseViews = {
  record(id: string, reader: Reader): Promise<MasterCaseDetail>;
  recordAsOf(id: string, asOf: string, reader: Reader): Promise<MasterCaseDetail>;
  /** The text of a case at any stage; `not_found` when it has none. */
  text(id: string, asked: TextAsked, reader: Reader): Promise<CaseTextOut>;
};

type TextAsked = { readonly asOf?: string | undefined; readonly newer?: boolean };

export type CaseViewParts = {
  readonly commands: Pick<CommandHandler, 'history'>;
  readonly names: ActorNames;
  readonly texts: Pick<CaseTexts, 'read'>;
  readonly disputes: Pick<Disputes, 'of'>;
};

export const createCaseViews = ({ commands, names, texts, disputes }: CaseViewParts): CaseViews => {
  const eventsOf = async (id: string, reader: Reader, options?: LoadOptions) => {
    const events = await commands.history<CaseEvent>(caseStream(id), options);
    const state = visibleCase(fold(caseDecider, events), reader);
    return { events, state };
  };

  const eventsAt = async (id: string, asOf: string | undefined, reader: Reader) => {
    const now = await eventsOf(id, reader);
    if (asOf === undefined) return now;
    const options = loadOptionsOf(asOf);
    // An accepted case wasn't accepted yet at first.
    const then = await eventsOf(id, reader, options);
    if (options.to !== undefined && then.events.at(-1)?.revision !== options.to) throw new DomainError('not_found');
    return then;
  };
  const detailOf = async (
    { events, state }: Past,
    reader: Reader,
    dispute: DisputeFound | null,
  ): Promise<MasterCaseDetail> => {
    const record = recordOf({ events, state });
    return {
      ...record,
      newText: newTextOf(state),
      passages: passagesIn(state),
      joins: dispute && record.stage === 'master' ? { ...dispute, cases: [...dispute.cases] } : null,
      lineage: await lineageOf(events, names, reader),
    };
  };

  return {
    record: async (id, reader) => {
      const now = await eventsAt(id, undefined, reader);
      const { disputeId } = recordOf(now);
      return detailOf(now, reader, await disputes.of(id, disputeId));
    },
    recordAsOf: async (id, asOf, reader) => detailOf(await eventsAt(id, asOf, reader), reader, null),

    text: async (id, { asOf, newer = false }, reader) => {
      const { events, state } = await eventsAt(id, asOf, reader);
      const text = newer ? newTextOf(state) : (state.record ?? state.draft).text;
      const revision = events.at(-1)?.revision;
      if (!text || revision === undefined) throw new DomainError('not_found');
      return { ...text, revision, text: await texts.read(text) };
    },
  };
};

type Past = { readonly events: readonly RecordedEvent<CaseEvent>[]; readonly state: LegalCase };

/** When its source has published another text since it was accepted. */
const newTextOf = (state: LegalCase): CaseText | null => {
  if (!state.record || isSame(state.record.text, state.draft.text)) return null;
  return state.draft.text;
};

/** What rules read in the text that the record has; of an older text nothing is known any more. */
const passagesIn = (state: LegalCase): MasterCaseDetail['passages'] => {
  if (!state.record?.text || !isSame(state.record.text, state.draft.text)) return [];
  return [...state.settled, ...state.proposals].flatMap(({ field, value, passage }) =>
    passage === null ? [] : [{ field, value, from: passage.from, to: passage.to }],
  );
};

/** Only for a case that was accepted once; before that it is work in progress. */
const recordOf = ({ events, state }: Past): MasterCase => {
  const acceptedAt = events.findLast(({ type }) => type === 'CaseAccepted')?.at;
  const last = events.at(-1);
  if (!state.record || acceptedAt === undefined || !last) throw new DomainError('not_found');
  const { caseId: id, stage, edition, record } = state;
  const mergedInto = stage === 'merged' ? state.into : null;
  return { id, revision: last.revision, stage, mergedInto, edition, acceptedAt, updatedAt: last.at, ...record };
};
