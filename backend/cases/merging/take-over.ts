import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseDraft, CaseField } from '@nomucheck/domain/cases/case-record.ts';
import { caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { minHashOf } from '@nomucheck/domain/cases/likeness.ts';
import { takenByDefault } from '@nomucheck/domain/cases/merging/choices.ts';
import { sideOf, type TakenOver, valuesOf } from '@nomucheck/domain/cases/merging/takeover.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { CaseTexts } from '../case-texts.ts';

/** What a case takes from one that is merged into it, and gives back when the merge is undone: a command to the other case of the two. */
export type Takeovers = {
  /**
   * `fields`: those that a person chose; without them, those that the survivor lacks. Returns what was taken, or null where nothing was.
   */
  takeOver(
    survivor: LegalCase,
    merged: LegalCase,
    {
      fields,
      revision,
    }: { readonly fields?: readonly CaseField[] | undefined; readonly revision?: number | undefined },
    context: CommandContext,
  ): Promise<TakenOver | null>;
  /**
   * After the command at this revision of the case that was merged: what the survivor had taken from it goes back. Returns the position
   * of that; null where nothing was to be given back.
   */
  giveBack(id: string, revision: number, context: CommandContext): Promise<string | null>;
};

export type TakeoverParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly texts: Pick<CaseTexts, 'read'>;
};

export const createTakeovers = ({ commands, texts }: TakeoverParts): Takeovers => {
  const sketchOf = async (text: CaseDraft['text'] | undefined) =>
    text === undefined ? {} : { sketch: text === null ? [] : minHashOf(await texts.read(text)) };

  /** A retry of the whole command makes the same id, so the other case is written once. */
  const following = (context: CommandContext, purpose: string): CommandContext => ({
    ...context,
    commandId: followingCommandId(context.commandId, purpose),
    causationId: context.commandId,
  });

  return {
    takeOver: async (survivor, merged, { fields, revision }, context) => {
      const [kept, other] = [sideOf(survivor), sideOf(merged)];
      const values = valuesOf(other, fields ?? takenByDefault(kept, other));
      // Also without values: a retry finds what the first try has taken.
      const { events } = await commands.handle(caseDecider, {
        stream: caseStream(survivor.caseId),
        command: { type: 'TakeOver', from: merged.caseId, values, ...(await sketchOf(values.text)) },
        context: following(context, 'take over'),
        ...(revision === undefined ? {} : { expectedRevision: revision }),
      });
      return takenIn(events);
    },

    giveBack: async (id, revision, context) => {
      const { state } = await commands.load(caseDecider, caseStream(id), { to: revision - 1 });
      if (state?.stage !== 'merged' || !state.taken) return null;
      const { into, taken } = state;
      const { position } = await commands.handle(caseDecider, {
        stream: caseStream(into),
        command: { type: 'GiveBack', to: id, taken, ...(await sketchOf(taken.before.text)) },
        context: following(context, 'give back'),
      });
      return position;
    },
  };
};

const takenIn = (events: readonly CaseEvent[]): TakenOver | null => {
  const event = events.find(({ type }) => type === 'CaseCorrected' || type === 'CaseRefined');
  if (event?.type !== 'CaseCorrected' && event?.type !== 'CaseRefined') return null;
  const { changes, before } = event.data;
  return { changes, before };
};
