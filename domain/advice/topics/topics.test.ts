import { describe, expect, test } from 'vitest';
import { articlesNamed } from '../../statutes/articles-named.ts';
import { articleOn } from '../../statutes/register.ts';
import { sentencesOf } from '../citations/claims/sentences-of.ts';
import { neverSaid, type Safety } from '../safety/never-said.ts';
import type { Facts } from '../understanding/facts.ts';
import { says } from '../understanding/words/words.ts';
import { anyEnding } from './any-ending.ts';
import type { Topic } from './topic.ts';
import { topics } from './topics.ts';

const today = '2026-11-27';

const nothing: Facts = {
  ...{
    question: '',
    orders: '',
    today,
    asker: 'employee',
    dismissal: null,
    resignation: null,
    notice: null,
    stage: 'not_filed',
  },
  ...{ contract: null, protectedBy: new Set(), grounds: [], workers: null, size: null, months: null, monthsAgo: null },
  isAskerUnclear: false,
  isInDespair: false,
  ...{ weeklyHours: null, monthlyWage: null, hourlyWage: null, commission: null },
  days: { dismissed: null, told: null, decided: null, received: null, ordered: null },
  ...{ clock: null, clocks: [], against: [], answers: new Map(), says: says(''), asks: says('') },
};

const clock = {
  ...{ name: '노동위원회 구제신청', law: '근로기준법 제28조 제2항', lastDay: '2027-03-02', day: '2027년 3월 2일' },
  ...{ daysLeft: 95, passed: false, from: '2026년 11월 30일', movedBecause: null },
};

/** Each line of a topic is said for some of these. */
const kinds: readonly Partial<Facts>[] = [
  {},
  { dismissal: 'done', notice: 'messenger', size: 'five_or_more', months: 24, monthlyWage: 2_800_000 },
  { dismissal: 'done', size: 'under_five', months: 8, hourlyWage: 10_320, weeklyHours: 20 },
  { dismissal: 'to_come', size: 'unclear', months: 2, clock, clocks: [clock] },
  { dismissal: 'not_renewed', contract: 'fixed_term', months: 30, clock, clocks: [clock] },
  { dismissal: 'withdrawn', stage: 'filed' },
  { dismissal: 'transferred', days: { ...nothing.days, told: '2026-11-18' } },
  { stage: 'lost', clock: { ...clock, passed: true, daysLeft: -3 }, clocks: [{ ...clock, passed: true }] },
  { stage: 'settling', monthlyWage: 3_200_000, days: { ...nothing.days, dismissed: '2026-09-20' } },
  { resignation: 'forced', size: 'five_or_more' },
  { asker: 'employer', dismissal: 'planned', size: 'five_or_more', days: { ...nothing.days, dismissed: '2026-12-24' } },
  { asker: 'employer', dismissal: 'done', size: 'under_five', months: 5, hourlyWage: 10_320, weeklyHours: 20 },
  {
    asker: 'employer',
    protectedBy: new Set([
      'work_injury',
      'union',
      'labour_office',
      'sexual_harassment',
      'harassment',
      'childcare_leave',
    ]),
  },
];

const wordsOf = (topic: Topic): string =>
  [...`${topic.fits}${topic.first}${topic.today}${topic.week}${topic.law}${topic.refuses}`.matchAll(/"([^"]+?)~?"/gu)]
    .map(([, word = '']) => word)
    .filter((word) => word.length < 20)
    .join(' ');

const factsFor = (topic: Topic): readonly Facts[] =>
  kinds.flatMap((kind) =>
    ['', wordsOf(topic)].map((question) => ({
      ...nothing,
      ...kind,
      ...{ question, says: says(question), asks: says(question) },
    })),
  );

const all = [...topics, anyEnding];
const present = (lines: readonly (string | false | null)[] | undefined): readonly string[] =>
  (lines ?? []).filter((line): line is string => typeof line === 'string');

/** `2027년 3월 2일`, but from the facts. */
const day = /20\d\d년 \d{1,2}월/u;
const factsDays = [
  ...['2027년 3월 2일', '2026년 11월 30일', '2026년 12월 24일', '2026년 10월 20일', '2027년 1월 24일'],
  '2027년 12월 24일',
  // Counted from the days of `kinds` by the periods of their own laws.
  ...[
    '2026년 9월 20일',
    '2026년 12월 21일',
    '2027년 3월 24일',
    '2027년 2월 16일',
    ...['2027년 1월 16일', '2027년 1월 22일'],
    '2029년 9월 20일',
    '2027년 9월 20일',
  ],
];

const forbidden = [
  '이길 수 있어요',
  '승소(?:해요|합니다|할 거)',
  '(?:반드시|무조건|틀림없이|100\\s?%) (?:이기|이겨|인정|받)',
  '보통 \\d+',
  '출근하지 마세요',
  '사직서를 (?:내|쓰)세요',
  '[A-Za-z가-힣]*(?:습니다|합니다|입니다)\\.(?![”’])',
];

const safetyOf = ({ asker, dismissal, resignation, stage, contract, clocks }: Facts): Safety => ({
  ...{ today, lastDays: clocks.map(({ lastDay }) => lastDay) },
  situation: { asker, dismissal, resignation, stage, contract, days: [] },
});

describe.each(all.map((topic) => [topic.id, topic] as const))('the topic %s', (_, topic) => {
  const everything = factsFor(topic).map((facts) => ({
    facts,
    first: topic.first(facts),
    today: present(topic.today?.(facts)),
    week: present(topic.week?.(facts)),
    law: topic.law(facts).filter((line) => line !== false && line !== null),
    refuses: present(topic.refuses?.(facts)),
    clock: topic.clock?.(facts) ?? null,
    asks: topic.asks(facts).filter((one) => one !== false && one !== null),
  }));
  const said = everything.flatMap(({ first, today: deeds, week, law, refuses, clock: own }) => [
    ...[first, ...deeds, ...week, ...law.map(({ say }) => say), ...refuses],
    ...(own === null ? [] : [own]),
  ]);

  test('speaks in whole sentences, the first of them one alone', () => {
    for (const sentence of said) expect(sentence).toMatch(/[요죠]\.$/u);
    for (const { first } of everything) expect(first.split(/(?<=[.!?])\s/u)).toHaveLength(1);
  });

  test('promises nothing, invents no month and tells nobody to resign or to stay away', () => {
    const own = (sentence: string): string => sentence.replace(/“[^”]*”/gu, '');
    for (const sentence of said)
      for (const pattern of forbidden) expect(own(sentence)).not.toMatch(new RegExp(pattern, 'u'));
  });

  test('says to whom it answers nothing that must never be said to them', () => {
    for (const { facts, first, today: deeds, week, law, refuses } of everything)
      if (topic.fits(facts) > 0)
        for (const line of [first, ...deeds, ...week, ...law.map(({ say }) => say), ...refuses])
          for (const sentence of sentencesOf(line)) expect(neverSaid(sentence, safetyOf(facts)), sentence).toBeNull();
  });

  test('names no day but those of the facts', () => {
    for (const sentence of said) {
      const without = factsDays.reduce((text, one) => text.replaceAll(one, ''), sentence);
      expect(without).not.toMatch(day);
    }
  });

  test('is short: four deeds a list, five lines of law, one question at least', () => {
    for (const { today: deeds, week, law, asks } of everything) {
      expect(deeds.length).toBeLessThanOrEqual(4);
      expect(week.length).toBeLessThanOrEqual(4);
      expect(law.length).toBeLessThanOrEqual(5);
      expect(asks.length).toBeGreaterThanOrEqual(1);
      for (const { ask } of asks) expect(ask).toMatch(/\?$|\?[^가-힣]*$|주세요\.$/u);
    }
  });

  test('cites laws in force that the register knows, and decisions by court and number', () => {
    for (const { law } of everything)
      for (const { law: cited } of law)
        for (const one of cited.split('; ')) {
          if (/^대법원 \d{2,4}[가-힣]{1,2}\d+$/u.test(one)) continue;
          const named = articlesNamed(one);
          expect(named.length, one).toBeGreaterThan(0);
          for (const { law: name, article } of named)
            if (!outsideTheRegister.includes(name ?? one.replace(/ 제.*/u, '')))
              expect(articleOn(name ?? '', article, today).standing, `${one}: ${name} ${article}`).toBe('in_force');
        }
  });
});

/** Laws whose text the register hasn't got. */
const outsideTheRegister: readonly string[] = [
  ...['통신비밀보호법', '공인노무사법', '표시광고법', '전자상거래법', '개인정보 보호법', '출입국관리법', '선원법'],
];
