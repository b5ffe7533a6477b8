import { roleNames } from '@nomucheck/domain/accounts/access-names.ts';
import type { Role } from '@nomucheck/domain/kernel/log/event.ts';

/** The Korean name of a role. */
export const roleName = (role: Role): string => roleNames[role];
