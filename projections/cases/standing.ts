import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { caseFacts } from './case-facts.ts';

/** The SQL for the position up to which the facts were read, in the statement's snapshot. */
export const factsPosition = `coalesce((select position from read.checkpoints where name = '${caseFacts.name}'), '${START}')`;

/** The SQL condition that a record is in force: as of the position in that parameter, or now. */
export const holdsAt = (alias: string, asOf: number | null): string =>
  asOf === null
    ? `${alias}.to_position is null`
    : `${alias}.from_position <= $${asOf} and (${alias}.to_position is null or ${alias}.to_position > $${asOf})`;
