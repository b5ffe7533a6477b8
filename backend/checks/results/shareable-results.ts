import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import type { CheckEvent } from '@nomucheck/domain/checks/check-events.ts';
import type { Check } from '@nomucheck/domain/checks/check-state.ts';
import type { LockedResult } from '@nomucheck/domain/checks/contract/result.ts';
import { asReadBy } from '@nomucheck/domain/checks/questions/for-companies.ts';
import type { Answers, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Folding } from '../../engine/command-handling/folded-record.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { checkStream } from '../loaded-check.ts';
import { resultFor } from './calculations.ts';

type Shareable = { readonly result: LockedResult; readonly grounds: readonly SectionId[]; readonly answers: Answers };

/** What of a check's newest result may be shown to people whom its owner chooses. */
export type ShareableResults = {
  /** As calculated without sensitive answers, with its steps locked; null while there is no result. */
  of(checkId: string): Promise<Shareable | null>;
};

export const createShareableResults = (commands: Pick<CommandHandler, 'load'>): ShareableResults => ({
  of: async (checkId) => {
    const { state: check } = await commands.load(lessSensitive, checkStream(checkId));
    const recorded = check?.calculations.at(-1);
    if (!check || !recorded) return null;
    const result = asReadBy(resultFor(recorded, { open: false, outdated: false }));
    return result.locked ? { result, grounds: recorded.calculation.grounds, answers: check.answers } : null;
  },
});

/** The same event as if the consent to sensitive answers had been withdrawn: its figure rests on none of them. */
const withoutSensitive = (event: CheckEvent): CheckEvent =>
  event.type === 'ResultCalculated' ? { ...event, data: { ...event.data, whole: null, wholeFigure: null } } : event;

const lessSensitive: Folding<Check | null, CheckEvent> = {
  initialState: checkDecider.initialState,
  evolve: (check, event) => checkDecider.evolve(check, withoutSensitive(event)),
};
