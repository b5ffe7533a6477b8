/** How far the dispute before the labour commission has come, as the choices of intake 17 name it. */
export const stages = ['not_filed', 'filed', 'in_settlement', 'decided', 'reviewed', 'settled', 'withdrawn'] as const;
export type Stage = (typeof stages)[number];

/** Who didn't answer hasn't applied. */
export const stageFrom = (answer: unknown): Stage => stages.find((each) => each === answer) ?? 'not_filed';

/** The application was made, and neither withdrawn nor settled: with the decisions on it. */
export const appliedStages = ['filed', 'in_settlement', 'decided', 'reviewed'] as const satisfies readonly Stage[];

const isAmong =
  (some: readonly Stage[]) =>
  (answer: unknown): boolean =>
    some.some((each) => each === answer);

export const hasApplied = isAmong(appliedStages);
/** A commission has still to decide. */
export const isPending = isAmong(['filed', 'in_settlement']);
/** A dispute that has begun needs a dismissal that has happened. */
export const hasBegun = isAmong([...appliedStages, 'withdrawn']);
