import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { createSmsText, smsLimits } from '@nomucheck/domain/messages/sms-text.ts';

const decoder = new TextDecoder('euc-kr');

/** How a text is counted for a phone. */
export const smsText = createSmsText((pair) => decoder.decode(pair));

/** Throws `invalid_request` at the text when a carrier would cut, garble or refuse it. */
export const requireSmsText = (text: string): void => {
  const unsayable = smsText.unsayableIn(text);
  if (unsayable.length > 0) {
    const named = unsayable.slice(0, 5).join(' ');
    throw refused(`문자로 보낼 수 없는 글자가 있습니다: ${named}`);
  }
  const bytes = smsText.bytesOf(text);
  if (bytes > smsLimits.LMS) {
    throw refused(
      `문자는 2,000바이트(한글 1,000자)까지 보낼 수 있습니다. 지금은 ${bytes.toLocaleString('ko-KR')}바이트입니다.`,
    );
  }
};

const refused = (message: string): DomainError => new DomainError('invalid_request', { errors: { params: message } });
