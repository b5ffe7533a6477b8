import type { AnswerValue, RouteName } from '../rulesets/ruleset.ts';

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

type Route = { readonly route: RouteName; readonly open: boolean; readonly why: string };

export const route = (name: RouteName, open = true): Route => ({ route: name, open, why: '' });
export const commissionAndCourt: readonly Route[] = [route('labour_commission'), route('court')];
export const courtOnly: readonly Route[] = [route('labour_commission', false), route('court')];
export const nothingOpen: readonly Route[] = [route('labour_commission', false), route('court', false)];
