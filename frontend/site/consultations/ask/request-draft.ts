import type { ConsultationTerms, RequestConsultationBody } from '@nomucheck/domain/consultations/contract.ts';
import type { Slot } from '@nomucheck/domain/consultations/slots.ts';
import { isSending, type Sending } from '../../../shared/client/sending.ts';
import { parsedKept } from '../../../shared/device/kept-on-device.ts';
import { keptSlots } from '../../slots/chosen-slots.ts';
import type { Wished } from '../../slots/wished-slots.ts';

/**
 * A request that isn't sent yet. null: untouched, so that what the check and the account know stands there instead; what was
 * emptied by hand stays empty.
 */
export type RequestDraft = {
  readonly topic: string | null;
  readonly body: string;
  readonly client: string | null;
  readonly opponent: string;
  readonly contact: string | null;
  readonly wantsCall: boolean;
  readonly slots: readonly Slot[];
  readonly chanceReview: 'yes' | 'no' | null;
  readonly kind: 'free' | 'paid';
};

export const emptyRequest: RequestDraft = {
  topic: null,
  body: '',
  client: null,
  opponent: '',
  contact: null,
  wantsCall: false,
  slots: [],
  chanceReview: null,
  kind: 'free',
};

/**
 * As it is kept on the device. `owner`: who typed it; null before the sign-in, whose person then takes it over. `sending` is the
 * key under which these very words were sent and maybe arrived: sent again under it, they make no second request.
 */
export type KeptRequest = {
  readonly owner: string | null;
  readonly draft: RequestDraft;
  readonly sending: Sending | null;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDraft = (value: unknown): value is RequestDraft =>
  isObject(value) &&
  isTextOrNull(value.topic) &&
  isText(value.body) &&
  isTextOrNull(value.client) &&
  isText(value.opponent) &&
  isTextOrNull(value.contact) &&
  typeof value.wantsCall === 'boolean' &&
  keptSlots(value.slots) !== null &&
  (value.chanceReview === 'yes' || value.chanceReview === 'no' || value.chanceReview === null) &&
  (value.kind === 'free' || value.kind === 'paid');
const isKept = (value: unknown): value is KeptRequest =>
  isObject(value) &&
  isTextOrNull(value.owner) &&
  isDraft(value.draft) &&
  (value.sending === null || isSending(value.sending));

/** What a device kept; null where there is nothing, or it is broken. */
export const keptIn = (text: string | null): KeptRequest | null => {
  const value = parsedKept(text);
  return isKept(value) ? value : null;
};

/**
 * `theirs`: what this person goes on with. `anothers`: of somebody else who signed in on this device, to be deleted. `held`: of
 * somebody whose session has ended; it waits for them.
 */
export const draftFor = (
  kept: KeptRequest | null,
  person: string | null,
): { readonly is: 'none' | 'anothers' | 'held' } | { readonly is: 'theirs'; readonly kept: KeptRequest } => {
  if (kept === null) return { is: 'none' };
  if (kept.owner === null || kept.owner === person) return { is: 'theirs', kept: { ...kept, owner: person } };
  return { is: person === null ? 'held' : 'anothers' };
};

/**
 * With what was answered below the result of the check that the person comes from. Those times were chosen last: the form brings
 * them along when it changes its own.
 */
export const withWished = (draft: RequestDraft, wished: Wished | null): RequestDraft =>
  wished?.answer === 'yes'
    ? {
        ...draft,
        slots: wished.slots.length > 0 ? wished.slots : draft.slots,
        chanceReview: draft.chanceReview ?? 'yes',
      }
    : draft;

/** What the check and the account know, so that nobody is asked for it again. */
export type Known = { readonly topic: string; readonly client: string; readonly contact: string };

/** The request as the form shows it. */
export type ShownRequest = Omit<RequestDraft, 'topic' | 'client' | 'contact'> & Known;

/** A draft may be older than the firm's terms: where no paid ones are taken any more, there is no choice to take it back by. */
export const shownWith = (
  draft: RequestDraft,
  known: Known,
  { price }: Pick<ConsultationTerms, 'price'>,
): ShownRequest => ({
  ...draft,
  kind: price === null ? 'free' : draft.kind,
  topic: draft.topic ?? known.topic,
  client: draft.client ?? known.client,
  contact: draft.contact ?? known.contact,
});

const given = (name: 'client' | 'opponent' | 'contact', text: string) =>
  text.trim() === '' ? {} : { [name]: text.trim() };

/** `topic` was chosen, and whether the chance is to be reviewed was answered: `requestMistakes` found nothing. */
export const bodyOf = (
  shown: ShownRequest,
  topic: RequestConsultationBody['topic'],
  checkId: string | null,
): RequestConsultationBody => ({
  kind: shown.kind,
  ...(checkId === null ? {} : { checkId }),
  topic,
  body: shown.body.trim(),
  ...given('client', shown.client),
  ...given('opponent', shown.opponent),
  ...given('contact', shown.contact),
  wantsCall: shown.wantsCall,
  slots: [...shown.slots],
  wantsChanceReview: shown.chanceReview === 'yes',
});
