import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aRecord } from '../../cases/case-samples.fixture.ts';
import { caseDocument } from '../case-document.ts';
import { parseQuery } from '../query/query.ts';
import { typedOf } from '../query/said.ts';
import { unitsOf } from '../query/units.ts';
import { standingOf } from '../standing.ts';
import { frequencyOf, hashOf, packFrequencies, unpackFrequencies } from './frequencies.ts';
import { type Candidate, PINNED, rank } from './ranking.ts';
import type { Statistics } from './term-weights.ts';

const candidate = (id: string, own: Parameters<typeof aRecord>[0], text = '', pinned = false): Candidate => {
  const record = aRecord({ title: '', point: '', keywords: [], statutes: [], decidedOn: '2020-01-01', ...own });
  return {
    ...record,
    id,
    pinned,
    counted: true,
    frequencies: unpackFrequencies(caseDocument(record, text).frequencies),
  };
};
const statistics: Statistics = {
  cases: 100,
  sampled: 100,
  lengths: { name: 5, point: 5, gist: 10, order: 5, body: 20 },
  frequencies: new Map([
    ['해고', 90],
    ['본채', 5],
    ['채용', 20],
  ]),
};
const order = (typed: string, candidates: readonly Candidate[]): readonly string[] =>
  rank(unitsOf(parseQuery(typed)), candidates, statistics, '2026-01-01', typedOf(typed, parseQuery(typed))).map(
    ({ id }) => id,
  );

describe('the order of cases', () => {
  test('has a word at its beginning before the same syllables within other words', () => {
    const candidates = [
      candidate('within', {}, '의사표시의 하자, 의사표시의 취소, 의사표시의 해석'),
      candidate('word', {}, '사표를 냈다가 돌려받았다'),
    ];
    expect(order('사표', candidates)).toEqual(['word', 'within']);
    const unlike = [
      candidate('alike', {}, '부당이득의 반환, 부당이득의 산정, 해당 고지'),
      candidate('same', {}, '부당해고'),
    ];
    expect(order('부당해고', unlike)).toEqual(['same', 'alike']);
  });

  test('has a text with all words of a short query before a point that says only one of them', () => {
    const candidates = [
      candidate('point', { point: '채용 취소가 부당하다고 본 사례' }),
      candidate('text', {}, '본채용을 거부하여 해고하였다. 본채용 거부의 이유와 해고의 통지'),
    ];
    expect(order('본채용 해고', candidates)).toEqual(['text', 'point']);
  });

  test('has a decision that cites the article before a point that says another word of the query', () => {
    const candidates = [
      candidate('point', { point: '취업규칙 위반을 이유로 한 정직' }),
      candidate('cites', { statutes: ['근로기준법 제23조'] }, '정직은 정당하다'),
    ];
    expect(order('근로기준법 제23조 위반', candidates)).toEqual(['cites', 'point']);
  });

  test('has a match in the name before one in the body, and a rare word before a common one', () => {
    expect(
      order('본채용 해고', [
        candidate('common', {}, '해고 해고 해고'),
        candidate('says', {}, '해고에 관한 것, 본채용 거부'),
        candidate('named', { title: '본채용 거부와 해고' }),
        candidate('sums', { point: '본채용 거부는 해고이다' }),
      ]),
    ).toEqual(['named', 'sums', 'says', 'common']);
  });

  test('has who says all that was asked for before who says one word of it often', () => {
    const candidates = [
      candidate('often', {}, '폐업 폐업 폐업 폐업 폐업 폐업 폐업 폐업'),
      candidate('all', {}, '폐업한 회사가 증거 없이 정직하였다'),
    ];
    expect(order('폐업 증거 정직', candidates)).toEqual(['all', 'often']);
  });

  test('has the decision on an issue first for a short query, however often others say the words', () => {
    const candidates = [
      candidate('often', { point: '징계양정이 과하다고 판정한 사례' }, '횡령 '.repeat(20)),
      candidate('on it', { point: '횡령을 이유로 한 해고가 정당하다고 판정한 사례' }, '회사의 돈을 썼다'),
    ];
    expect(order('횡령', candidates)).toEqual(['on it', 'often']);
  });

  test('has the decision with all of the particulars first for a long query, whatever the points say', () => {
    const typed = '금고 직원 회원 명의 대출금 횡령 감사 적발 변제 파면';
    const candidates = [
      candidate('on it', { point: '직원의 횡령을 이유로 한 파면이 정당하다고 판정한 사례' }, '감사에서 알았다'),
      candidate(
        'this one',
        { point: '징계양정이 과하다고 판정한 사례' },
        '금고 직원이 회원 명의로 받은 대출금을 횡령하였고 감사에 적발된 뒤 변제하였으나 파면되었다',
      ),
    ];
    expect(order(typed, candidates)).toEqual(['this one', 'on it']);
  });

  test('gives a case that has all demanded words half as much again, and less the more cases have them', () => {
    const texts = Array.from({ length: 25 }, (_, n) => candidate(`text ${n}`, {}, '택시 기사의 정직'));
    const scoreOfFirst = (having: number): number =>
      rank(
        unitsOf(parseQuery('택시 정직')),
        texts.map((each, n) => ({ ...each, counted: n < having })),
        statistics,
        '2026-01-01',
      ).find(({ id }) => id === 'text 0')?.score ?? 0;
    expect(scoreOfFirst(1) / scoreOfFirst(0)).toBeCloseTo(1.5, 3);
    expect(scoreOfFirst(25) / scoreOfFirst(0)).toBeCloseTo(1.1, 3);
  });

  test('has the same figure of the same thing before the figure of another thing', () => {
    const candidates = [
      candidate('seven weeks', {}, '계약을 맺고 7주 만에 나왔다'),
      candidate('seven months', {}, '계약은 7개월이다'),
    ];
    expect(order('7개월 계약', candidates)).toEqual(['seven months', 'seven weeks']);
  });

  test('has who also says the words that demand nothing first, for a long query only', () => {
    const long = '근로계약 갱신기대권 인정 규정 재계약 관행 전환 채용 면접 없음';
    const said = '근로계약 갱신기대권 인정 규정 재계약 관행 전환 채용 면접';
    const candidates = [candidate('asked for', {}, `${said} 없음`), candidate('other', {}, `${said} 있음`)];
    expect(order(long, candidates)).toEqual(['asked for', 'other']);
    expect(order('갱신기대권 없음', candidates)).toEqual(order('갱신기대권', candidates));
  });

  test('takes a word beside a blank for a word, however rare it is, and the syllables at either side for none', () => {
    const known: Statistics = {
      ...statistics,
      frequencies: new Map([
        ['종교', 40],
        ['교교', 30],
        ['교회', 5],
        ['회신', 30],
        ['신도', 40],
      ]),
    };
    const asked = '종교 교회 신도';
    const query = parseQuery(asked);
    const candidates = [candidate('reply', {}, '회신 회신'), candidate('church', {}, '교회')];
    const ranked = rank(unitsOf(query), candidates, known, '2026-01-01', typedOf(asked, query));
    expect(ranked.map(({ id }) => id)).toEqual(['church', 'reply']);
    expect(ranked.at(-1)?.covered).toBe(0);
  });

  test('has a case with a synonym alone behind who says the word, and not at nothing', () => {
    const synonyms = new Map([['퇴사', ['사직']]]);
    const candidates = [candidate('other word', {}, '사직을 하였다'), candidate('word', {}, '퇴사를 하였다')];
    const ranked = rank(
      unitsOf(parseQuery('퇴사', synonyms)),
      candidates,
      statistics,
      '2026-01-01',
      typedOf('퇴사', parseQuery('퇴사')),
    );
    expect(ranked.map(({ id, score }) => [id, score > 0])).toEqual([
      ['word', true],
      ['other word', true],
    ]);
  });

  test('counts a part of a word for little: 요양 in a point is seldom what 요양보호사 asks for', () => {
    const candidates = [
      candidate('part', { point: '요양이 끝난 뒤의 복귀 명령' }, '요양을 마쳤다'),
      candidate('whole', { point: '양정이 과하다' }, '요양보호사가 복귀하였다'),
    ];
    const score = (id: string): number =>
      rank(unitsOf(parseQuery('요양보호사')), candidates, statistics, '2026-01-01').find((each) => each.id === id)
        ?.score ?? 0;
    expect(score('part')).toBeLessThan(0.6 * score('whole'));
  });

  test('takes the summary for the point of a decision that has none', () => {
    const candidates = [
      candidate('body', { point: '' }, '횡령에 관하여'),
      candidate('summary', { point: '', summary: '횡령에 관하여' }),
    ];
    expect(order('횡령', candidates)).toEqual(['summary', 'body']);
  });

  test('counts a pair in which two words meet for little, however they are spaced', () => {
    const known = {
      ...statistics,
      frequencies: new Map([
        ['징계', 40],
        ['계양', 1],
        ['양정', 40],
      ]),
    };
    for (const typed of ['징계 양정', '징계양정']) {
      const [ranked] = rank(unitsOf(parseQuery(typed)), [candidate('one', {}, '징계양정')], known, '2026-01-01');
      const score = (term: string) => ranked?.terms().find((each) => each.term === term)?.score ?? 0;
      expect(score('계양')).toBeGreaterThan(0);
      expect(score('계양')).toBeLessThan(score('양정'));
    }
  });

  test('has who says a compound as it was typed before a point that says one half of it', () => {
    const known = {
      ...statistics,
      frequencies: new Map([
        ['비밀', 20],
        ['밀번', 3],
        ['번호', 25],
      ]),
    };
    const candidates = [
      candidate('halves', { point: '번호 이동을 게을리한 징계' }, '비밀을 지켰다'),
      candidate('compound', { point: '징계양정이 과하다' }, '비밀번호를 동료에게 알렸다'),
    ];
    const query = parseQuery('비밀번호');
    const ranked = rank(unitsOf(query), candidates, known, '2026-01-01', typedOf('비밀번호', query));
    expect(ranked.map(({ id }) => id)).toEqual(['compound', 'halves']);
  });

  test('counts a word once that was typed twice', () => {
    const text = (typed: string) => {
      const query = parseQuery(typed);
      const candidates = [candidate('one', {}, '본채용')];
      return rank(unitsOf(query), candidates, statistics, '2026-01-01', typedOf(typed, query))[0]?.parts.text;
    };
    expect(text('본채용 본채용')).toBe(text('본채용'));
  });

  test('has the higher court and the newer decision first if the words are the same', () => {
    const said = '본채용을 거부하였다';
    expect(
      order('본채용', [
        candidate('old', { tribunal: '서울행정법원', decidedOn: '1990-01-01' }, said),
        candidate('new', { tribunal: '서울행정법원', decidedOn: '2024-01-01' }, said),
        candidate('high', { tribunal: '대법원', decidedOn: '2024-01-01' }, said),
        candidate(
          'hearing',
          { kind: 'case-low-meeting', tribunal: '서울지방노동위원회', decidedOn: '1990-01-01' },
          said,
        ),
      ]),
    ).toEqual(['high', 'new', 'old', 'hearing']);
    expect(standingOf({ kind: 'case-high', tribunal: '대법원', decidedOn: null })).toBeLessThan(
      standingOf({ kind: 'case-high', tribunal: '대법원', decidedOn: '1990-01-01' }),
    );
  });

  test('tells what each term of a whole statement adds to the score, though it is ranked by all that was typed', () => {
    const typed =
      '사용자가 근로자를 징계하면서 징계위원회에 출석하여 소명할 기회를 주지 않은 징계처분의 효력과 재심절차에서 그 하자가 치유되는지 판단하는 기준';
    const candidates = [candidate('all', {}, typed), candidate('half', {}, typed.slice(0, 36))];
    const ranked = rank(
      unitsOf(parseQuery(typed)),
      candidates,
      statistics,
      '2026-01-01',
      typedOf(typed, parseQuery(typed)),
    );
    expect(ranked.map(({ id }) => id)).toEqual(['all', 'half']);
    for (const { parts, terms } of ranked) {
      const sum = terms().reduce((all, { score }) => all + score, 0);
      expect(sum / parts.text).toBeCloseTo(1, 3);
    }
  });

  test('has pinned cases first, and the parts make up the score', () => {
    const ranked = rank(
      unitsOf(parseQuery('본채용')),
      [candidate('best', { title: '본채용' }), candidate('pinned', {}, '본채용', true)],
      statistics,
      '2026-01-01',
    );
    expect(ranked.map(({ id }) => id)).toEqual(['pinned', 'best']);
    for (const { score, parts, terms } of ranked) {
      const product = parts.text * parts.tribunal * parts.date + (parts.pinned ? PINNED : 0);
      expect(score).toBeCloseTo(product, 3);
      expect(parts.text).toBeCloseTo(
        terms().reduce((sum, term) => sum + term.score, 0),
        3,
      );
    }
  });

  test('counts the best of several synonyms, not their sum', () => {
    const synonyms = new Map([['정리해고', ['경영상 해고']]]);
    const units = unitsOf(parseQuery('정리해고', synonyms));
    const [first, second] = rank(
      units,
      [candidate('own', {}, '정리해고'), candidate('other', {}, '경영상해고')],
      statistics,
      '2026-01-01',
    );
    expect(first?.id).toBe('own');
    expect(second?.parts.text).toBeGreaterThan(0);
  });
});

test('frequencies are the same after packing and unpacking, up to their maximum', () => {
  const step = fc.constantFrom(0, 1, 2, 3, 5, 8, 13, 21);
  const counts = fc.record({ name: fc.nat(3), point: step, gist: step, order: fc.nat(1), body: step });
  const lengths = { name: 1, point: 2, gist: 3, order: 4, body: 5 };
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1, maxLength: 4 }), counts, { maxKeys: 50 }), (terms) => {
      fc.pre(new Set(Object.keys(terms).map(hashOf)).size === Object.keys(terms).length);
      const all = Object.entries(terms).map(([term, each]) => [term, { ...each, aligned: 0 }] as const);
      const packed = unpackFrequencies(packFrequencies(new Map(all), lengths));
      expect(packed.lengths).toEqual(lengths);
      for (const [term, each] of all) expect(frequencyOf(packed, hashOf(term))).toEqual(each);
      expect(frequencyOf(packed, hashOf('nowhere at all'))).toMatchObject({ name: 0, gist: 0, body: 0, aligned: 0 });
    }),
  );
});

test('frequencies that were packed before there were five parts can still be read', () => {
  const bytes = new DataView(new ArrayBuffer(16));
  for (const [place, length] of [3, 4, 5].entries()) bytes.setUint32(4 * place, length);
  bytes.setUint32(12, hashOf('해고') * 256 + ((2 << 6) | (3 << 3) | 4));
  const packed = unpackFrequencies(new Uint8Array(bytes.buffer));
  expect(packed.lengths).toEqual({ name: 3, point: 0, gist: 4, order: 0, body: 5 });
  expect(frequencyOf(packed, hashOf('해고'))).toEqual({ name: 2, point: 0, gist: 3, order: 0, body: 5, aligned: 1 });
  expect(frequencyOf(packed, hashOf('징계'))).toMatchObject({ name: 0, gist: 0, body: 0 });
});
