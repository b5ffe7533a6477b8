import { START } from '../../runner/event-source.ts';
import { caseFacts } from './case-facts.ts';

/** How far the facts have been read, in SQL: of the snapshot that the statement sees. */
export const factsPosition = `coalesce((select position from read.checkpoints where name = '${caseFacts.name}'), '${START}')`;

/** The condition that a record holds: as of the position in that parameter, or now. */
export const holdsAt = (alias: string, asOf: number | null): string =>
  asOf === null
    ? `${alias}.to_position is null`
    : `${alias}.from_position <= $${asOf} and (${alias}.to_position is null or ${alias}.to_position > $${asOf})`;
