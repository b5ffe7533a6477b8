import { koreanText, type LocalDate } from '../../../kernel/korean/korean-date.ts';
import { withTopicParticle } from '../../../kernel/korean/korean-particles.ts';
import { articleTextOn } from '../../../statutes/article-text-on.ts';
import { articlesNamed } from '../../../statutes/articles-named.ts';
import { setsPeriod } from '../../citations/law/statements.ts';
import { articlesIn } from '../finding/articles-named.ts';
import type { FoundRoute, Material } from '../material.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { article, type Line, sentence, test } from './claims.ts';

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

/** To a worker none of whose ways has a last day yet: to whom one turns, within which time from which day. */
export const withoutDays = (material: Material, read: ReadQuestion): readonly Line[] => {
  const bodies = material.routes.filter(({ name }) => !COURT.test(name));
  if (bodies.length === 0) return [];
  return [...bodies.flatMap((route) => linesOf(route, material, read)), ...courtAfterwards(material, read)];
};

/** A route without a period of its own says so in these words. */
const NO_PERIOD = /^정해진 신청 기간은 없/;

const linesOf = (route: FoundRoute, { lawDate }: Material, read: ReadQuestion): readonly Line[] => {
  const { name, period, deadline, open, law } = route;
  const isCommission = COMMISSION.test(name);
  const laws = articlesIn(law)
    .filter((one) => isStatute(one) && saysUntilWhen(one, lawDate))
    .slice(0, LAWS);
  const source = (isCommission ? ['근로기준법 제28조 제2항'] : laws).map(article);
  if (!open && isCommission && isSmallWorkplace(read)) return smallWorkplace(deadline, read.workers);
  if (!open) return [sentence(`${withTopicParticle(name)} 지금 아는 사정으로는 하기 어려워요.`, ...source)];
  // Which office it is says the topic, with its summary as the source.
  if (NO_PERIOD.test(period)) return [];
  const { monthsAgo } = read.understood;
  return [
    sentence(`${withTopicParticle(name)} ${period} 안에 ${route.body.replace(' (', '(')}에 해야 해요.`, ...source),
    ...(monthsAgo !== null && monthsAgo >= 3 && isCommission ? [perhapsOver] : []),
  ];
};

const isSmallWorkplace = ({ answers }: ReadQuestion): boolean => answers.get('detail-7/under-five') === 'yes';

const perhapsOver: Line = sentence(
  '말씀하신 대로라면 그 3개월을 벌써 넘긴 것은 아닌지 세어 드릴 테니, 해고된 날짜부터 바로 알려 주세요.',
);

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

const courtAfterwards = ({ routes, tests }: Material, read: ReadQuestion): readonly Line[] => {
  const late = tests.find(({ item }) => item === AFTER_THREE_MONTHS);
  const isCourtOpen = routes.some(({ name, open }) => COURT.test(name) && open);
  if (!late || !isCourtOpen || isSmallWorkplace(read) || !routes.some(({ name }) => COMMISSION.test(name))) return [];
  return [
    sentence(
      '3개월이 지나면 노동위원회 구제신청은 할 수 없고 법원 소송만 남아요.',
      test(late),
      article('근로기준법 제28조 제2항'),
    ),
  ];
};
