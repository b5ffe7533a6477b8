import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { figureName } from '@nomucheck/domain/checks/result-words.ts';
import { koreanDateWithDay, percent } from '../../../shared/formats.ts';

/** What the firm reads of a check first, in words, for the person to see before anything is sent. */
export type Row = { readonly name: string; readonly text: string };

const answerOf = ({ answers, derived }: CheckRecord, key: string): string | undefined =>
  [...answers, ...derived].find((answer) => answer.key === key)?.text;

/** The earliest last day of a way that is still open. */
const deadlineOf = ({ result }: CheckRecord): string | undefined =>
  result?.routes
    .filter(({ open, deadline }) => open && deadline !== undefined)
    .flatMap(({ deadline }) => (deadline === undefined ? [] : [deadline]))
    .sort()[0];

export const rowsOf = (check: CheckRecord): readonly Row[] => {
  const { result } = check;
  const deadline = deadlineOf(check);
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['사유', answerOf(check, 'intake/ground')],
    ['해고일', answerOf(check, 'intake/dismissed')],
    ['가장 먼저 다가오는 기한', deadline === undefined ? undefined : koreanDateWithDay(deadline)],
    [
      result === null ? '' : figureName(result),
      result === null ? undefined : result.shownRate === null ? '계산하지 않았어요' : percent(result.shownRate),
    ],
  ];
  return rows.flatMap(([name, text]) => (text === undefined ? [] : [{ name, text }]));
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textIn = (value: unknown, field: string): string | undefined =>
  isObject(value) && typeof value[field] === 'string' && value[field] !== '' ? value[field] : undefined;

/** Name and contact that were left with the check. */
export const contactIn = (check: CheckRecord): { readonly name?: string; readonly contact?: string } => {
  const value = check.answers.find(({ key }) => key === 'intake/contact')?.value;
  const name = textIn(value, 'name');
  const contact = textIn(value, 'phone') ?? textIn(value, 'email');
  return { ...(name === undefined ? {} : { name }), ...(contact === undefined ? {} : { contact }) };
};
