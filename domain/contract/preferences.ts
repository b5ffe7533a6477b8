import { z } from 'zod';
import { requiredText, storableText } from '../kernel/text.ts';
import { expectedRevision } from './values.ts';

/** What the console keeps for a person on the server: `/api/user/preferences`. */

const key = z.string().regex(/^[\w.:-]{1,100}$/, { error: '설정 이름이 올바르지 않습니다.' });
/** Columns, page sizes, open panels: whatever the console's store holds under a key. */
const settings = z.record(key, z.json());

const savedQuery = {
  id: z.uuid(),
  /** `user`: the list it belongs to. */
  resource: z.string().regex(/^[\w-]{1,50}$/, { error: '목록 이름이 올바르지 않습니다.' }),
  label: requiredText(60),
  /** Filter, sort and columns, as the console writes them. */
  value: z.json(),
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
  queries: z.array(z.strictObject({ ...savedQuery, mine: z.boolean(), by: storableText(100) })),
});
export type Preferences = z.infer<typeof preferences>;
