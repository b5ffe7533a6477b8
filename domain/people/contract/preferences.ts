import { z } from 'zod';
import { expectedRevision } from '../../kernel/contract/values.ts';
import { requiredText } from '../../kernel/text.ts';

/** What the console keeps for a person on the server: `/api/user/preferences`. */

/** What a console keeps is flat; a schema that goes down as far as it is sent to runs out of stack. */
const deepest = 12;
const isShallow = (value: unknown, left = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((part) => isShallow(part, left - 1)));
const kept = z.unknown().refine((value) => isShallow(value), { error: '너무 깊이 겹친 내용입니다.' });

const key = z.string().regex(/^[\w.:-]{1,100}$/, { error: '설정 이름이 올바르지 않습니다.' });
/** Columns, page sizes, open panels: whatever the console's store holds under a key. */
const settings = z.record(key, kept);

const savedQuery = {
  id: z.uuid(),
  /** `user`: the list it belongs to. */
  resource: z.string().regex(/^[\w-]{1,50}$/, { error: '목록 이름이 올바르지 않습니다.' }),
  label: requiredText(60),
  /** Filter, sort and columns, as the console writes them. */
  value: kept,
  /** Everybody of the firm sees it; only who made it changes it. */
  shared: z.boolean(),
};

/** What is named replaces what was kept; what isn't stays. */
export const preferencesBody = z.strictObject({
  settings: settings.optional(),
  /** One's own, all of them. */
  queries: z.array(z.strictObject(savedQuery)).max(100).optional(),
  expectedRevision,
});
export type PreferencesBody = z.infer<typeof preferencesBody>;

export const preferences = z.strictObject({
  revision: z.int(),
  settings,
  /** One's own and, for the firm's people, those the others share. */
  queries: z.array(z.strictObject({ ...savedQuery, mine: z.boolean(), by: z.string() })),
});
export type Preferences = z.infer<typeof preferences>;

/** What one keeps oneself, as it is taken along. */
export const ownPreferences = z.strictObject({ settings, queries: z.array(z.strictObject(savedQuery)) });
export type OwnPreferences = z.infer<typeof ownPreferences>;
