import { caseFacts } from './case-facts/case-facts.ts';
import { checks } from './checks/checks.ts';
import { messages } from './messages/messages.ts';
import { users } from './users/users.ts';

/** Every read model of this service. */
export const allProjections = [users, checks, caseFacts, messages] as const;
