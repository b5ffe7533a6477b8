import { withTopicParticle } from '../../../kernel/korean/korean-particles.ts';
import { articleTextOn } from '../../../statutes/article-text-on.ts';
import { articlesNamed } from '../../../statutes/articles-named.ts';
import { sentencesOf } from '../../citations/claims/sentences-of.ts';
import { setsPeriod } from '../../citations/law/statements.ts';
import type { Clock, Facts } from '../../understanding/facts.ts';
import { articlesIn } from '../finding/articles-named.ts';
import type { Material } from '../material.ts';
import type { Plan } from '../planning/plan.ts';
import { topicItem } from '../planning/topic-tests.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { article, type Line, opening, sentence, test } from './claims.ts';
import { withoutDays } from './without-days.ts';

/** The clock that runs, with its day: the second line. Where no day is known, within which time from which day. */
export const clockPart = (plan: Plan, facts: Facts, material: Material, read: ReadQuestion): readonly Line[] => {
  const { clock, main } = plan;
  if (clock === null) return [];
  if (clock !== 'facts') {
    const found = material.tests.find(({ item }) => item === topicItem(main.id));
    return sentencesOf(clock).map((each, n) => (n === 0 ? opening : sentence)(each, ...(found ? [test(found)] : [])));
  }
  if (facts.clocks.length > 0) {
    const [first] = [facts.clock].flatMap((one) => one ?? []);
    const others = facts.clocks.filter((one) => one !== first);
    return [
      ...(first ? linesOf(first, facts, material) : []),
      ...others.flatMap((one) => linesOf(one, facts, material).slice(0, 1)),
    ];
  }
  const mayBeCounted = facts.stage === 'not_filed' && facts.asker === 'employee' && material.routes.length > 0;
  if (!mayBeCounted) return [];
  return withoutDays(material, read).map((line, n) => (n === 0 ? { ...line, opens: true } : line));
};

const LAWS = 2;

const linesOf = (clock: Clock, facts: Facts, { lawDate }: Material): readonly Line[] => {
  const { name, day, passed, from, movedBecause } = clock;
  const laws = articlesIn(clock.law)
    .filter((one) => !/규칙/u.test(one) && setsPeriodOn(one, lawDate))
    .slice(0, LAWS);
  const source = (/^노동위원회 구제/u.test(name) ? ['근로기준법 제28조 제2항'] : laws).map(article);
  const subject = withTopicParticle(name);
  if (passed) return [opening(`${subject} ${day}까지 할 수 있었고, 지금은 그 기한이 지났어요.`, ...source)];
  return [
    opening(`${subject} ${day}까지 해야 해요.`, ...source),
    ...(from === '' ? [] : [sentence(`말씀하신 ${from}부터 센 날짜이니, 날짜가 다르면 꼭 다시 알려 주세요.`)]),
    ...(movedBecause === null || facts.stage !== 'not_filed'
      ? []
      : [
          sentence(
            '기간이 끝나는 날이 토요일이나 공휴일이면 기간은 그다음 날에 끝나서, 늦춰진 날짜예요.',
            article('민법 제161조'),
          ),
        ]),
  ];
};

const setsPeriodOn = (name: string, date: string): boolean =>
  articlesNamed(name).some(
    ({ law, article: number }) => law !== null && setsPeriod(articleTextOn(law, number, date) ?? []),
  );
