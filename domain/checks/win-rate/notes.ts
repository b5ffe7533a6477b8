import { addMonths, daysBetween, isLocalDate, koreanText } from '../../kernel/korean-date.ts';
import { routeNames } from '../../rulesets/route-names.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import type { RouteOut } from '../contract/result.ts';
import type { Note, Side } from './calculation.ts';
import type { Deadline } from './deadline.ts';
import { hoursNote, representativeNote, wageNote } from './money-notes.ts';
import type { Reading } from './reading.ts';
import { isUnderLabourLaw } from './routes.ts';

/** Advice beside the figure, the most urgent first. It never quotes free text, because a calculation is kept for ever. */
export const notesOf = (
  answers: Answers,
  side: Side,
  deadline: Deadline | null,
  routes: readonly RouteOut[],
): Note[] =>
  isUnderLabourLaw(routes)
    ? [
        deadlineNote(deadline, side, routes),
        otherWaysNote(routes),
        jurisdictionNote(answers, routes),
        forewarningNote(answers, side),
        representativeNote(answers, side, routes),
        wageNote(answers, side),
        hoursNote(answers),
        councilNote(answers),
      ].filter((note) => note !== null)
    : [];

const isOpen = (routes: readonly RouteOut[], route: RouteOut['route']): boolean =>
  routes.some((candidate) => candidate.route === route && candidate.open);

const deadlineNote = (deadline: Deadline | null, side: Side, routes: readonly RouteOut[]): Note | null => {
  if (deadline === null) return null;
  const day = koreanText(deadline.lastDay);
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
        ? `노동위원회 구제신청은 ${day}까지예요. 신청서를 먼저 내고 자료는 나중에 보탤 수 있으니 오늘 준비를 시작해 주세요.`
        : `근로자는 ${day}까지 노동위원회에 구제를 신청할 수 있어요. 그 전에 해고 절차와 자료를 살펴 두세요.`,
  };
};

/** The deadline of each route, for rulesets that name who decides: if one has passed, others may still be open. */
const hasBodies = (routes: readonly RouteOut[]): boolean => routes.some(({ body }) => body !== undefined);

const passedNote = (day: string, routes: readonly RouteOut[]): Note => {
  const left = routes.filter(({ route, open }) => open && route !== 'labour_commission' && route !== 'court');
  const others = left.map(({ route, deadline, body }) => {
    const until = deadline ? `${koreanText(deadline)}까지 ` : '';
    return `${routeNames[route]}은 ${until}${body}에 할 수 있어요.`;
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

const otherWaysNote = (routes: readonly RouteOut[]): Note | null =>
  routes.some(({ open }) => open)
    ? null
    : {
        kind: 'other_ways',
        title: '해고를 다투는 대신 할 수 있는 일',
        text: '해고예고수당과 받지 못한 임금·퇴직금은 회사 규모와 상관없이 고용노동부(국번 없이 1350)에 진정할 수 있고, 고용보험에 들어 있었다면 실업급여를 신청할 수 있어요. 직원 수를 세는 방법에 따라 결론이 달라질 수 있으니 노무사에게 꼭 확인해 보세요.',
      };

const commissions: Readonly<Record<string, string>> = {
  seoul: '서울',
  incheon: '인천',
  gyeonggi: '경기',
  gangwon: '강원',
  chungnam: '충남',
  chungbuk: '충북',
  jeonbuk: '전북',
  jeonnam: '전남',
  gyeongbuk: '경북',
  gyeongnam: '경남',
  busan: '부산',
  ulsan: '울산',
  jeju: '제주',
};

const jurisdictionNote = (answers: Answers, routes: readonly RouteOut[]): Note | null => {
  if (!isOpen(routes, 'labour_commission')) return null;
  const region = answers.get('intake/region');
  const name = typeof region === 'string' ? commissions[region] : undefined;
  return {
    kind: 'jurisdiction',
    title: '어느 노동위원회인가요?',
    text: name
      ? `사업장이 있는 곳을 맡은 ${name}지방노동위원회에 신청해요. 실제로 일한 사업장이 다른 지역에 있다면 그곳의 지방노동위원회에 내요.`
      : '실제로 일한 사업장이 있는 곳을 맡은 지방노동위원회에 신청해요. 어디인지 모르겠다면 고용노동부(국번 없이 1350)에 물어보세요.',
  };
};

const minimumNoticeDays = 30;

/** 근로기준법 제26조: 30 days' notice or 30 days' pay, also in small workplaces, but not in the first three months. */
const forewarningNote = (answers: Answers, side: Side): Note | null => {
  const joined = answers.get('intake/joined');
  const dismissed = answers.get('intake/dismissed');
  if (!isLocalDate(joined) || !isLocalDate(dismissed) || answers.get('intake/contract') === 'not_started') return null;
  const title = '해고예고수당';
  if (dismissed < addMonths(joined, 3)) {
    return {
      kind: 'forewarning_exempt',
      title,
      text: '일한 기간이 3개월에 못 미치면 해고예고 대상이 아니에요(근로기준법 제26조). 해고가 정당한지는 이것과 따로 따져요.',
    };
  }
  const exceptions = '천재·사변이나 일부러 회사에 큰 손해를 끼친 경우는 예외예요(근로기준법 제26조).';
  const pay =
    side === 'employee'
      ? '30일분 통상임금을 해고예고수당으로 따로 청구할 수 있어요. 직원이 5명 미만인 곳도 마찬가지예요.'
      : '30일분 통상임금을 해고예고수당으로 지급해야 해요. 직원이 5명 미만인 곳도 마찬가지예요.';
  const forewarned = answers.get('intake/forewarned');
  if (!isLocalDate(forewarned)) {
    return { kind: 'forewarning', title, text: `30일 전에 해고를 예고하지 않았다면 ${pay} ${exceptions}` };
  }
  const days = daysBetween(forewarned, dismissed);
  if (days >= minimumNoticeDays) return null;
  const told = days <= 0 ? '해고를 미리 알리지 않았으므로' : `해고 ${days}일 전에 알려 30일에 못 미치므로`;
  return { kind: 'forewarning', title, text: `${told} ${pay} ${exceptions}` };
};

const councilSize = 30;

const councilNote = (answers: Answers): Note | null => {
  const workers = answers.get('intake/workers');
  if (typeof workers !== 'number' || workers < councilSize) return null;
  return {
    kind: 'works_council',
    title: '노사협의회',
    text: '직원이 30명 이상인 회사는 노사협의회와 고충처리위원을 두어야 해요(근로자참여법 제4조, 제26조). 회사 안에서 먼저 이야기할 길이 있는지 확인해 보세요.',
  };
};
