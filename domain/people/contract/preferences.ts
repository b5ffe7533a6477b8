import { z } from 'zod';
import { expectedRevision } from '../../kernel/contract/values.ts';
import { visibleText } from '../../kernel/text/text.ts';

/**
 * A person's settings of the console, and what they have ticked on the site (`papers.<check>`, `deeds.<advice>`), stored on the
 * server: `/api/user/preferences`.
 */

/** The console's settings are flat; a recursive schema would overflow the stack on deeply nested input. */
const deepest = 12;
const isShallow = (value: unknown, left = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((part) => isShallow(part, left - 1)));
const kept = z.unknown().refine((value) => isShallow(value), { error: '너무 깊이 겹친 내용입니다.' });

const key = z.string().regex(/^[\w.:-]{1,100}$/, { error: '설정 이름이 올바르지 않습니다.' });
/** Columns, page sizes, open panels: each key of the console's store. */
const settings = z.record(key, kept);

const savedQuery = {
  id: z.uuid(),
  /** `user`: the list that the query belongs to. */
  resource: z.string().regex(/^[\w-]{1,50}$/, { error: '목록 이름이 올바르지 않습니다.' }),
  label: visibleText(60),
  /** Filter, sort and columns, in the console's own form. */
  value: kept,
  /** All staff can see it; only the person who saved it can change it. */
  shared: z.boolean(),
};

/** Keys that are given replace the stored ones; all others stay. */
export const preferencesBody = z.strictObject({
  settings: settings.optional(),
  /** The person's own queries, all of them. */
  queries: z.array(z.strictObject(savedQuery)).max(100).optional(),
  expectedRevision,
});
export type PreferencesBody = z.infer<typeof preferencesBody>;

export const preferences = z.strictObject({
  revision: z.int(),
  settings,
  /** The person's own queries and, for staff, those that others share. */
  queries: z.array(z.strictObject({ ...savedQuery, mine: z.boolean(), by: z.string() })),
});
export type Preferences = z.infer<typeof preferences>;

/** The person's own settings, as the export contains them. */
export const ownPreferences = z.strictObject({ settings, queries: z.array(z.strictObject(savedQuery)) });
export type OwnPreferences = z.infer<typeof ownPreferences>;
