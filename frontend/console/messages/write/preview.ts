import type { MessageChannel, MessageText } from '@nomucheck/domain/kernel/text/message-text.ts';
import { advertisementOf, type Sender } from '@nomucheck/domain/messages/advertising.ts';
import { writtenTemplates } from '@nomucheck/domain/messages/message-templates.ts';
import { createSmsText, type SmsKind, smsLimits } from '@nomucheck/domain/messages/sms-text.ts';
import { count } from '../../../shared/formats.ts';

const decoder = new TextDecoder('euc-kr');
const smsText = createSmsText((pair) => decoder.decode(pair));

/** `sender`: it is advertising, from them. */
export type Written = { readonly title: string; readonly text: string; readonly sender?: Sender | undefined };

/** A message as its reader will see it. */
export const previewOf = ({ title, text, sender }: Written, channel: MessageChannel): MessageText =>
  sender ? advertisementOf({ title, text }, sender, channel) : writtenTemplates.notice({ title, text }, channel);

/** What a phone's message costs, and why it can't be sent, if so. */
export type Counted = {
  readonly bytes: number;
  readonly kind: SmsKind | null;
  readonly unsayable: readonly string[];
  /** The title as a long message shows it; a short one has none. */
  readonly subject: string | null;
};

export const countedFor = (written: Written): Counted => countedOf(previewOf(written, 'sms'));

export const countedOf = ({ subject, text }: MessageText): Counted => {
  const kind = smsText.kindOf(text);
  return {
    bytes: smsText.bytesOf(text),
    kind,
    unsayable: smsText.unsayableIn(text),
    subject: kind === 'LMS' ? smsText.cutToBytes(subject, smsLimits.subject).trim() : null,
  };
};

/** `SMS · 26 / 90바이트` */
export const priceWords = ({ bytes, kind }: Pick<Counted, 'bytes' | 'kind'>): string => {
  const most = bytes <= smsLimits.SMS ? smsLimits.SMS : smsLimits.LMS;
  const name = kind === 'LMS' ? 'LMS (장문 요금)' : kind === 'SMS' ? 'SMS (단문 요금)' : '보낼 수 없음';
  return `${name} · ${count(bytes)} / ${count(most)}바이트`;
};

/** Why the text can't go to a phone; null if it can. */
export const whyNotSms = ({ bytes, unsayable }: Counted): string | null => {
  if (unsayable.length > 0) return `문자로 보낼 수 없는 글자: ${unsayable.slice(0, 10).join(' ')}`;
  return bytes > smsLimits.LMS ? '2,000바이트를 넘었습니다. 글을 줄이거나 이메일로 보내십시오.' : null;
};
