import { withNamesRead } from '../../kernel/hanja/hanja-names.ts';
import { isChosen } from '../../rulesets/chosen.ts';
import type { AnswerValue, Contact } from '../../rulesets/ruleset.ts';
import type { ApplicationBasis } from '../contract.ts';
import type { FieldChanges } from '../fields.ts';

/** The fields that hold a person's name. */
const nameFields = ['name', 'representative', 'clientRepresentative'] as const;

export type NamesRead = {
  readonly basis: ApplicationBasis;
  readonly fields: FieldChanges;
  /** The readings of names in Chinese characters, each once; the signer is asked to check them. */
  readonly read: readonly string[];
};

/**
 * What a document on paper is written from, with the names of people in Hangul: the typefaces have no Chinese characters, and
 * read as words they would be other names (金 as 금).
 */
export const withNamesInHangul = (basis: ApplicationBasis, fields: FieldChanges): NamesRead => {
  const read = new Set<string>();
  const inHangul = (name: string): string => {
    const hangul = withNamesRead(name);
    if (hangul !== name.normalize('NFC')) read.add(hangul);
    return hangul;
  };
  const named = nameFields.flatMap((field) => {
    const name = fields[field];
    return name === undefined ? [] : [[field, inHangul(name)] as const];
  });
  return {
    fields: { ...fields, ...Object.fromEntries(named) },
    basis: fields.name === undefined ? withNameRead(basis, inHangul) : basis,
    read: [...read],
  };
};

/** The name that is filled in from the answers, or from the account, where the person has written none. */
const withNameRead = (basis: ApplicationBasis, inHangul: (name: string) => string): ApplicationBasis => {
  const contact = basis.answers.find(({ value }) => isContactWithName(value));
  const { account } = basis;
  if (contact === undefined)
    return account.name === null ? basis : { ...basis, account: { ...account, name: inHangul(account.name) } };
  return {
    ...basis,
    answers: basis.answers.map((answer) =>
      answer === contact && isContactWithName(answer.value)
        ? { ...answer, value: { ...answer.value, name: inHangul(answer.value.name) } }
        : answer,
    ),
  };
};

const isContactWithName = (value: AnswerValue): value is Contact & { readonly name: string } =>
  typeof value === 'object' && value !== null && !isChosen(value) && 'name' in value && typeof value.name === 'string';
