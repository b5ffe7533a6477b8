import { documentLimits } from './limits.ts';

/** A browser drops tabs and line breaks inside an address and blanks before it, so that `java\tscript:` would run. */
const hidden = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\\<>"'`]/u;

const web = /^https?:\/\/[^/?#@:]+(:\d{1,5})?([/?#].*)?$/i;
const mail = /^mailto:[^@?&:/]+@[^@?&:/]+$/i;
/** A page of this site: one slash, as two would be another host. */
const own = /^\/(?!\/)/;

/** Whether a text may lead there: a page of the web, of this site, or a mail address, and nothing that a browser would run. */
export const isAllowedAddress = (address: string): boolean =>
  address.length <= documentLimits.address &&
  !hidden.test(address) &&
  (web.test(address) || mail.test(address) || own.test(address));

export const isOwnPage = (address: string): boolean => own.test(address);

/** What somebody typed as an address, as it can be stored: `nlrc.go.kr` is a page of the web. null: none of these. */
export const addressTyped = (typed: string): string | null => {
  const plain = typed.trim();
  if (isAllowedAddress(plain)) return plain;
  const guessed = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(plain) ? `mailto:${plain}` : `https://${plain}`;
  const isHost = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([:/?#].*)?$/u.test(plain);
  return (guessed.startsWith('mailto:') || isHost) && isAllowedAddress(guessed) ? guessed : null;
};
