import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { DraftFinding } from '../rulesets/contract/draft.ts';
import { fieldInWords } from '../rulesets/field-in-words.ts';
import { publicFormOf } from '../rulesets/public-form.ts';
import type { RulesetContent } from '../rulesets/ruleset.ts';
import { groundName, wordingOf } from '../rulesets/ruleset-in-words.ts';
import { type Finding, validateRuleset } from '../rulesets/validate-ruleset.ts';
import { goneForDocuments } from './draft-findings/read-by-documents.ts';
import { type DeadEnd, deadEndsOf } from './walk-to-end.ts';

/**
 * What keeps a draft of the questionnaire from being offered, each at its place: the rules of rulesets that it breaks, the questions
 * from which a person would get no further, and questions that documents read and that `base`, on which it rests, still has. Empty:
 * nothing.
 */
export const draftFindingsOf = (
  content: RulesetContent,
  today: LocalDate,
  base: RulesetContent,
): readonly DraftFinding[] => {
  const form = publicFormOf({ ...content, rulesetVersion: '' });
  const nameOfGone = namesOfGone(base);
  return [
    ...validateRuleset(content).map((finding) => {
      const { message, at, gone } = finding;
      return {
        ...placeOfFinding(content, finding),
        text: gone === undefined ? message : `${message}: ${nameOfGone(gone)}`,
        ...(at === undefined ? {} : { at }),
      };
    }),
    ...goneForDocuments(content, base).map(({ key, section }) => ({
      ...placeOf(content, section, null),
      text: `신청서와 서류에 쓰이는 문항이 없음: ${nameOfGone(key)}`,
    })),
    ...deadEndsOf(form, today).map(({ section, numbering, why }) => ({
      ...placeOf(content, section, numbering),
      text: deadEnds[why],
    })),
  ];
};

const deadEnds: Readonly<Record<DeadEnd['why'], string>> = {
  leads_nowhere: '이 답에서 갈 곳이 없어 진단이 끝나지 않음',
  no_answer: '어떤 답을 해도 다음으로 넘어가지 않아 진단이 끝나지 않음',
};

/** What isn't there any more, as the edition before names it. */
const namesOfGone = (base: RulesetContent): ((gone: string) => string) => {
  const { placeOf: nameOf } = wordingOf(base);
  const titles = new Map(
    [...base.intake, ...base.sections.flatMap(({ items }) => items)].map(({ key, title }) => [key, title] as const),
  );
  return (gone) => {
    const [key = '', choice] = gone.split(' ');
    const title = titles.get(key);
    if (title === undefined) return /^detail-\d+$/.test(key) ? groundName(key) : key;
    const question = `바탕이 된 판의 ${nameOf(key)} ‘${title}’`;
    if (choice === undefined) return question;
    const label = base.intake.find((each) => each.key === key)?.choices?.find(({ value }) => value === choice)?.label;
    return `${question}의 ‘${label ?? choice}’`;
  };
};

/** At its field where that belongs to no question: a route, a point of law, what the intake knows. */
const placeOfFinding = (
  content: RulesetContent,
  { section, numbering, at }: Finding,
): Pick<DraftFinding, 'path' | 'where'> => {
  if (at === undefined || at[0] === 'intake' || (at[0] === 'sections' && at.length > 1))
    return placeOf(content, section, numbering);
  if (at[0] === 'sections') return placeOf(content, null, null);
  return fieldInWords(content, at);
};

const placeOf = (
  { intake, sections }: RulesetContent,
  section: DeadEnd['section'] | null,
  numbering: number | null,
): Pick<DraftFinding, 'path' | 'where'> => {
  if (section === null) return { path: '', where: '질문지 전체' };
  if (section === 'intake') {
    const question = intake.find((each) => each.numbering === numbering);
    return { path: question?.key ?? 'intake', where: numbering === null ? '기본 질문' : `기본 질문 ${numbering}번` };
  }
  const item = sections.find(({ id }) => id === section)?.items.find((each) => each.numbering === numbering);
  if (numbering === null || !item) return { path: `ground/${section}`, where: groundName(section) };
  return { path: item.key, where: `${groundName(section)} ${numbering}번 문항` };
};
