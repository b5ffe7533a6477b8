import type { CaseText } from '@nomucheck/domain/cases/case-record.ts';
import type { CaseTextOut, MasterCase, MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Loaded } from '../../engine/command-handling/folded-record.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { LoadOptions } from '../../engine/command-handling/record-reader.ts';
import type { ActorNames, Reader } from '../../engine/history/actor-names.ts';
import { loadOptionsOf } from '../../engine/history/as-of.ts';
import type { CaseTexts } from '../case-texts.ts';
import type { DisputeFound, Disputes } from '../disputes/dispute-proposals.ts';
import { lineageOf } from './case-lineage.ts';
import { type CasePast, casePast } from './case-past.ts';
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
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly names: ActorNames;
  readonly texts: Pick<CaseTexts, 'read'>;
  readonly disputes: Pick<Disputes, 'of'>;
};

export const createCaseViews = ({ commands, names, texts, disputes }: CaseViewParts): CaseViews => {
  const pastOf = async (id: string, reader: Reader, options?: LoadOptions): Promise<Past> => {
    const loaded = await commands.load(casePast, caseStream(id), options);
    return { ...loaded, legalCase: visibleCase(loaded.state.state, reader) };
  };

  const pastAt = async (id: string, asOf: string | undefined, reader: Reader): Promise<Past> => {
    const now = await pastOf(id, reader);
    if (asOf === undefined) return now;
    const options = loadOptionsOf(asOf);
    // An accepted case wasn't accepted yet at first.
    const then = await pastOf(id, reader, options);
    if (options.to !== undefined && then.revision !== options.to) throw new DomainError('not_found');
    return then;
  };
  const detailOf = async (past: Past, reader: Reader, dispute: DisputeFound | null): Promise<MasterCaseDetail> => {
    const record = recordOf(past);
    return {
      ...record,
      newText: newTextOf(past.legalCase),
      passages: passagesIn(past.legalCase),
      joins: dispute && record.stage === 'master' ? { ...dispute, cases: [...dispute.cases] } : null,
      lineage: await lineageOf(past.state, names, reader),
    };
  };

  return {
    record: async (id, reader) => {
      const now = await pastAt(id, undefined, reader);
      const { disputeId } = recordOf(now);
      return detailOf(now, reader, await disputes.of(id, disputeId));
    },
    recordAsOf: async (id, asOf, reader) => detailOf(await pastAt(id, asOf, reader), reader, null),

    text: async (id, { asOf, newer = false }, reader) => {
      const { legalCase, revision } = await pastAt(id, asOf, reader);
      const text = newer ? newTextOf(legalCase) : (legalCase.record ?? legalCase.draft).text;
      if (!text) throw new DomainError('not_found');
      return { ...text, revision, text: await texts.read(text) };
    },
  };
};

type Past = Loaded<CasePast> & { readonly legalCase: LegalCase };

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
const recordOf = ({ state: { accepted }, legalCase, revision, updatedAt }: Past): MasterCase => {
  if (!legalCase.record || !accepted || updatedAt === null) throw new DomainError('not_found');
  const { caseId: id, stage, edition, record } = legalCase;
  const mergedInto = stage === 'merged' ? legalCase.into : null;
  return { id, revision, stage, mergedInto, edition, acceptedAt: accepted.at, updatedAt, ...record };
};
