import { caseNumbersIn, type FoundNumber } from '../../search/case-numbers.ts';

/** The case numbers of a folded text, those of appeals that needed leave until 1990 (`90다카25420`) included. */
export const casesNamed = (folded: string): readonly FoundNumber[] => [
  ...caseNumbersIn(folded),
  ...[...folded.matchAll(/(?<!\d)((?:19)?[89]\d)\s?-?\s?다카\s?-?\s?(\d{1,7})(?!\d)/gu)].map(
    ({ 0: whole, 1: year = '', 2: number = '', index }) => ({
      numbers: [`${year}다카${number}`],
      from: index,
      to: index + whole.length,
    }),
  ),
];
