import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseNumbersIn, numberForms } from '../case-numbers.ts';
import { articlesIn } from '../cited/statutes.ts';
import { fold } from '../folding.ts';
import { decisionText } from '../ranking/texts.fixture.ts';
import { tokensOf } from './tokens.ts';

const termsOf = (text: string, kind?: string): readonly string[] =>
  tokensOf(text)
    .filter((token) => !kind || token.kind === kind)
    .map(({ term }) => term);

describe('the tokens of a text', () => {
  test('are pairs of syllables; pairs over a blank are marked as such', () => {
    expect(tokensOf('경영상 해고').map(({ term, kind }) => [term, kind])).toEqual([
      ['경영', 'gram'],
      ['영상', 'gram'],
      ['상해', 'bridge'],
      ['해고', 'gram'],
    ]);
  });

  test('are the same with any spaces', () => {
    fc.assert(
      fc.property(decisionText, (text) => {
        const blanksOnly = text.replace(/[^가-힣 ]/g, '');
        expect(termsOf(blanksOnly.replaceAll(' ', '')).toSorted()).toEqual(termsOf(blanksOnly).toSorted());
      }),
    );
  });

  test('are the same in full width, in capitals, decomposed, and with any middle dot', () => {
    expect(termsOf('ＣＣＴＶ　３０일')).toEqual(termsOf('cctv 30일'));
    expect(termsOf('부당해고'.normalize('NFD'))).toEqual(termsOf('부당해고'));
    for (const dot of '·ㆍ‧・•∙') expect(termsOf(`징계${dot}해고`)).toEqual(termsOf('징계 해고'));
  });

  test('end at a comma, a bracket and an empty line, not at a line end', () => {
    expect(termsOf('징계, 해고')).toEqual(['징계', '해고']);
    expect(termsOf('징계(해고)')).toEqual(['징계', '해고']);
    expect(termsOf('징계\n\n해고')).toEqual(['징계', '해고']);
    expect(termsOf('징계\n해고')).toEqual(['징계', '계해', '해고']);
  });

  test('keep figures and Latin words whole', () => {
    expect(termsOf('A사는 1,200,000원을 CCTV로')).toEqual(['a', '사는', '1200000', '원을', 'cctv']);
  });
});

describe('a case number', () => {
  test.each([
    ['2016두64876', ['2016두64876']],
    ['2016-두-64876', ['2016두64876']],
    ['2016 두 64876', ['2016두64876']],
    ['２０１６두６４８７６', ['2016두64876']],
    ['대법원 92다42897 판결', ['92다42897']],
    ['2000다10828_10835', ['2000다10828', '2000다10835']],
    ['2000다10828, 10835(병합)', ['2000다10828', '2000다10835']],
    ['2020부해1234/부노45', ['2020부해1234', '2020부노45']],
    ['중앙2020부해123', ['중앙2020부해123', '2020부해123']],
    ['서울 2019부해 2101', ['서울2019부해2101', '2019부해2101']],
    ['서울행법 2019구합51012', ['2019구합51012']],
    ['대법원 1958. 1. 1. 선고 4290민상123 판결', ['4290민상123']],
    ['2099차전12 지급명령', ['2099차전12']],
  ])('is known in any spelling: %s', (text, numbers) => {
    expect(caseNumbersIn(fold(text).text).flatMap((found) => found.numbers)).toEqual(numbers);
  });

  test.each([
    '2020년 5월 3일',
    '제23조 2항',
    '2020. 3. 2.',
    '99조 2',
    '010-1234-5678',
    '30일 전',
    '50회 3',
    '50회3',
    '2000인 30명',
  ])('is not seen in %s', (text) => {
    expect(caseNumbersIn(text)).toEqual([]);
  });

  test('in an unknown form is kept without its blanks', () => {
    expect(numberForms('심판 12-3')).toEqual(['심판12-3']);
    expect(numberForms('2016두64876')).toEqual(['2016두64876']);
  });
});

describe('an article', () => {
  test.each([
    ['근로기준법 23조', ['근로기준법#23']],
    ['근로기준법 제23조 제1항', ['근로기준법#23']],
    ['구 근로기준법(2007. 4. 11. 법률 제8372호로 개정되기 전의 것) 제30조', ['근로기준법#30', '근로기준법/2007#30']],
    ['「근로기준법」 제43조의2', ['근로기준법#43의2']],
    ['근기법 24조', ['근로기준법#24']],
    ['근로기준법 제23조 제1항, 제24조 및 제27조 제2항', ['근로기준법#23', '근로기준법#24', '근로기준법#27']],
    ['기간제 및 단시간근로자 보호 등에 관한 법률 제4조 제2항', ['기간제법#4']],
    ['민사소송법 제420조', ['민사소송법#420']],
  ])('is known in any spelling: %s', (text, articles) => {
    expect(articlesIn(text).flatMap((found) => found.articles)).toEqual(articles);
  });
});

test('a small figure stands in the index with what it counts, too', () => {
  const counted = (text: string): readonly string[] =>
    tokensOf(text).flatMap(({ term, kind }) => (kind === 'counted' ? [term] : []));
  expect(counted('계약 3개월, 65세, 2회')).toEqual(['3개', '65세', '2회']);
  expect(counted('2024년 2. 22. 3,593,440원 5 인')).toEqual([]);
});

test.each([
  ['2018. 10. 31. 해고', ['10월', '31일']],
  ['2016.05.02 입사', ['5월', '2일']],
  ['2023. 12. 말까지', ['12월']],
  ['같은 해 5. 24. 만료', ['5월', '24일']],
  ['2018. 10. 31.부터 2019. 2. 1.까지', ['10월', '31일', '2월', '1일']],
  ['정직 3월의 징계', ['3개', '3월']],
  ['감봉 3개월', ['3월', '3개']],
  ['출근정지 1월 5일', ['1월', '5일']],
  ['2018. 13. 1. 2018. 10. 3차 12.5.3.', ['10월', '3차']],
])('a date and a duration stand in the index in the other way that they are said, too: %s', (text, said) => {
  expect(tokensOf(text).flatMap(({ term, kind }) => (kind === 'counted' ? [term] : []))).toEqual(said);
});
