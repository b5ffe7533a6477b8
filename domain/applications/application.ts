import { isSame } from '../kernel/changes.ts';
import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { ApplicationEvent } from './application-events.ts';
import { allFields, type FieldChanges, writtenFields } from './fields.ts';

/** The draft of an application: the person's own document, in whose name it stays. */
export type Application = {
  readonly owner: string;
  readonly checkId: string;
  readonly fields: FieldChanges;
  /** How often fields were changed. */
  readonly changes: number;
};

/** The first one begins the draft. */
export type ApplicationCommand = {
  readonly type: 'ChangeFields';
  readonly owner: string;
  readonly checkId: string;
  readonly fields: FieldChanges;
};

/** Each command reads all changes, and a text is saved as it is typed: far above what a person writes in weeks. */
export const mostChanges = 2_000;

export const applicationDecider: Decider<Application | null, ApplicationCommand, ApplicationEvent> = {
  initialState: null,
  decide: ({ owner, checkId, fields: wanted }, application) => {
    if (application && (application.owner !== owner || application.checkId !== checkId))
      throw new DomainError('check_fetch_failed');
    if (application && application.changes >= mostChanges) throw new DomainError('check_full');
    const fields = changed(application?.fields ?? {}, wanted);
    if (Object.keys(fields).length === 0) return [];
    const draft = { owner, checkId };
    return [
      ...(application ? [] : [{ type: 'ApplicationBegun', data: draft } as const]),
      { type: 'ApplicationFieldsChanged', data: { ...draft, fields } },
    ];
  },
  evolve: (application, event) => {
    const { owner, checkId } = event.data;
    const before = application ?? { owner, checkId, fields: {}, changes: 0 };
    if (event.type === 'ApplicationBegun') return before;
    return { ...before, fields: { ...before.fields, ...event.data.fields }, changes: before.changes + 1 };
  },
};

/** One draft for each check. */
export const applicationStream = (checkId: string): string => `application-${checkId}`;

/** Text in one Unicode form, without the fields that are as they were. */
const changed = (before: FieldChanges, wanted: FieldChanges): FieldChanges => {
  const fields = { ...wanted };
  for (const field of writtenFields) if (fields[field] !== undefined) fields[field] = fields[field].normalize('NFC');
  for (const field of allFields) if (isSame(before[field], fields[field])) delete fields[field];
  return fields;
};
