import { normalBusinessNumber } from '../companies/business-number.ts';

/** What somebody named as client and opponent. */
export type NamedParties = { readonly client: string | null; readonly opponent: string | null };

/** The sides of an advice or a consultation: whom the firm advises, and against whom. */
export const sides = ['client', 'opponent'] as const;
export type Side = (typeof sides)[number];

/** What stands before or after a company's name and says only of which kind it is. */
const legalForms =
  /\((?:주|유|사|재|합|복)\)|(?:주식|유한|유한책임|합자|합명)회사|(?:사단|재단|사회복지|의료|학교)법인/g;

/**
 * A name as it is compared: `㈜ 보기`, `(주)보기`, `보기 주식회사` and `보기` are one company. null where nothing is left
 * that could name anybody.
 */
export const partyKey = (name: string): string | null => {
  const plain = name
    // ㈜ becomes (주), full-width letters become ordinary ones.
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(legalForms, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return plain === '' ? null : `name:${plain}`;
};

/** The same for a business registration number, which names a company for certain. */
export const businessKey = (written: string): string | null => {
  const digits = normalBusinessNumber(written);
  return digits === null ? null : `business:${digits}`;
};

/** What is said of each side, as it is compared. `company` is the one in whose name it was asked. */
export const partyKeysOf = (
  parties: NamedParties | null,
  company: { readonly name: string | null; readonly businessNumber: string | null } | null,
): Readonly<Record<Side, readonly string[]>> => {
  const keysOf = (...names: readonly (string | null | undefined)[]): readonly string[] => {
    const keys = names.flatMap((name) => (name ? [businessKey(name) ?? partyKey(name)] : []));
    return [...new Set(keys.filter((key) => key !== null))];
  };
  return {
    client: keysOf(parties?.client, company?.name, company?.businessNumber),
    opponent: keysOf(parties?.opponent),
  };
};
