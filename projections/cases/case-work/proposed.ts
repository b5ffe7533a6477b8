/** In the queue, a rule that is sure proposes an outcome, and nobody has said another. An index is kept under these very words. */
export const hasSureOutcome = `edition = 0 and outcome is null and (proposed -> 'outcome' ->> 'sure') = 'true'`;

/** Of a row of the queue: the sentence that it says, or is proposed to say; and the outcome that is proposed. */
export const proposedColumns = `
  coalesce(nullif(record ->> 'point', ''), proposed -> 'point' ->> 'text', '') as point,
  case when outcome is null then nullif(proposed -> 'outcome', 'null') - 'id' end as "proposedOutcome"`;
