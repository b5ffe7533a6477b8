import { type Ending, endingOf, isSmall, said } from '../../../claims/ending.ts';
import type { LocalDate } from '../../../kernel/korean/korean-date.ts';
import { isUnderLabourLaw, type RouteFound } from '../../../rulesets/open-routes.ts';
import type { Answers } from '../../../rulesets/ruleset.ts';
import { hasApplied, stageFrom } from '../../../rulesets/stages.ts';
import type { Situation } from '../../next-step.ts';
import { mendingFor } from '../mending.ts';

/** Of a result, or of the basis of an application, what says whether the company still has a dismissal before it. */
export type CompanySituation = Pick<Situation, 'answers' | 'today'> & {
  readonly result: {
    readonly side: 'employee' | 'employer';
    readonly routes: readonly RouteFound[];
    readonly stage?: string | undefined;
  };
};

const forCompanies = '회사가 쓰는 서류예요. 사용자(회사)로 진단한 결과에서 쓸 수 있어요.';
const forOfficials =
  '공무원과 교원의 파면·해임·면직은 임용권자가 처분사유 설명서로 알려요. 해고 통지서를 쓰는 일이 아니에요.';
const hasBegun = '이미 노동위원회 절차를 거친 해고예요. 이제는 통지서가 아니라 답변서와 자료를 갖추세요.';

const notADismissal: Readonly<Partial<Record<Ending, string>>> = {
  resignation: '사직하거나 합의해 그만둔 것은 해고가 아니어서 해고 통지서를 쓰지 않아요. 사직서나 합의서를 보관하세요.',
  disputed_resignation:
    '사직서를 받은 것이라면 해고 통지서를 쓰지 않아요. 그 사직서가 다투어질 수 있으니 노무사와 먼저 상의하세요.',
  refusal_of_renewal:
    '계약 기간이 끝나 재계약하지 않는 것은 해고가 아니어서 해고 통지서를 쓰지 않아요. 끝나는 날과 재계약하지 않는 이유를 글로 알려 두세요.',
  retirement: '정년이 되어 퇴직하는 것은 해고가 아니어서 해고 통지서를 쓰지 않아요. 퇴직하는 날을 글로 알려 두세요.',
};

/** Why there is nothing to dismiss by: another side, another law, a dispute that has begun, an end that is no dismissal. */
export const whyNoDismissal = ({ answers, result: { side, routes, stage } }: CompanySituation): string | null => {
  if (side !== 'employer') return forCompanies;
  if (!isUnderLabourLaw(routes)) return forOfficials;
  const reached = stageFrom(said(answers, 'intake/stage') ?? stage);
  if (hasApplied(reached) || reached === 'settled') return hasBegun;
  return notADismissal[endingOf(answers)] ?? null;
};

const banned =
  '업무상 다치거나 아파 쉬는 기간, 출산 전후 휴가 기간과 그 뒤 30일, 육아휴직 기간에는 해고할 수 없어요(근로기준법 제23조 제2항, 남녀고용평등법 제19조 제3항). 그래서 통지서 초안을 만들지 않아요.';

/** Why no draft of a notice is made for this check; null where one is. A dismissal in a banned period is a crime: nothing helps with it. */
export const whyNoNotice = (situation: CompanySituation): string | null => {
  const why = whyNoDismissal(situation);
  if (why !== null) return why;
  const isBanned = mendingFor(situation.answers, situation.today).some(({ key }) => key === 'protected-period');
  return isBanned ? banned : null;
};

/** What the company has to know before it writes the notice, a sentence or two each. */
export const beforeNotice = (answers: Answers, today: LocalDate): readonly string[] => {
  const dismissed = said(answers, 'intake/dismissed');
  const hasTakenEffect = dismissed !== null && dismissed <= today;
  return [
    ...(hasTakenEffect
      ? ['이미 한 해고는 통지서를 나중에 주어도 고쳐지지 않아요. 해고를 거두고 처음부터 다시 밟을 때 쓰세요.']
      : []),
    isSmall(answers)
      ? '직원이 5명보다 적은 곳은 서면 통지가 의무는 아니에요(근로기준법 제11조 제2항). 그래도 이유와 날짜를 글로 남겨 두면 다툼을 줄일 수 있어요.'
      : '해고는 사유와 시기를 서면으로 알려야 효력이 있어요(근로기준법 제27조). 메신저나 말로 알린 것은 서면이 아니에요.',
    '사유에는 규정의 조항만 늘어놓지 말고, 직원이 무엇 때문인지 알 수 있게 언제 어디에서 있었던 일인지를 적으세요(대법원 2011다42324).',
    '적지 않은 이유를 나중에 보태기는 어려워요. 사실이 아니거나 자료로 밝힐 수 없는 것은 적지 마세요.',
    '두 부를 만들어 한 부를 건네고, 다른 한 부에 받은 날과 서명을 받아 보관하세요. 받지 않으려 하면 내용증명 우편으로 보내세요.',
  ];
};
