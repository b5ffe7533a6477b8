import type { DecisionFacts } from '../../decision-facts.ts';
import { sectionNamed } from '../../decision-text.ts';
import type { Party, Side, Standing } from './parties.ts';

/**
 * On which side of a lawsuit the worker is; null where neither the names nor the text show it. In a suit against the
 * commission either party may be the plaintiff: the loser before the commission sues it, and the other joins it as 보조참가인.
 */
export const workerSide = (parties: readonly Party[], facts: DecisionFacts, text: string): Side | null => {
  const of = (side: Side): ReadonlySet<Standing> =>
    new Set(
      parties.filter((party) => party.side === side && party.standing !== 'commission').map((one) => one.standing),
    );
  const suing = of('plaintiff');
  const sued = of('defendant');
  const againstCommission =
    parties.some(({ standing, side }) => standing === 'commission' && side === 'defendant') ||
    /재심판정|구제명령|노동위원회/.test(facts.title);
  if (againstCommission) return byNames(suing, sued) ?? byReasons(text);
  if (!isLabour(facts, text)) return null;
  const nameless = [...suing, ...sued].every((standing) => standing === 'person');
  return nameless && asksForWork.test(facts.title) ? 'plaintiff' : byNames(suing, sued);
};

const byNames = (suing: ReadonlySet<Standing>, sued: ReadonlySet<Standing>): Side | null => {
  if (suing.has('employer')) return suing.size > 1 || sued.has('employer') ? null : 'defendant';
  if (suing.has('union')) return sued.has('union') ? null : 'plaintiff';
  if (sued.has('union')) return null;
  return sued.has('employer') ? 'plaintiff' : null;
};

const hints: Readonly<Record<Side, readonly RegExp[]>> = {
  plaintiff: [
    /참가인\s?(?:회사|법인|조합|학교|병원|공사|공단|재단|은행)/g,
    /원고(?:들)?(?:을|를|에 대하여|에 대한|에게)(?:(?!참가인)(?:[^.\n]|(?<=\d)\.)){0,40}?(?:해고|면직|파면|정직|징계해고|해임|전보|대기발령|근로계약)/g,
    /원고(?:들)?(?:은|는)(?:(?!참가인)(?:[^.\n]|(?<=\d)\.)){0,80}?(?:입사하|채용되|고용되|근무하여|근무하던|근로자이|근로자로서)/g,
    /참가인은(?:(?!원고)(?:[^.\n]|(?<=\d)\.)){0,80}?(?:상시|근로자 \d+여?\s?명|근로자를 (?:사용|고용)|영위하는|경영하는|운영하는)/g,
  ],
  defendant: [
    /원고\s?(?:회사|법인|조합|학교|병원|공사|공단|재단|은행|의료원)/g,
    /참가인(?:들)?(?:을|를|에 대하여|에 대한|에게)(?:(?!원고)(?:[^.\n]|(?<=\d)\.)){0,40}?(?:해고|면직|파면|정직|징계해고|해임|전보|대기발령|근로계약)/g,
    /참가인(?:들)?(?:은|는)(?:(?!원고)(?:[^.\n]|(?<=\d)\.)){0,80}?(?:입사하|채용되|고용되|근무하여|근무하던|근로자이|근로자로서)/g,
    /원고는(?:(?!참가인)(?:[^.\n]|(?<=\d)\.)){0,80}?(?:상시|근로자 \d+여?\s?명|근로자를 (?:사용|고용)|영위하는|경영하는|운영하는)/g,
  ],
};

/**
 * Who was the employer and who the worker, as the reasons say. The hints must agree: at least three in one direction for
 * each in the other.
 */
const byReasons = (text: string): Side | null => {
  const reasons = sectionNamed(text, '이유');
  if (!reasons) return null;
  const said = text.slice(reasons.from, Math.min(reasons.to, reasons.from + 30_000));
  const count = (side: Side): number => hints[side].reduce((sum, hint) => sum + [...said.matchAll(hint)].length, 0);
  const [plaintiff, defendant] = [count('plaintiff'), count('defendant')];
  if (plaintiff > 0 && plaintiff >= 3 * defendant) return 'plaintiff';
  return defendant > 0 && defendant >= 3 * plaintiff ? 'defendant' : null;
};

/** Suits that only a worker brings. */
const asksForWork =
  /해고|면직|파면|해임|징계|정직|감봉|견책|승무정지|전직|전보|전적|직위해제|대기발령|근로자\s?지위|종업원\s?지위|직원\s?지위|퇴직|임금|재?고용|복직|채용/;
/** Words that associations, companies and chambers also use for their officers and members. */
const ofOthersToo = /면직|파면|해임|징계|견책|전직|채용/;
const ofWork = /해고|정직|감봉|전보|전적|직위해제|대기발령|근로|종업원|직원|퇴직|임금|고용|복직/;
/** Not about work between worker and employer: taxes, state payments and licences. */
const ofTheState = /보험료|부담금|과징금|과태료|부과|징수|환수|반환명령|지원금|장려금|인가|허가|등록/;

const isLabour = (facts: DecisionFacts, text: string): boolean => {
  if (/형사|세무|가사|특허/.test(facts.title) || ofTheState.test(facts.title)) return false;
  if (ofWork.test(facts.title)) return true;
  if (ofOthersToo.test(facts.title))
    return /근로자|근로계약|근로기준법|취업규칙|단체협약|공무원|교원|교사|인사규정/.test(text);
  const holding = sectionNamed(text, '판시사항', '판결요지');
  const head = holding ? text.slice(holding.from, holding.to) : '';
  return /근로자|근로계약|근로기준법|해고|사무직원채용|직원채용|채용내정|취업규칙|단체협약/.test(head);
};
