/**
 * The condition that, in the queue, a sure rule proposes an outcome and no person has entered another. An index has
 * exactly this condition.
 */
export const hasSureOutcome = `edition = 0 and outcome is null and (proposed -> 'outcome' ->> 'sure') = 'true'`;

/** For a row of the queue: its point or the proposed point, and the proposed outcome. */
export const proposedColumns = `
  coalesce(nullif(record ->> 'point', ''), proposed -> 'point' ->> 'text', '') as point,
  case when outcome is null then nullif(proposed -> 'outcome', 'null') - 'id' end as "proposedOutcome"`;
