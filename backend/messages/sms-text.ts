import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { eucKrBytes, unsayableIn } from './euc-kr.ts';

/** A short message, or a long one at several times its price. */
export type SmsKind = 'SMS' | 'LMS';

const mostInShort = 90;
const mostInLong = 2_000;

/** The kind of message that this text needs; null when it can't be sent to a phone. */
export const smsKindOf = (text: string): SmsKind | null => {
  if (unsayableIn(text).length > 0) return null;
  const bytes = eucKrBytes(text);
  if (bytes <= mostInShort) return 'SMS';
  return bytes <= mostInLong ? 'LMS' : null;
};

/** Throws `invalid_request` at the text when a carrier would cut, garble or refuse it. */
export const requireSmsText = (text: string): void => {
  const unsayable = unsayableIn(text);
  if (unsayable.length > 0) {
    const named = unsayable.slice(0, 5).join(' ');
    throw refused(`문자로 보낼 수 없는 글자가 있습니다: ${named}`);
  }
  const bytes = eucKrBytes(text);
  if (bytes > mostInLong) {
    throw refused(
      `문자는 2,000바이트(한글 1,000자)까지 보낼 수 있습니다. 지금은 ${bytes.toLocaleString('ko-KR')}바이트입니다.`,
    );
  }
};

const refused = (message: string): DomainError => new DomainError('invalid_request', { errors: { params: message } });
