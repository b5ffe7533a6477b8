import type { LocalDate } from '../kernel/korean-date.ts';
import type { DraftFinding } from '../rulesets/contract/draft.ts';
import { publicFormOf } from '../rulesets/public-form.ts';
import type { RulesetContent } from '../rulesets/ruleset.ts';
import { groundName } from '../rulesets/ruleset-in-words.ts';
import { validateRuleset } from '../rulesets/validate-ruleset.ts';
import { type DeadEnd, deadEndsOf } from './walk-to-end.ts';

/**
 * What keeps a draft of the questionnaire from being offered, each at its place: the rules of rulesets that it breaks, and the
 * questions from which a person would get no further. Empty: nothing.
 */
export const draftFindingsOf = (content: RulesetContent, today: LocalDate): readonly DraftFinding[] => {
  const form = publicFormOf({ ...content, rulesetVersion: '' });
  return [
    ...validateRuleset(content).map(({ section, numbering, message }) => ({
      ...placeOf(content, section, numbering),
      text: message,
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
