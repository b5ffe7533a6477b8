import type { Condition, Conditions } from '../ruleset.ts';
import type { Reading, TextFinding } from './finding.ts';
import { conditionOfLine } from './from-line.ts';
import { type Names, type NamingForm, namesOf } from './names.ts';
import { alternativesInText, always, conditionsInText, or } from './to-text.ts';

export { computedSentences } from './computed-sentences.ts';
export type { Reading, TextFinding } from './finding.ts';
export type { NamingForm } from './names.ts';

/** Conditions as text that a lawyer reads and writes, in the names of one ruleset. */
export type ConditionText = {
  toText(conditions: Conditions): string;
  fromText(text: string): Reading<Conditions>;
  /** Alternative sets of conditions, one of which has to hold; a line `또는` separates them. */
  alternativesToText(sets: readonly Conditions[]): string;
  alternativesFromText(text: string): Reading<readonly Conditions[]>;
};

/** The texts in the names of a ruleset, which are looked up once. */
export const conditionTextOf = (form: NamingForm): ConditionText => {
  const names = namesOf(form);
  return {
    toText: (conditions) => conditionsInText(names, conditions),
    fromText: (text) => one(alternatives(names, text), text),
    alternativesToText: (sets) => alternativesInText(names, sets),
    alternativesFromText: (text) => alternatives(names, text),
  };
};

export const conditionsToText = (conditions: Conditions, form: NamingForm): string =>
  conditionTextOf(form).toText(conditions);

export const conditionsFromText = (text: string, form: NamingForm): Reading<Conditions> =>
  conditionTextOf(form).fromText(text);

type Line = { readonly text: string; readonly line: number; readonly start: number };

/** The lines that say something, each with its place. */
const linesOf = (text: string): readonly Line[] => {
  let start = 0;
  return text.split('\n').flatMap((raw, n) => {
    const at = start + (raw.length - raw.trimStart().length);
    start += raw.length + 1;
    return raw.trim() === '' ? [] : [{ text: raw.trim(), line: n + 1, start: at }];
  });
};

const alternatives = (names: Names, text: string): Reading<readonly Conditions[]> => {
  const lines = linesOf(text);
  if (lines.length === 0) return { read: [], findings: [] };
  const sets: Line[][] = [[]];
  for (const line of lines) {
    if (line.text === or) sets.push([]);
    else sets.at(-1)?.push(line);
  }
  const findings: TextFinding[] = [];
  const read = sets.map((set) => setOf(names, set, findings));
  const separators = lines.filter((line) => line.text === or);
  sets.forEach((set, n) => {
    const beside = separators[Math.max(0, n - 1)];
    if (set.length === 0 && beside) findings.push(at(beside, `“${or}” 앞뒤에 조건이 있어야 합니다.`));
  });
  return findings.length > 0 ? { read: null, findings } : { read, findings: [] };
};

const at = ({ line, start, text }: Line, message: string): TextFinding => ({
  line,
  start,
  end: start + text.length,
  message,
  instead: null,
});

const setOf = (names: Names, lines: readonly Line[], findings: TextFinding[]): Conditions => {
  if (lines.length === 1 && lines[0]?.text === always) return [];
  return lines.flatMap((line): readonly Condition[] => {
    if (line.text === always) {
      findings.push(at(line, `“${always}”에는 다른 조건을 붙일 수 없습니다.`));
      return [];
    }
    const read = conditionOfLine(names, line.text);
    if ('condition' in read) return [read.condition];
    for (const { start, end, ...said } of read.findings)
      findings.push({ line: line.line, start: line.start + start, end: line.start + end, ...said });
    return [];
  });
};

/** Where only one set of conditions can stand. */
const one = (reading: Reading<readonly Conditions[]>, text: string): Reading<Conditions> => {
  if (reading.read === null) return reading;
  const [conditions, another] = reading.read;
  const whole = { line: 1, start: 0, end: text.length, instead: null };
  if (conditions === undefined)
    return {
      read: null,
      findings: [{ ...whole, message: `조건이 없습니다. 늘 성립한다면 “${always}”라고 써 주십시오.` }],
    };
  if (another)
    return {
      read: null,
      findings: [{ ...whole, message: `여기에는 “${or}”를 쓸 수 없습니다. 조건을 하나씩 따로 두십시오.` }],
    };
  return { read: conditions, findings: [] };
};
