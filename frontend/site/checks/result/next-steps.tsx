import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { isUnderLabourLaw } from '@nomucheck/domain/checks/win-rate/routes.ts';
import type { ReactNode } from 'react';
import { koreanDateWithDay } from '../../../shared/formats.ts';
import { wording } from '../wording.ts';

type NextStep = { readonly title: string; readonly text: string };

/** What to do now, in order, for the side that asks and the open routes. */
export const nextStepsOf = (result: Pick<Result, 'side' | 'routes' | 'rate'>): readonly NextStep[] => {
  if (result.side === 'employer') {
    const { reasons, procedure, settle, consult } = wording.nextSteps.employer;
    return [reasons, procedure, settle, consult];
  }
  const { deadline, choose, passed, others, appeal, lawyer, evidence, resignation, consult } =
    wording.nextSteps.employee;
  if (!isUnderLabourLaw(result.routes))
    return result.routes.some(({ open }) => open) ? [appeal, evidence, lawyer] : [lawyer, evidence];
  const commission = result.routes.find((route) => route.route === 'labour_commission');
  const isCourtOpen = result.routes.some((route) => route.route === 'court' && route.open);
  const first: NextStep[] = [];
  if (commission?.open && commission.deadline !== undefined)
    first.push((isEitherOr(result) ? choose : deadline)(koreanDateWithDay(commission.deadline)));
  else if (result.routes.some(isOwnWay)) first.push(others);
  else if (isCourtOpen) first.push(passed);
  // Without an open route, the warning against signing papers doesn't apply.
  return result.rate === null ? [...first, evidence, consult] : [...first, evidence, resignation, consult];
};

/** A route for protected persons, with a body and a time limit of its own. */
const isOwnWay = ({ route, open }: Result['routes'][number]): boolean =>
  open && route !== 'labour_commission' && route !== 'court';

/** The commission and the protection of whistleblowers shut each other out (공익신고자 보호법 제17조 제3항, 제18조 제1항). */
const isEitherOr = ({ routes }: Pick<Result, 'routes'>): boolean =>
  routes.some(({ route, open }) => open && route === 'whistleblower_protection');

/** What to do now. `children` are the tools for it: a calendar, an application, a link for the family. */
export const NextSteps = ({ result, children }: { result: Result; children?: ReactNode }) => (
  <section id="next-steps">
    <h2>{wording.nextSteps.title}</h2>
    <ol className="next-steps">
      {nextStepsOf(result).map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
    {children}
  </section>
);
