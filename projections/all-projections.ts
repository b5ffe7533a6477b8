import { caseFacts } from './case-facts/case-facts.ts';
import { caseWork } from './case-work/case-work.ts';
import { checks } from './checks/checks.ts';
import { messages } from './messages/messages.ts';
import { users } from './users/users.ts';

/** Every read model of this service. */
export const allProjections = [users, checks, caseFacts, caseWork, messages] as const;
