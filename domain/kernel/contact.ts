/** The normal forms of addresses and numbers, so that two spellings of one mailbox or phone are equal. */

/** Upper and lower case of one mailbox are the same: no common mail service distinguishes them in the local part. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

const mobile = /^01[016789]\d{7,8}$/;

/** `01012345678` → `010-1234-5678`; anything else as it is. */
export const shownPhone = (phone: string): string => phone.replace(/^(01\d)(\d{3,4})(\d{4})$/, '$1-$2-$3');

/** `010-1234-5678`, `+82 10 1234 5678` → `01012345678`; null where it isn't a Korean mobile number. */
export const normalPhone = (written: string): string | null => {
  const digits = written
    .trim()
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+|00)82\(?0?/, '0');
  return mobile.test(digits) ? digits : null;
};

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** The normal form of a mobile number or an e-mail address; null where it is neither. */
export const normalContact = (written: string): string | null =>
  normalPhone(written) ?? (emailForm.test(written.trim()) ? normalEmail(written) : null);
