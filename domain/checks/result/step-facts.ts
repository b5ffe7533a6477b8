import type { Ruleset } from '../../rulesets/ruleset.ts';
import type { CalculatedStep, StepOut } from '../contract/result.ts';

/** How the notice came: of the intake, whose choices are the same in every questionnaire. */
const noticeFacts: Readonly<Record<string, string>> = {
  paper: '서면으로 통보함',
  email: '이메일로만 통보함',
  messenger: '서면 통지 없음 (메신저·문자)',
  spoken: '서면 통지 없음 (말로 통보)',
};

/** The steps of a calculation with the words that its questionnaire has for the answers; an older one has none. */
export const inFacts = (ruleset: Ruleset, steps: readonly CalculatedStep[]): StepOut[] =>
  steps.map((step) => {
    const parts = step.parts?.map((part) => ({
      ...part,
      ...withFact(itemFact(ruleset, step.section, part.numbering, part.answer)),
    }));
    const fact = step.kind === 'range' ? undefined : factOf(ruleset, step);
    // What was stored before there were two scales acts on the rate.
    return { ...step, scale: step.scale ?? 'rate', ...withFact(fact), ...(parts ? { parts } : {}) };
  });

const withFact = (fact: string | undefined): { fact?: string } => (fact === undefined ? {} : { fact });

const factOf = (ruleset: Ruleset, { section, numbering, rule, answer }: CalculatedStep): string | undefined => {
  if (typeof answer !== 'string') return undefined;
  return rule.startsWith('intake/notice:') ? noticeFacts[answer] : itemFact(ruleset, section, numbering, answer);
};

const itemFact = ({ sections }: Ruleset, section: string, numbering: number, answer: string): string | undefined => {
  const item = sections.find(({ id }) => id === section)?.items.find((one) => one.numbering === numbering);
  return answer === 'yes' || answer === 'no' ? item?.asFact?.[answer] : undefined;
};
