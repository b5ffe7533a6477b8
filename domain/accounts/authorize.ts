import { DomainError } from '../kernel/errors.ts';
import { type Action, may, type Resource, refusalOf, type Subject } from './rights.ts';

/**
 * Passes whoever may; throws what the others are told. `null` is a record that isn't there: that nobody may do anything
 * with it is said in the same words as that it is another person's.
 */
export const authorize = (subject: Subject, action: Action, resource: Resource | null = {}): void => {
  if (resource === null || !may(subject, action, resource)) throw new DomainError(refusalOf(action));
};
