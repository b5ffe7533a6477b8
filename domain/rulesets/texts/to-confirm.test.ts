import { expect, it } from 'vitest';
import { standardRuleset } from '../standard-ruleset.ts';
import { toConfirmOf } from './to-confirm.ts';

const listed = toConfirmOf(standardRuleset);
const lawOf = (statute: string): string | undefined =>
  standardRuleset.statuteChecks?.find(({ law }) => statute.startsWith(law))?.law;

it('every law that a section cites was compared on a day, or is on the list of what the firm confirms', () => {
  for (const { statutes } of standardRuleset.sections)
    for (const statute of statutes) expect(lawOf(statute)).toBeDefined();
  for (const { law, checkedOn, toConfirm = [] } of standardRuleset.statuteChecks ?? [])
    expect([law, checkedOn !== null || toConfirm.includes('text')]).toEqual([law, true]);
});

it('what nobody could compare is said to be so, law by law', () => {
  const statutes = listed.filter(({ kind }) => kind === 'statute');
  expect(statutes.find(({ where }) => where === '노동위원회규칙')?.text).toContain('원문과 대조하지 않은 조문');
  expect(statutes.map(({ where }) => where)).not.toContain('산업안전보건법');
  // The list of laws whose breach a public-interest report is about isn't stored anywhere.
  expect(statutes.find(({ where }) => where === '공익신고자 보호법')?.text).toContain('별표');
  expect(standardRuleset.statuteChecks?.filter(({ checkedOn }) => checkedOn === null)).toHaveLength(1);
});

it('precedents that could not be found and questions that the attorneys have to settle are on it, where they stand', () => {
  expect(listed.find(({ where }) => where.includes('2001구7465'))).toMatchObject({ kind: 'precedent' });
  expect(listed.find(({ where }) => where === '7번 사유 5번 문항')).toMatchObject({ kind: 'question' });
});
