import { describe, expect, it } from 'vitest';
import { likenessKeys, minHashOf, nearSame, plainNumber, plainNumbers, shortTextOf } from './likeness.ts';

/** Text of invented sentences that never repeat, from a number. */
const decision = (seed: number, sentences = 80): string =>
  Array.from({ length: sentences }, (_none, n) => {
    const word = (m: number) => String.fromCharCode(0xac00 + ((seed * 7919 + n * 104_729 + m * 1_299_709) % 11_172));
    return `${Array.from({ length: 30 }, (_each, m) => word(m) + (m % 4 === 3 ? ' ' : '')).join('')}다.`;
  }).join('\n');

const shared = (one: string, other: string): number => {
  const theirs = new Set(minHashOf(other));
  const own = minHashOf(one);
  return own.filter((entry) => theirs.has(entry)).length / own.length;
};
const shareKey = (one: string, other: string): boolean => {
  const theirs = likenessKeys([], minHashOf(other));
  return likenessKeys([], minHashOf(one)).some((key) => theirs.includes(key));
};

describe('the MinHash of a text', () => {
  it('is the same with other spaces, and holds only numbers that the log and the database can store', () => {
    const text = decision(1);
    expect(minHashOf(text.replace(/\s/g, '\n  ').replace(/\./g, '。'))).toEqual(minHashOf(text));
    expect(minHashOf(text)).toHaveLength(64);
    for (const entry of minHashOf(text)) expect(entry).toBe(entry | 0);
  });

  it('shares most numbers with a text in which a few words differ, and few with another decision', () => {
    for (const seed of [1, 2, 3]) {
      const text = decision(seed);
      const masked = text.split('\n').map((line, n) => (n % 8 === 0 ? `${line} 갑은 ○○○이다` : line));
      expect(shared(text, masked.join('\n'))).toBeGreaterThan(nearSame);
      expect(shareKey(text, masked.join('\n'))).toBe(true);
      expect(shared(text, decision(seed + 10))).toBeLessThan(0.2);
      expect(shareKey(text, decision(seed + 10))).toBe(false);
    }
  });

  it('is empty for a few words, and for a formula that thousands of decisions share', () => {
    expect(minHashOf('주문: 기각한다.')).toEqual([]);
    const formula =
      '이 사건 기록과 원심판결 및 상고이유서를 모두 살펴보았으나, 상고인의 상고이유에 관한 주장은 상고심절차에관한특례법 제4조에 해당하여 이유 없음이 명백하므로, 위 법 제5조에 의하여 상고를 기각하기로 하여 관여 대법관의 일치된 의견으로 주문과 같이 판결한다.';
    expect(minHashOf(`## 주문\n\n상고를 기각한다.\n\n상고비용은 원고가 부담한다.\n\n## 이유\n\n${formula}`)).toEqual(
      [],
    );
  });
});

it('a commission’s summary has a MinHash from fewer letters, because it is written for one decision', () => {
  const summary = decision(4, 5);
  expect(minHashOf(summary)).toEqual([]);
  expect(minHashOf(`## 판정요지\n\n${summary}`).length).toBeGreaterThan(40);
  expect(minHashOf('## 판정요지\n\n구제신청 기간이 지나 각하한 사례')).toEqual([]);
  expect(shareKey(`## 판정요지\n\n${summary}`, `## 판정요지\n\n${summary}\n\n## 판정결과\n\n전부인정`)).toBe(true);
});

it('a case number is the same in every spelling', () => {
  expect(['2016두64876', '2016-두-64876', '2016 두 64876', '２０１６두64876'].map(plainNumber)).toEqual(
    Array(4).fill('2016두64876'),
  );
  expect(likenessKeys(['2016-두-64876'], [])).toEqual(likenessKeys(['2016두64876'], []));
});

it('numbers are compared without a commission’s place, and with the whole year', () => {
  expect(plainNumbers(['서울2023부해1', '2023부해1'])).toEqual(['2023부해1']);
  expect(plainNumbers(['17두70793', '2017두70793'])).toEqual(['2017두70793']);
  expect(plainNumbers(['98두1234', '1998두1234'])).toEqual(['1998두1234']);
  expect(likenessKeys(['서울2023부해1'], [])).toEqual(likenessKeys(['2023부해1'], []));
  expect(plainNumbers(['서울2023부해1', '서울2023부노1'])).toHaveLength(2);
});

it('a masked number says nothing about likeness, because many decisions have the same one', () => {
  for (const masked of ['2023부해OOO', '2023부해○○○', '부해***', '2016부노XXX']) {
    expect(plainNumbers([masked]), masked).toEqual([]);
    expect(likenessKeys([masked], []), masked).toEqual([]);
  }
  expect(plainNumbers(['중앙2009부해918', '2009부노○○○'])).toEqual(['2009부해918']);
});

it('short texts are compared as a whole, within one tribunal and day', () => {
  const one = { tribunal: '서울지노위', decidedOn: '2016-05-05', text: { hash: 'a'.repeat(64), chars: 80 } };
  const same = shortTextOf({ ...one, tribunal: '서울지방노동위원회' }, []);
  expect(shortTextOf(one, [])).toBe(same);
  expect(likenessKeys([], [], same)).toHaveLength(1);
  expect(shortTextOf({ ...one, decidedOn: '2016-05-06' }, [])).not.toBe(same);
  expect(shortTextOf({ ...one, text: { hash: 'b'.repeat(64), chars: 80 } }, [])).not.toBe(same);
  // No commission's source names a day: two texts without one are compared with each other.
  const dayless = { ...one, decidedOn: null };
  expect(shortTextOf(dayless, [])).toBe(shortTextOf({ ...dayless, tribunal: '서울지방노동위원회' }, []));
  expect(shortTextOf(dayless, [])).not.toBe(same);
  // A long text has a MinHash.
  expect(shortTextOf(one, [1])).toBeNull();
  expect(shortTextOf({ ...one, tribunal: null }, [])).toBeNull();
});
