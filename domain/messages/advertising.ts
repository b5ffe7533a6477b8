import { addMonths, koreanDateOf, koreanTimeOf } from '../kernel/korean/korean-date.ts';
import type { MessageChannel } from '../kernel/text/message-text.ts';

/**
 * Advertising to people who agreed to it (정보통신망법 제50조, 같은 법 시행령 제61조·제62조의2·제62조의3, 별표 6). The law spares e-mail
 * from the night hours; the text that people agreed to promises them for both channels.
 */

/** Whole hours in Seoul: nothing is sent from the first to the second. */
const night = { from: 21, to: 8 } as const;

/** How long a consent lasts until it has to be confirmed, in months. */
const consentMonths = 24;

/** Why an advertisement may not be sent to this person at this instant. */
export type NoAdvertising = 'not_agreed' | 'agreed_long_ago' | 'night';

/** The consent in force, by when it was given or confirmed; undefined where there is none. */
export type MarketingConsent = { readonly at: string } | undefined;

/** Whether it is night in Seoul: from 21:00:00.000 up to 07:59:59.999. Nobody is asked for a separate consent to the night. */
export const isNight = (at: string): boolean => {
  const hour = Number(koreanTimeOf(at).slice(11, 13));
  return hour >= night.from || hour < night.to;
};

/** Why not, or null if the advertisement may be sent now. */
export const whyNoAdvertising = (consent: MarketingConsent, at: string): NoAdvertising | null => {
  if (consent === undefined) return 'not_agreed';
  if (koreanDateOf(at) >= addMonths(koreanDateOf(consent.at), consentMonths)) return 'agreed_long_ago';
  return isNight(at) ? 'night' : null;
};

/** Told to the admin who wrote it. */
export const noAdvertisingWords: Readonly<Record<NoAdvertising, string>> = {
  not_agreed: '마케팅 정보 수신에 동의하지 않은 회원입니다. 광고가 아닌 안내만 보낼 수 있습니다.',
  agreed_long_ago: '마케팅 수신에 동의한 지 2년이 지났습니다. 다시 동의를 받은 뒤에 보낼 수 있습니다.',
  night: '밤 9시부터 아침 8시까지는 광고를 보낼 수 없습니다. 아침 8시 뒤에 보내십시오.',
};

/** The last instant of the evening before which an advertisement that waits has to be sent. Asked by day only. */
export const lastInstantToAdvertise = (at: string): string =>
  new Date(Date.parse(`${koreanDateOf(at)}T${night.from}:00:00+09:00`) - 1).toISOString();

/** Who sends it, how to reach them, and how to refuse without any cost. */
export type Sender = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** Where the consent is withdrawn. */
  readonly refusal: string;
};

/** `(광고)` at the very beginning, the sender's name next, and the free way to refuse at the end. */
export const advertisementOf = (
  { title, text }: { readonly title: string; readonly text: string },
  sender: Sender,
  channel: MessageChannel,
): { readonly subject: string; readonly text: string } => {
  const subject = `(광고) [${sender.name}] ${title}`;
  if (channel === 'sms') {
    return { subject, text: `(광고)[${sender.name}] ${sender.phone}\n${text}\n무료 수신거부: ${sender.refusal}` };
  }
  return {
    subject,
    text: [
      text,
      '',
      '---',
      `보내는 곳: ${sender.name}`,
      `연락처: ${sender.phone}, ${sender.email}`,
      `주소: ${sender.address}`,
      '마케팅 정보 수신에 동의하셔서 보내 드렸어요. 아래 주소에서 비용 없이 바로 그만 받을 수 있어요.',
      'If you do not want this kind of e-mail, you can refuse it free of charge at the address below.',
      `무료 수신거부: ${sender.refusal}`,
    ].join('\n'),
  };
};
