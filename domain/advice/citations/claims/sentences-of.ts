import { cutClaims } from './claims.ts';

/** The claims of a text as the check cuts them: a full stop inside a quotation ends none. */
export const sentencesOf = (text: string): readonly string[] => {
  const cutter = cutClaims();
  return [...cutter.push(text), ...cutter.end()].map((claim) => claim.text).filter((claim) => claim !== '');
};
