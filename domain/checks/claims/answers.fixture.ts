import type { AnswerValue } from '../../rulesets/ruleset.ts';
import type { RouteOut } from '../contract/result.ts';

/** The day on which the tests read the law. */
export const today = '2026-11-23';

/** A regular employee of more than three years, dismissed on 20 October 2026 without notice. */
const ordinary: Readonly<Record<string, AnswerValue>> = {
  workers: 30,
  joined: '2023-01-02',
  dismissed: '2026-10-20',
  forewarned: '2026-10-20',
  contract: 'regular',
  insurance: 'insured',
  'aged-55': 'no',
  wage: '3000_4500',
  hours: { start: '09:00', end: '18:00', breakMinutes: 60 },
};

/** Keys of the intake stand without `intake/`. */
export const answersWith = (more: Readonly<Record<string, AnswerValue>> = {}): ReadonlyMap<string, AnswerValue> =>
  new Map(
    Object.entries({ ...ordinary, ...more }).map(([key, value]) => [key.includes('/') ? key : `intake/${key}`, value]),
  );

export const route = (name: RouteOut['route'], open = true): RouteOut => ({ route: name, open, why: '' });
export const commissionAndCourt: readonly RouteOut[] = [route('labour_commission'), route('court')];
export const courtOnly: readonly RouteOut[] = [route('labour_commission', false), route('court')];
export const nothingOpen: readonly RouteOut[] = [route('labour_commission', false), route('court', false)];
