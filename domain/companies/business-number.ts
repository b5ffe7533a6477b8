import { z } from 'zod';

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** Whether the last of the ten digits is the check digit of the others (국세청's rule). It doesn't say that the number was given out. */
const isChecked = (digits: string): boolean => {
  const at = (index: number): number => Number(digits.charAt(index));
  const sum = weights.reduce((total, weight, index) => total + weight * at(index), 0) + Math.floor((at(8) * 5) / 10);
  return (10 - (sum % 10)) % 10 === at(9);
};

/** The ten digits of a business registration number as people write it (`110-81-41272`); null if it isn't one. */
export const normalBusinessNumber = (written: string): string | null => {
  const digits = written.replace(/[\s-]/g, '');
  return /^\d{10}$/.test(digits) && isChecked(digits) ? digits : null;
};

/** `110-81-41272`. */
export const shownBusinessNumber = (digits: string): string =>
  `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;

const isLong = (written: string): boolean => /^\d{10}$/.test(written.replace(/[\s-]/g, ''));

/** Takes it with or without hyphens; the value is its ten digits. */
export const businessNumber = z
  .string()
  .max(20, '사업자등록번호 10자리를 적어 주세요.')
  .refine(isLong, { error: '사업자등록번호 10자리를 110-81-41272처럼 적어 주세요.', abort: true })
  .refine((written) => normalBusinessNumber(written) !== null, {
    error: '없는 사업자등록번호예요. 숫자를 다시 확인해 주세요.',
  })
  .transform((written) => written.replace(/[\s-]/g, ''));
