import type { LegalPointOut, LockedResult, RouteOut } from '../checks/contract/result.ts';
import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { Answers, RouteName, SectionId } from '../rulesets/ruleset.ts';
import type { SharedResultOut } from './contract.ts';
import { generalGrounds } from './general-grounds.ts';
import { sharedStepsOf } from './shared-steps.ts';

/**
 * A check's result without its sensitive answers, its steps locked (`backend/checks/results/shareable-results.ts`), and its answers, of
 * which only the stage of the dispute is read.
 */
export type ShareableResult = {
  readonly result: LockedResult;
  readonly grounds: readonly SectionId[];
  readonly answers: Answers;
};

/** Sections of protected persons: who asks there reported something, or was harassed. */
const privateSections: ReadonlySet<string> = new Set(['detail-7', 'detail-14', 'detail-20']);
/** The page on protected people (intake 16). */
const pageOnProtected = { section: 'intake', numbering: 16 };
/** Items elsewhere that ask for the union, a pregnancy or the like. */
const privateItems: ReadonlySet<string> = new Set([
  ...['detail-2#8', 'detail-6#8', 'detail-9#5', 'detail-17#7', 'detail-17#8', 'detail-17#9', 'detail-18#4'],
  'detail-22#9',
]);
/** The routes that are open to everybody; the others tell what happened to the person. */
const generalRoutes: ReadonlySet<RouteName> = new Set([
  'labour_commission',
  'labour_commission_review',
  'administrative_suit',
  'court',
  'appeal_review',
]);

/** What a link shows of it. */
export const sharedResultOf = (
  { result, grounds, answers }: ShareableResult,
  endsAt: string,
  today: LocalDate,
): SharedResultOut => {
  const { side, shows, clamped, general, shownRate, shownBand, base, toCome, stage } = result;
  const routes = result.routes.filter(({ route }) => generalRoutes.has(route));
  return {
    endsAt,
    side,
    ...(shows === undefined ? {} : { shows }),
    ...(clamped === undefined ? {} : { clamped }),
    ...(toCome ? { toCome } : {}),
    ...(stage === undefined ? {} : { stage }),
    general,
    shownRate,
    shownBand,
    base,
    strongestPoint: shownPoint(result.strongestPoint),
    strongestObstacle: shownPoint(result.strongestObstacle),
    grounds: [...generalGrounds(grounds)],
    routes: routes.map(shownRoute),
    nextSteps: sharedStepsOf(answers, { ...result, routes }, today),
  };
};

/** null where it says what protects the person. */
const shownPoint = (point: LegalPointOut | null | undefined): SharedResultOut['strongestPoint'] =>
  point && !point.answers.some(isPrivate) ? { text: point.text, law: point.law } : null;

const isPrivate = ({ section, numbering }: LegalPointOut['answers'][number]): boolean =>
  privateSections.has(section) ||
  privateItems.has(`${section}#${numbering}`) ||
  (section === pageOnProtected.section && numbering === pageOnProtected.numbering);

/** Without why it is closed or open, which names dates and the workplace. */
const shownRoute = ({
  route,
  open,
  body,
  period,
  deadline,
  saferDeadline,
}: RouteOut): SharedResultOut['routes'][number] => ({
  route,
  open,
  ...(body === undefined ? {} : { body }),
  ...(period === undefined ? {} : { period }),
  ...(open && deadline !== undefined ? { deadline } : {}),
  ...(open && saferDeadline !== undefined ? { saferDeadline } : {}),
});
