import { koreanText } from '../kernel/korean-date.ts';
import type { LegalPointOut, OpenResult, Result, RouteOut, StepOut } from './contract/result.ts';

/**
 * A result as the side that asks reads it. The calculation's texts speak to the worker; a company reads the same facts
 * without the advice that is meant for the other side. Figures stay as they are.
 */
export const asReadBy = <R extends Result>(result: R): R => {
  if (result.side === 'employee') return { ...result, notes: notesShown(result) };
  const forCompany = {
    ...result,
    notes: notesShown(result),
    routes: result.routes.map((route) => ({ ...route, why: routeForCompany(route) })),
    ...(result.strongestPoint ? { strongestPoint: pointForCompany(result.strongestPoint) } : {}),
    ...(result.voidingFacts ? { voidingFacts: result.voidingFacts.map(pointForCompany) } : {}),
  };
  return 'steps' in forCompany ? { ...forCompany, steps: forCompany.steps.map(stepForCompany) } : forCompany;
};

const pointForCompany = (point: LegalPointOut): LegalPointOut => ({ ...point, text: told(point.text) });

const stepForCompany = (step: StepOut): StepOut => ({ ...step, title: told(step.title), why: told(step.why) });

/** Replaces a route's advice: what the worker may do, and until when. */
export const routeForCompany = ({ open, why, body, deadline }: RouteOut): string => {
  if (!open) return told(why);
  const where = body === undefined ? '' : ` ${body}에서`;
  return deadline === undefined
    ? `근로자가${where} 다툴 수 있어요. 정해진 마지막 날이 없으니 자료를 오래 보관해 두세요.`
    : `근로자가 ${koreanText(deadline)}까지${where} 다투기 시작할 수 있어요. 그때까지의 자료를 보관하고 답변을 준비해 두세요.`;
};

/** Without the sentences that tell the worker whom to call; a claim is the worker's. */
export const told = (text: string): string =>
  text
    .split(/(?<=\.) /)
    .filter((sentence) => !/1350|\(132\)|국번 없이/.test(sentence))
    .join(' ')
    .replaceAll('청구할 수 있어요', '근로자가 청구할 수 있어요');

/** Said elsewhere on the page by rules of their own (`claims`, the responsible commission). */
const saidElsewhere: readonly string[] = ['jurisdiction', 'forewarning', 'forewarning_exempt', 'wage_equivalent'];
/** Of results that were calculated when a company was given the worker's words. */
const forWorkers: readonly string[] = ['deadline_passed', 'other_ways', 'part_time', 'representative', 'low_figure'];

const notesShown = ({ notes, side }: Pick<OpenResult, 'notes' | 'side'>): OpenResult['notes'] =>
  notes.filter(({ kind }) => !saidElsewhere.includes(kind) && (side === 'employee' || !forWorkers.includes(kind)));
