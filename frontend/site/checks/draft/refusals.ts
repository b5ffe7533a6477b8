import { isSignedOut, type Refusal } from '../../../shared/client/ask.ts';
import type { ServerDraft } from './draft.ts';
import type { SaveState } from './saving.ts';

/** A refusal that one of the answers caused. */
export const isAboutTheAnswers = (code: string): boolean =>
  code === 'consent_needed' || code === 'answer_invalid' || code === 'invalid_request' || code === 'check_save_failed';

/** The effect of a permanent refusal on the draft. */
export const stoppedBy = (refusal: Refusal): SaveState => {
  if (isSignedOut(refusal.code)) return { kind: 'signed_out' };
  if (refusal.code === 'check_full') return { kind: 'full' };
  if (refusal.code !== 'autosave_mismatch') return { kind: 'gone' };
  return refusal.details?.reload === true ? { kind: 'reload' } : { kind: 'mismatch', offered: offeredBy(refusal) };
};

const isServerDraft = (value: unknown): value is ServerDraft =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'answers' in value &&
  Array.isArray(value.answers);

const offeredBy = (refusal: Refusal): ServerDraft | null =>
  isServerDraft(refusal.details?.offer) ? refusal.details.offer : null;
