import { koreanText } from '../../kernel/korean/korean-date.ts';
import type { RouteName } from '../../rulesets/ruleset.ts';
import { isPending } from '../../rulesets/stages.ts';
import type { LegalPointOut, OpenResult, Result, RouteOut, StepOut } from '../contract/result.ts';

/**
 * A result as the side that asks reads it. The calculation's texts speak to the worker; a company reads the same facts
 * without the advice that is meant for the other side. Figures stay as they are.
 */
export const asReadBy = <R extends Result>(result: R): R => {
  if (result.side === 'employee') return { ...result, notes: notesShown(result) };
  const forCompany = {
    ...result,
    notes: notesShown(result),
    routes: result.routes.map((route) => companysRoute(route, result)),
    ...(result.strongestObstacle ? { strongestObstacle: pointForCompany(result.strongestObstacle) } : {}),
    ...(result.strongestPoint ? { strongestPoint: pointForCompany(result.strongestPoint) } : {}),
    ...(result.voidingFacts ? { voidingFacts: result.voidingFacts.map(pointForCompany) } : {}),
  };
  return 'steps' in forCompany ? { ...forCompany, steps: forCompany.steps.map(stepForCompany) } : forCompany;
};

const pointForCompany = (point: LegalPointOut): LegalPointOut => ({ ...point, text: told(point.text) });

const stepForCompany = (step: StepOut): StepOut => ({ ...step, title: told(step.title), why: told(step.why) });

type Stands = Pick<OpenResult, 'stage' | 'toCome'>;

/** Without the day by which it is safer for the worker, and without whom the worker calls. */
const companysRoute = ({ saferDeadline: _safer, ...route }: RouteOut, stands: Stands): RouteOut => {
  const body = route.body?.replace(/ \([^)]*(1350|132)[^)]*\)/, '');
  const asRead = { ...route, ...(body === undefined ? {} : { body }) };
  return { ...asRead, why: routeForCompany(asRead, stands) };
};

/** After a decision either side may go on, by the day on which it received the decision itself. */
const eitherSide: Partial<Record<RouteName, string>> = {
  labour_commission_review: '판정에 따르지 않는 쪽은 판정서를 받은 날부터 10일 안에 재심을 신청할 수 있어요.',
  administrative_suit:
    '재심 판정에 따르지 않는 쪽은 재심 판정서를 받은 날부터 15일 안에 중앙노동위원회 위원장을 상대로 행정소송을 낼 수 있어요.',
};
const ownDay = '위의 날짜는 답변한 받은 날부터 센 것이고, 이 날은 늘어나지 않아요(근로기준법 제31조).';

/** Replaces a route's advice: what the worker may do, and until when. */
export const routeForCompany = (
  { route, open, why, body, deadline }: RouteOut,
  { stage, toCome }: Stands = {},
): string => {
  if (!open) return told(why);
  const either = eitherSide[route];
  if (either !== undefined) return deadline === undefined ? either : `${either} ${ownDay}`;
  if (route === 'labour_commission' && isPending(stage))
    return '근로자가 이미 신청했어요. 판정이 날 때까지 답변서와 자료를 내고, 언제든 화해할 수 있어요(노동위원회법 제16조의3).';
  const where = body === undefined ? '' : ` ${body}에서`;
  if (toCome && deadline !== undefined)
    return `해고하면 근로자가 그날부터 ${koreanText(deadline)}까지${where} 다투기 시작할 수 있어요.`;
  return deadline === undefined
    ? `근로자가${where} 다툴 수 있어요. 정해진 마지막 날이 없으니 자료를 오래 보관해 두세요.`
    : `근로자가 ${koreanText(deadline)}까지${where} 다투기 시작할 수 있어요. 그때까지의 자료를 보관하고 답변을 준비해 두세요.`;
};

/** Without the sentences that tell the worker whom to call; a claim is the worker's. */
export const told = (text: string): string =>
  text
    .split(/(?<=\.) /)
    .filter((sentence) => !/1350|\(132\)|국번 없이|출근하거나 복직 대신/.test(sentence))
    .join(' ')
    .replaceAll('청구할 수 있어요', '근로자가 청구할 수 있어요');

/** Said elsewhere on the page by rules of their own (`claims`, the responsible commission). */
const saidElsewhere: readonly string[] = ['jurisdiction', 'forewarning', 'forewarning_exempt', 'wage_equivalent'];
/** Of results that were calculated when a company was given the worker's words. */
const forWorkers: readonly string[] = ['deadline_passed', 'other_ways', 'part_time', 'representative', 'low_figure'];

const notesShown = ({ notes, side }: Pick<OpenResult, 'notes' | 'side'>): OpenResult['notes'] =>
  notes.filter(({ kind }) => !saidElsewhere.includes(kind) && (side === 'employee' || !forWorkers.includes(kind)));
