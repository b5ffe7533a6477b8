import type { Deadline } from '../../../kernel/korean/deadline.ts';
import { koreanText } from '../../../kernel/korean/korean-date.ts';
import { withTopicParticle } from '../../../kernel/korean/korean-particles.ts';
import { isUnderLabourLaw } from '../../../rulesets/open-routes.ts';
import { routeNames } from '../../../rulesets/route-names.ts';
import type { Answers } from '../../../rulesets/ruleset.ts';
import type { RouteOut } from '../../contract/result.ts';
import type { Note, Side } from '../calculation.ts';
import type { Reading } from '../reading.ts';
import { hoursNote, representativeNote } from './money-notes.ts';
import { notAskedNote, toComeNote } from './situation-notes.ts';

/** Advice beside the figure, the most urgent first. It never quotes free text, because a calculation is kept for ever. */
export const notesOf = (
  reading: Reading,
  side: Side,
  deadline: Deadline | null,
  routes: readonly RouteOut[],
  toCome: boolean,
): Note[] => {
  const { answers } = reading;
  return isUnderLabourLaw(routes)
    ? [
        toComeNote(side, toCome),
        deadlineNote(deadline, side, routes),
        otherWaysNote(routes, side, answers),
        representativeNote(answers, side, routes),
        hoursNote(answers, side),
        councilNote(answers, side),
        notAskedNote(reading, side),
      ].filter((note) => note !== null)
    : [];
};

const isOpen = (routes: readonly RouteOut[], route: RouteOut['route']): boolean =>
  routes.some((candidate) => candidate.route === route && candidate.open);

const deadlineNote = (deadline: Deadline | null, side: Side, routes: readonly RouteOut[]): Note | null => {
  if (deadline === null || isShutByRule(routes)) return null;
  const day = koreanText(deadline.lastDay);
  if (deadline.passed && side === 'employer') return passedForCompany(day, routes);
  if (deadline.passed && hasBodies(routes)) return passedNote(day, routes);
  if (deadline.passed) {
    const court = isOpen(routes, 'court')
      ? '법원의 해고무효확인 소송은 아직 할 수 있어요. 받지 못한 임금과 퇴직금도 3년 안에는 청구할 수 있어요.'
      : '받지 못한 임금과 퇴직금은 3년 안에는 청구할 수 있어요.';
    return {
      kind: 'deadline_passed',
      title: '노동위원회 신청 기한이 지났어요',
      text: `노동위원회에는 ${day}까지 신청할 수 있었어요. ${court} 기한을 넘긴 사정까지 함께 상담받아 보세요.`,
    };
  }
  if (!deadline.urgent || !isOpen(routes, 'labour_commission')) return null;
  return {
    kind: 'deadline_soon',
    title: '신청 기한이 얼마 남지 않았어요',
    text:
      side === 'employee'
        ? workerHurries(day, deadline.daysLeft)
        : `근로자는 ${day}까지 노동위원회에 구제를 신청할 수 있어요. 그 전에 해고 절차와 자료를 살펴 두세요.`,
  };
};

const workerHurries = (day: string, daysLeft: number): string =>
  daysLeft === 0
    ? `노동위원회 구제신청은 ${day}까지예요. 이날이 지나기 전에 신청서를 먼저 내고 자료는 나중에 보태세요.`
    : `노동위원회 구제신청은 ${day}까지예요. 신청서를 먼저 내고 자료는 나중에 보탤 수 있으니 오늘 준비를 시작해 주세요.`;

/** The commission decides no case like this one, so that no last day runs or has passed; such a route names none. */
const isShutByRule = (routes: readonly RouteOut[]): boolean =>
  routes.some(
    ({ route, open, deadline, body }) =>
      route === 'labour_commission' && !open && deadline === undefined && body !== undefined,
  );

const passedForCompany = (day: string, routes: readonly RouteOut[]): Note => ({
  kind: 'company_deadline_passed',
  title: '부당해고 구제신청 기한이 지났어요',
  text: `근로자는 ${day}까지 노동위원회에 신청할 수 있었어요. ${
    isOpen(routes, 'court') ? '법원에 해고무효확인 소송을 내는 것은 아직 막히지 않았어요. ' : ''
  }밀린 임금과 퇴직금이 있다면 3년 동안은 지급할 책임이 남아요.`,
});

/** The deadline of each route, for rulesets that name who decides: if one has passed, others may still be open. */
const hasBodies = (routes: readonly RouteOut[]): boolean => routes.some(({ body }) => body !== undefined);

const passedNote = (day: string, routes: readonly RouteOut[]): Note => {
  const left = routes.filter(({ route, open }) => open && route !== 'labour_commission' && route !== 'court');
  const others = left.map(({ route, deadline, body }) => {
    const until = deadline ? `${koreanText(deadline)}까지 ` : '';
    return `${withTopicParticle(routeNames[route])} ${until}${body}에 할 수 있어요.`;
  });
  const court = isOpen(routes, 'court')
    ? '법원의 해고무효확인 소송은 아직 할 수 있어요. 소송은 변호사나 대한법률구조공단(132)에서 도움을 받으세요.'
    : '';
  return {
    kind: 'deadline_passed',
    title: '부당해고 구제신청 기한이 지났어요',
    text: [
      `부당해고 구제신청은 ${day}까지 할 수 있었어요.`,
      ...others,
      court,
      '받지 못한 임금과 퇴직금은 3년 안에는 청구할 수 있어요. 기한을 넘긴 사정까지 함께 상담받아 보세요.',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  };
};

/** A figure below this is shown with a note on what could change it. */
const lowFigure = 0.3;
const mostNamed = 3;

/**
 * What a worker with a low figure can do: answer the unknown questions whose answer could raise it, and collect evidence.
 */
export const lowFigureNote = ({ steps }: Reading, side: Side, rate: number | null): Note[] => {
  if (side !== 'employee' || rate === null || rate >= lowFigure) return [];
  const unknown = steps.filter(
    ({ step, item }) =>
      step.value !== 'yes' && step.value !== 'no' && [item.positive, item.negative].some(({ ratio = 1 }) => ratio > 1),
  );
  const named = unknown.slice(0, mostNamed).map(({ item }) => `‘${item.title}’`);
  const toFindOut = named.length > 0 ? ` 아직 모르는 ${named.join(', ')}에 대한 답을 확인하면 달라질 수 있어요.` : '';
  return [
    {
      kind: 'low_figure',
      title: '수치가 낮아도 다툴 수 없다는 뜻은 아니에요',
      text: `지금까지의 답으로 어림한 값이에요.${toFindOut} 해고 통지서, 취업규칙, 회사와 주고받은 메시지를 찾아보면 답이 달라질 수 있고, 많은 사건이 판정까지 가지 않고 화해로 끝나요.`,
    },
  ];
};

const otherWaysNote = (routes: readonly RouteOut[], side: Side, answers: Answers): Note | null =>
  // Who settled has nothing left to dispute, whatever the size of the workplace.
  side === 'employer' || routes.some(({ open }) => open) || answers.get('intake/stage') === 'settled'
    ? null
    : {
        kind: 'other_ways',
        title: '해고를 다투는 대신 할 수 있는 일',
        text: '해고예고수당과 받지 못한 임금·퇴직금은 회사 규모와 상관없이 고용노동부(국번 없이 1350)에 진정할 수 있고, 고용보험에 들어 있었다면 실업급여를 신청할 수 있어요. 직원 수를 세는 방법에 따라 결론이 달라질 수 있으니 노무사에게 꼭 확인해 보세요.',
      };

const councilSize = 30;

const councilNote = (answers: Answers, side: Side): Note | null => {
  const workers = answers.get('intake/workers');
  if (typeof workers !== 'number' || workers < councilSize) return null;
  return {
    kind: 'works_council',
    title: '노사협의회',
    text: `직원이 30명 이상인 회사는 노사협의회와 고충처리위원을 두어야 해요(근로자참여법 제4조, 제26조).${
      side === 'employee' ? ' 회사 안에서 먼저 이야기할 길이 있는지 확인해 보세요.' : ''
    }`,
  };
};
