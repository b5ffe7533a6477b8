import { type ProcessRole, processRoles } from '@nomucheck/domain/kernel/contract/projection.ts';
import { oneOf, setting } from './setting.ts';

/** ROLE of the environment. */
export const roleSetting = setting(
  oneOf(...processRoles).default('all'),
  'what this process does: `api` answers people, `projector` keeps the read models, `worker` carries out what follows from events and what has its hour; `all` does everything. [Any number of each](running.md#several-processes) over one `DATABASE_URL`',
);

export type Duties = {
  /** Answers people, and shows them pages. */
  readonly answers: boolean;
  readonly keepsReadModels: boolean;
  /** Process managers, their effects, and scheduled jobs. */
  readonly works: boolean;
  /** Appends to the log. */
  readonly writes: boolean;
};

export const dutiesOf = (role: ProcessRole): Duties => ({
  answers: role === 'all' || role === 'api',
  keepsReadModels: role === 'all' || role === 'projector',
  works: role === 'all' || role === 'worker',
  writes: role !== 'projector',
});
