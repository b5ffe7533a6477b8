import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoundPassage, Material } from '../answering/material.ts';
import type { CitedPassage, ReadPassage } from '../cited-passages.ts';
import { type CheckedText, checkClaims, joinChecked } from './check-claims.ts';

const point =
  '해고 통지서는 근로자가 해고 이유를 구체적으로 알 수 있어야 하고 위반 조문만 늘어놓은 것으로는 부족하다고 본 사건';
const written: FoundPassage = {
  ref: 'C1',
  caseId: '00000000-0000-4000-8000-000000000001',
  revision: 3,
  passage: 2,
  court: '대법원',
  caseNumber: '2011다42324',
  decidedOn: '2011-10-27',
  title: '해고무효확인',
  outcome: 'worker_win',
  point,
  text: `${point}. 회사가 30일 전에 알렸다는 사정만으로 달라지지 않는다. 구 근로기준법 제30조 제1항, 취업규칙 제52조를 따른다.`,
};
const material: Material = {
  lawDate: '2026-11-23',
  passages: [written],
  tests: [
    {
      ref: 'R1',
      rulesetVersion: 'v',
      section: 'detail-8',
      item: 'detail-8/written-notice',
      title: '해고 이유와 날짜를 서면으로 받았나요?',
      why: '이유와 날짜를 적은 서면이 없는 해고는 다른 이유를 따지지 않고 효력이 없어요.',
      law: '근로기준법 제27조',
    },
  ],
  routes: [
    {
      name: '노동위원회 구제신청',
      body: '지방노동위원회',
      period: '해고된 날부터 3개월',
      open: true,
      why: '',
      law: '근로기준법 제28조',
      deadline: '2027-02-03',
    },
  ],
  dismissedOn: '2026-11-03',
  check: {
    side: 'employee',
    answers: [{ question: '직원은 몇 명인가요?', answer: '7명' }],
    sections: [],
    shownRate: 62,
    routes: [],
  },
};
const cited: CitedPassage = {
  text: written.text,
  caseNumbers: ['2011다42324'],
  court: '대법원',
  decidedOn: '2011-10-27',
  outcome: 'worker_win',
  point,
};
const read: ReadPassage = async () => cited;

async function* streamOf(pieces: readonly string[]): AsyncIterable<string> {
  yield* pieces;
}
const check = async (
  text: string,
  own: { pieces?: readonly string[]; readPassage?: ReadPassage; cut?: boolean } = {},
) => {
  const { pieces = [text], readPassage = read, cut = false } = own;
  const given = [];
  for await (const piece of checkClaims(streamOf(pieces), { material, readPassage, wasCut: () => cut }))
    given.push(piece);
  return joinChecked(given);
};
const mark = '[[C1: "위반 조문만 늘어놓은 것으로는 부족하다"]]';
const holding = '위반 조문만 늘어놓은 통지서로는 부족하다고 보았어요.';

describe('a claim that holds', () => {
  it('is given out with the numbers of its sources, each source once', async () => {
    const { text, citations, dropped } = await check(
      `대법원 2011. 10. 27. 선고 2011다42324 판결은 ${holding} ${mark} 서면이 없는 해고는 효력이 없어요. [[R1]][[L: 근로기준법 제27조 제2항]] 그래서 ${holding} ${mark}`,
    );
    expect(dropped).toEqual({});
    expect(text).toBe(
      `대법원 2011. 10. 27. 선고 2011다42324 판결은 ${holding} [1] 서면이 없는 해고는 효력이 없어요. [2][3] 그래서 ${holding} [1]`,
    );
    expect(citations).toEqual([
      {
        ...{ n: 1, kind: 'case', caseId: written.caseId, revision: 3, passage: 2, court: '대법원' },
        ...{ quote: '위반 조문만 늘어놓은 것으로는 부족하다', caseNumber: '2011다42324', decidedOn: '2011-10-27' },
      },
      {
        ...{ n: 2, kind: 'test', rulesetVersion: 'v', item: 'detail-8/written-notice' },
        ...{ title: '해고 이유와 날짜를 서면으로 받았나요?', law: '근로기준법 제27조' },
      },
      { n: 3, kind: 'article', law: '근로기준법', article: '제27조 제2항', onDate: '2026-11-23' },
    ]);
  });

  it.each([
    ['안녕하세요. 말씀하신 내용을 차례로 살펴볼게요.'],
    ['해고 통지서를 서면으로 받으셨나요?'],
    ['## 핵심 정리'],
    ['자가진단에서 나온 승소율은 62%예요.'],
    ['직원은 7명이라고 하셨어요.'],
    ['꼭 맞는 판정례를 찾지 못했어요.'],
  ])('needs no source where it states no law: %s', async (text) => {
    expect(await check(text)).toEqual({ text, citations: [], dropped: {} });
  });

  it('may say the computed last day of a way to dispute', async () => {
    const { text } = await check('구제신청은 2027년 2월 3일까지 해야 해요. [[L: 근로기준법 제28조 제2항]]');
    expect(text).toBe('구제신청은 2027년 2월 3일까지 해야 해요. [1]');
  });

  it.each([
    ['정당한 이유가 있어야 해고할 수 있어요. [[L: 근로기준법 제23조 제1항]]'],
    ['부당해고를 당하면 노동위원회에 구제를 신청할 수 있어요. [[L: 근로기준법 제28조 제1항]]'],
    ['재심은 10일 안에 신청해야 해요. [[L: 근로기준법 제31조 제1항]]'],
    ['정당한 이유 없이는 해고할 수 없어요. [[L: 근로기준법 제23조 제1항]]'],
    ['해고하려면 이유와 시기를 서면으로 알려야 해요. [[L: 근로기준법 제27조 제1항]]'],
  ])('may say in other words what its article says: %s', async (text) => {
    expect((await check(text)).dropped).toEqual({});
  });

  it('may name what its passage names: a former article, a rule of the company', async () => {
    const { dropped } = await check(`구 근로기준법 제30조 제1항과 취업규칙 제52조에 따라 ${holding} ${mark}`);
    expect(dropped).toEqual({});
  });
});

describe('a claim that does not hold is left out and counted', () => {
  it.each([
    ['no such source', `${holding} [[C2: "위반 조문만 늘어놓은 것으로는 부족하다"]]`, 'unknown_case'],
    ['a number that it does not cite', `대법원 2011다42325 판결은 ${holding} ${mark}`, 'unknown_case'],
    ['another number beside it', `2011다42324 판결과 2015두48136 판결은 ${holding} ${mark}`, 'unknown_case'],
    ['a number with blanks', `2011 다 42325 판결은 ${holding} ${mark}`, 'unknown_case'],
    ['a number with something invisible in it', `2011다423\u200b25 판결은 ${holding} ${mark}`, 'unknown_case'],
    ['a number of an unknown kind', `2011쿠42324 판결은 ${holding} ${mark}`, 'unknown_case'],
    ['a number without a source', '대법원 2011다42324 판결을 보세요.', 'no_source'],
    ['another court', `서울고등법원 2011다42324 판결은 ${holding} ${mark}`, 'holding_differs'],
    ['another day', `대법원 2011. 10. 28. 선고 2011다42324 판결은 ${holding} ${mark}`, 'no_source'],
    ['a repealed article', '퇴직하면 예고가 없어도 돼요. [[L: 근로기준법 제35조]]', 'not_in_force'],
    ['an article that never was', '해고는 서면으로 해야 해요. [[L: 근로기준법 제127조]]', 'unknown_article'],
    ['a paragraph that never was', '해고는 서면으로 해야 해요. [[L: 근로기준법 제27조 제4항]]', 'unknown_article'],
    ['a law that never was', '해고는 서면으로 해야 해요. [[L: 해고보호법 제1조]]', 'unknown_article'],
    ['an article beside its source', `근로기준법 제127조에 따라 ${holding} ${mark}`, 'unknown_article'],
    ['an article that its source does not name', `근로기준법 제24조에 따라 ${holding} ${mark}`, 'no_source'],
    ['a former article that no source names', `구 근로기준법 제31조에 따라 ${holding} ${mark}`, 'unknown_article'],
    ['a word of the quote', `${holding} [[C1: "위반 조문만 늘어놓은 것으로는 충분하다"]]`, 'quote_differs'],
    ['a quote of a few letters', `${holding} [[C1: "부족"]]`, 'quote_differs'],
    ['a quote that cuts a figure', `0일 전에 알렸어요. [[C1: "0일 전에 알렸다는 사정만으로"]]`, 'quote_differs'],
    ['no quote', `${holding} [[C1]]`, 'no_source'],
    [
      'words in quotation marks of nobody',
      `법원은 “해고는 언제나 회사의 자유로운 권한이다”라고 했어요. ${mark}`,
      'quote_differs',
    ],
    ['the contrary', `위반 조문만 늘어놓아도 충분하다고 보았어요. ${mark}`, 'holding_differs'],
    ['the contrary outcome', `이 사건에서는 회사가 이겼어요. ${mark}`, 'holding_differs'],
    ['the contrary of a test', '서면이 없는 해고도 효력이 있어요. [[R1]]', 'holding_differs'],
    ['a period', '구제신청은 4개월 안에 해야 해요. [[L: 근로기준법 제28조 제2항]]', 'no_source'],
    ['a period in words', '구제신청은 여섯 달 안에 해야 해요. [[L: 근로기준법 제28조 제2항]]', 'no_source'],
    ['another last day', '구제신청은 2027년 2월 4일까지 해야 해요. [[L: 근로기준법 제28조 제2항]]', 'no_source'],
    ['what the article does not allow', '서면 없이 해고할 수 있어요. [[L: 근로기준법 제27조 제1항]]', 'no_source'],
    ['an exemption from what it demands', '서면으로 알리지 않아도 돼요. [[L: 근로기준법 제27조 제1항]]', 'no_source'],
    ['the other side of a bound', '통상임금 30일분 미만을 줘요. [[L: 근로기준법 제26조]]', 'no_source'],
    ['the other party', `이 사건에서 회사 쪽 주장이 받아들여졌어요. ${mark}`, 'holding_differs'],
    ['an outcome in part', `근로자 쪽 주장이 일부만 받아들여졌어요. ${mark}`, 'holding_differs'],
    ['the contrary of a test in other words', '글로 된 통지가 없어도 되지 않아요. [[R1]]', 'holding_differs'],
    ['law without a source', '회사는 언제든지 해고할 수 있어요.', 'no_source'],
    ['law as a question', '근로기준법 제127조를 아세요?', 'no_source'],
    ['law as a heading', '## 3개월 안에 신청', 'no_source'],
    ['a figure of nobody', '자가진단에서 나온 승소율은 92%예요.', 'no_source'],
    ['a mark that is not closed', `${holding} [[C1: "위반 조문만`, 'no_source'],
    ['an unknown mark', `${holding} [[X1]]`, 'no_source'],
  ])('%s', async (_what, text, because) => {
    expect(await check(text)).toEqual({ text: '', citations: [], dropped: { [because]: 1 } });
  });

  it('with all that rests on a passage that cannot be read', async () => {
    const text = `${holding} ${mark} 서면이 없는 해고는 효력이 없어요. [[R1]]`;
    const failures: readonly ReadPassage[] = [
      () => Promise.reject(new Error('down')),
      () => {
        throw new Error('down');
      },
    ];
    for (const readPassage of failures) {
      const checked = await check(text, { readPassage });
      expect(checked.text).toBe('서면이 없는 해고는 효력이 없어요. [1]');
      expect(checked.dropped).toEqual({ not_checked: 1 });
    }
    expect((await check(text, { readPassage: async () => null })).dropped).toEqual({ unknown_case: 1 });
  });

  it('where the record is of another case than the material says', async () => {
    const readPassage: ReadPassage = async () => ({ ...cited, caseNumbers: ['2015두48136'] });
    expect((await check(`${holding} ${mark}`, { readPassage })).dropped).toEqual({ unknown_case: 1 });
  });

  it('where it is longer than a claim may be', async () => {
    const { text, dropped } = await check(`${'가'.repeat(1_600)} ${mark}\n서면이 없는 해고는 효력이 없어요. [[R1]]`);
    expect(text).toBe('서면이 없는 해고는 효력이 없어요. [1]');
    expect(dropped).toEqual({ not_checked: 1 });
  });

  it('where it was cut', async () => {
    const text = `서면이 없는 해고는 효력이 없어요. [[R1]] ${holding.slice(0, 12)}`;
    expect(await check(text, { cut: true })).toMatchObject({
      text: '서면이 없는 해고는 효력이 없어요. [1]',
      dropped: { not_checked: 1 },
    });
  });

  it('with its item, so that a list has no empty ones', async () => {
    const { text } = await check(
      '다음과 같아요.\n\n- 서면이 없는 해고는 효력이 없어요. [[R1]]\n- 언제든지 해고할 수 있어요.\n- 언제든지 해고할 수 있어요. 서면이 없는 해고는 효력이 없어요. [[R1]]\n\n더 알려 주세요.',
    );
    expect(text).toBe(
      '다음과 같아요.\n\n- 서면이 없는 해고는 효력이 없어요. [1]\n- 서면이 없는 해고는 효력이 없어요. [1]\n\n더 알려 주세요.',
    );
  });
});

describe('nothing but checked text reaches the page', () => {
  it.each([
    ['a number in brackets', '살펴볼게요 [3] [１] [1, 2] ［4］ [\u200b5] [ 6 ] [[7]', ''],
    ['an image', '살펴볼게요 ![나](https://x.kr/a.png) 보세요.', '살펴볼게요 보세요.'],
    ['a link', '[여기](https://x.kr/?q=1)를 눌러 보세요.', '여기를 눌러 보세요.'],
    ['an address', 'https://x.kr/a?b=c 를 눌러 보세요.', '를 눌러 보세요.'],
    ['an address without its scheme', 'evil-site.com/x 를 눌러 보세요.', '를 눌러 보세요.'],
    ['a script', '<script>안녕</script><img src=x onerror=alert(1)>살펴볼게요.', '안녕살펴볼게요.'],
    ['a link with a script', '[x](javascript:alert(1)) 살펴볼게요.', 'x) 살펴볼게요.'],
    ['a number made of what is taken out', '살펴볼게요 [<b>3</b>] [<i></i>4].', '살펴볼게요.'],
    ['characters that turn the direction', '살펴\u202e볼게요\u2066\u0007.', '살펴볼게요.'],
    ['letters in parts', '살펴볼게요.'.normalize('NFD'), '살펴볼게요.'],
  ])('%s', async (_what, written, shown) => {
    const { text, citations } = await check(written);
    expect(text).toBe(shown);
    expect(citations).toEqual([]);
    expect(text).not.toMatch(/\[|\]|https?:|<|javascript:/);
  });
});

describe('the pieces in which a text comes', () => {
  const whole = `다음과 같아요.\n\n- 대법원 2011. 10. 27. 선고 2011다42324 판결은 ${holding} ${mark}\n- 구제신청은 3개월 안에 해야 해요. [[L: 근로기준법 제28조 제2항]] [3] 위조 2011다42325\n1. 서면이 없는 해고는 효력이 없어요.[[R1]]또한 회사는 마음대로 할 수 있어요.\n\n“한 말이다.”라고 하셨어요. 더 알려 주세요`;
  const cutAt = (places: readonly number[]): readonly string[] => {
    const sorted = [...new Set(places.map((place) => place % whole.length))].sort((a, b) => a - b);
    return [0, ...sorted].map((from, at) => whole.slice(from, sorted[at] ?? whole.length));
  };

  it('make no difference', async () => {
    const expected: CheckedText = await check(whole);
    expect(expected.citations).toHaveLength(3);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(2_000), { maxLength: 60 }), async (places) => {
        expect(await check('', { pieces: cutAt(places) })).toEqual(expected);
      }),
    );
    expect(await check('', { pieces: [...whole] })).toEqual(expected);
  });

  it('are given out as soon as a claim is whole, before the next comes', async () => {
    const seen: string[] = [];
    async function* slowly(): AsyncIterable<string> {
      yield '서면이 없는 해고는 효력이 없어요. [[R1]]';
      expect(seen).toEqual([]);
      yield ' 더';
      expect(seen).toEqual(['서면이 없는 해고는 효력이 없어요. [1]']);
      yield ' 알려 주세요.\n';
      expect(seen).toHaveLength(2);
    }
    for await (const { text } of checkClaims(slowly(), { material, readPassage: read })) seen.push(text);
  });

  it('that were whole before the stream failed are given out, and the error is thrown on', async () => {
    async function* failing(): AsyncIterable<string> {
      yield '서면이 없는 해고는 효력이 없어요. [[R1]] 다음';
      throw new Error('cut');
    }
    const seen: string[] = [];
    const all = async (): Promise<void> => {
      for await (const { text } of checkClaims(failing(), { material, readPassage: read })) seen.push(text);
    };
    await expect(all()).rejects.toThrow('cut');
    expect(seen).toEqual(['서면이 없는 해고는 효력이 없어요. [1]']);
  });
});
