import { deadlineOf } from '../../../checks/win-rate/deadline.ts';
import { koreanText, type LocalDate } from '../../../kernel/korean-date.ts';
import { articleTextOn } from '../../citations/articles/article-text-on.ts';
import { articlesNamed } from '../../citations/articles/articles-named.ts';
import { setsPeriod } from '../../citations/statements.ts';
import { articlesIn } from '../finding/articles-named.ts';
import type { FoundRoute, Material } from '../material.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { article, heading, type Line, sentence, test } from './claims.ts';

/** The rules of the commissions are no statute that a reader can open by its article. */
const isStatute = (name: string): boolean => !/규칙/u.test(name);
const AFTER_THREE_MONTHS = 'detail-23/three-months-passed';
/** Public officials of the state and of a town have an article each. */
const LAWS = 2;
const saysUntilWhen = (name: string, date: LocalDate): boolean =>
  articlesNamed(name).some(
    ({ law, article: number }) => law !== null && setsPeriod(articleTextOn(law, number, date) ?? []),
  );
const COURT = /^법원/u;
const COMMISSION = /^노동위원회 구제/u;

/** To whom one turns, and until when: the days are the routes' own, counted by the questionnaire's rules. */
export const deadlinePart = (material: Material, read: ReadQuestion): readonly Line[] => {
  if (read.side === 'employer') return ofCompany;
  const bodies = material.routes.filter(({ name }) => !COURT.test(name));
  if (bodies.length === 0) return [];
  const lines = bodies.flatMap((route) => linesOf(route, material, read));
  return [heading('어디에, 언제까지'), ...lines, ...courtAfterwards(material, isSmallWorkplace(read))];
};

const ofCompany: readonly Line[] = [
  heading('다툼이 되면'),
  sentence(
    '직원이 5명 이상인 곳이라면 해고된 직원은 3개월 안에 노동위원회에 부당해고 구제를 신청할 수 있어요.',
    article('근로기준법 제11조'),
    article('근로기준법 제28조 제2항'),
  ),
];

/** A route without a period of its own says so in these words. */
const NO_PERIOD = /^정해진 신청 기간은 없/;

const linesOf = (route: FoundRoute, material: Material, read: ReadQuestion): readonly Line[] => {
  const { lawDate: today, dismissedOn } = material;
  const { name, period, deadline, open } = route;
  const body = route.body.replace(' (', '(');
  const laws = articlesIn(route.law)
    .filter((name) => isStatute(name) && saysUntilWhen(name, today))
    .slice(0, LAWS);
  const source = (COMMISSION.test(name) ? ['근로기준법 제28조 제2항'] : laws).map(article);
  const isSmall = isSmallWorkplace(read);
  if (!open && isSmall && COMMISSION.test(name)) return smallWorkplace(deadline, read.workers);
  if (!open && deadline !== null && deadline < today)
    return [
      sentence(`${topicOf(name)} ${koreanText(deadline)}까지 할 수 있었고, 지금은 그 기한이 지났어요.`, ...source),
      ...countedFrom(dismissedOn),
    ];
  if (!open) return [sentence(`${topicOf(name)} 지금 아는 사정으로는 하기 어려워요.`, ...source)];
  // Which office it is says the topic, with its summary as the source.
  if (deadline === null && NO_PERIOD.test(period)) return [];
  if (deadline === null)
    return [
      sentence(`${topicOf(name)} ${period} 안에 ${body}에 해야 해요.`, ...source),
      ...(read.dates.monthsAgo !== null && read.dates.monthsAgo >= 3 && COMMISSION.test(name) ? [perhapsOver] : []),
    ];
  return [
    sentence(`${topicOf(name)} ${koreanText(deadline)}까지 ${body}에 해야 해요.`, ...source),
    ...(COMMISSION.test(name) || bodyAlone(material) ? countedFrom(dismissedOn) : []),
    ...(COMMISSION.test(name) ? moved(dismissedOn, deadline, today) : []),
  ];
};

const isSmallWorkplace = ({ answers }: ReadQuestion): boolean => answers.get('detail-7/under-five') === 'yes';

const perhapsOver: Line = sentence(
  '말씀하신 대로라면 그 3개월을 벌써 넘긴 것은 아닌지 세어 드릴 테니, 해고된 날짜부터 바로 알려 주세요.',
);

const bodyAlone = ({ routes }: Material): boolean => !routes.some(({ name }) => COMMISSION.test(name));

const smallWorkplace = (deadline: LocalDate | null, workers: number | null): readonly Line[] => [
  sentence('직원이 5명 미만이라면 노동위원회 구제신청은 적용되지 않아요.', article('근로기준법 제11조')),
  ...(workers !== null && workers < NEARLY_FIVE ? [] : [perhapsFive(deadline)]),
];
/** Who counts three people at work is not told of a day that is none of theirs. */
const NEARLY_FIVE = 4;

const perhapsFive = (deadline: LocalDate | null): Line =>
  sentence(
    deadline === null
      ? '다만 세어 보니 직원이 5명 이상인 곳이라면 해고된 날부터 3개월 안에 구제를 신청할 수 있으니, 인원부터 서둘러 확인해 보세요.'
      : `다만 세어 보니 직원이 5명 이상인 곳이라면 ${koreanText(deadline)}까지 구제를 신청할 수 있으니, 인원부터 서둘러 확인해 보세요.`,
    article('근로기준법 제11조'),
    article('근로기준법 제28조 제2항'),
  );

/** Of what was told, not of the law. */
const countedFrom = (day: LocalDate | null): readonly Line[] => [
  sentence(
    day === null
      ? '알려 주신 날부터 센 날짜이니, 날짜가 다르면 꼭 다시 알려 주세요.'
      : `말씀하신 ${koreanText(day)}을 해고된 날로 보고 센 날짜이니, 날짜가 다르면 꼭 다시 알려 주세요.`,
  ),
];

/** Why the day isn't simply three months later. */
const moved = (dismissed: LocalDate | null, deadline: LocalDate, today: LocalDate): readonly Line[] => {
  if (dismissed === null) return [];
  const { lastDay, movedBecause } = deadlineOf(dismissed, today);
  if (lastDay !== deadline || movedBecause === null) return [];
  return [
    sentence(
      '기간이 끝나는 날이 토요일이나 공휴일이면 기간은 그다음 날에 끝나서, 늦춰진 날짜예요.',
      article('민법 제161조'),
    ),
  ];
};

const courtAfterwards = ({ routes, tests, lawDate }: Material, isSmall: boolean): readonly Line[] => {
  const late = tests.find(({ item }) => item === AFTER_THREE_MONTHS);
  const isCourtOpen = routes.some(({ name, open }) => COURT.test(name) && open);
  const commission = routes.find(({ name }) => COMMISSION.test(name));
  if (!late || !isCourtOpen || !commission || isSmall) return [];
  const isOver = commission.deadline !== null && commission.deadline < lawDate;
  return [
    sentence(
      '3개월이 지나면 노동위원회 구제신청은 할 수 없고 법원 소송만 남아요.',
      test(late),
      article('근로기준법 제28조 제2항'),
    ),
    ...(isOver ? [sentence('늦었다고 바로 포기하지 말고 변호사와 서둘러 이야기해 보세요.')] : []),
  ];
};

/** `노동위원회 구제신청은`, `소청심사 청구는`. */
const topicOf = (name: string): string => {
  const last = name.charCodeAt(name.length - 1);
  return `${name}${(last - 0xac00) % 28 === 0 ? '는' : '은'}`;
};
