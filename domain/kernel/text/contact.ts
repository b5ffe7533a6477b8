/** The normal forms of addresses and numbers, so that two spellings of one mailbox or phone are equal. */

/** Upper and lower case of one mailbox are the same: no common mail service distinguishes them in the local part. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** 010 is followed by eight digits; the older numbers (011, 016 to 019) also by seven. */
const mobile = /^(?:010\d{8}|01[16789]\d{7,8})$/;

/** What people write between the digits: every dash, also the vowel ㅡ (after NFKC: U+1173), dots, brackets, hidden letters. */
const between = /[\s\p{Cf}\p{Pd}\u2212\u30fc\u1173·.,/()[\]{}~∼_]/gu;

/** `01012345678` → `010-1234-5678`; anything else as it is. */
export const shownPhone = (phone: string): string => phone.replace(/^(01\d)(\d{3,4})(\d{4})$/, '$1-$2-$3');

/**
 * The one reader of mobile numbers: `010-1234-5678`, `(010) 1234 5678`, `+82 10 1234 5678`, `０１０－１２３４－５６７８` →
 * `01012345678`; null where it isn't a Korean mobile number.
 */
export const normalPhone = (written: string): string | null => {
  const digits = written
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    .replace(between, '')
    .replace(/^(?:\+|00)?820?(?=1)/, '0')
    // A table drops the zero at the beginning.
    .replace(/^(?=10\d{8}$)/, '0');
  return mobile.test(digits) ? digits : null;
};

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** The normal form of a mobile number or an e-mail address; null where it is neither. */
export const normalContact = (written: string): string | null =>
  normalPhone(written) ?? (emailForm.test(written.trim()) ? normalEmail(written) : null);

/** How many characters a written number may have: `(+82) 010 - 1234 - 5678`, with hidden letters of an address book. */
export const longestWrittenPhone = 40;
