import type { CheckFacts, FoundTest } from '../material.ts';
import type { NamedGround } from './named-ground.ts';
import type { ReadQuestion } from './read-question.ts';

const SECTIONS = 2;

/**
 * A question together with the check that it was asked from. The check says who asks; and where the question names nothing of its
 * own (`이 결과로 뭘 해야 하나요?`), what it is about.
 */
export const readWithCheck = (
  read: ReadQuestion,
  check: CheckFacts | null,
  tests: readonly FoundTest[],
): ReadQuestion => {
  if (check === null) return read;
  const ofCheck = { ...read, side: check.side };
  if (read.topics.length > 0) return ofCheck;
  const sections = check.sections.slice(0, SECTIONS);
  const [first] = sections;
  return {
    ...ofCheck,
    topics: sections.map(({ id }) => topicOfCheck(id, tests, check)),
    answers: new Map([...read.answers, ...(first ? [['intake/ground', first.id] as const] : [])]),
  };
};

const topicOfCheck = (section: string, tests: readonly FoundTest[], { routes }: CheckFacts): NamedGround => {
  const isUnderLabourLaw = routes.some(({ name, open }) => open && /^노동위원회/u.test(name));
  return {
    id: `check/${section}`,
    section,
    says: /$^/u,
    answers: {},
    tests: tests.filter((found) => found.section === section && found.item !== section).map(({ item }) => item),
    asks: [],
    articles: isUnderLabourLaw ? ['근로기준법 제23조 제1항'] : [],
    search: '',
  };
};
