import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTimer } from '../../.config/processor-time.ts';
import { caseNumbersOf, oddNumbersIn, typedNumbersOf } from './case-numbers.ts';

describe('the numbers of a decision', () => {
  it.each([
    ['2099다294 판결', ['2099다294']],
    ['2099다294판결', ['2099다294']],
    ['대법원 2099. 1. 1. 선고 2099다295 판결', ['2099다295']],
    ['대법원 2099.1.1.선고 2099다295 전원합의체 판결', ['2099다295']],
    ['서울고등법원 2099. 12. 31. 선고 (춘천)2099나12, 2099나13(병합) 판결', ['2099나12', '2099나13']],
    ['서울고법 2099나12', ['2099나12']],
    ['대판 2099다1', ['2099다1']],
    ['헌재 2099. 1. 1. 2099헌마1 결정', ['2099헌마1']],
    ['사건번호: 2099두1', ['2099두1']],
    ['사건 2099두1', ['2099두1']],
    ['제2099두1호', ['2099두1']],
    ['="2099다296"', ['2099다296']],
    [`'2099다296`, ['2099다296']],
    ['“2099다296”', ['2099다296']],
    ['２０９９다２９７', ['2099다297']],
    ['２０９９다２９７（병합）', ['2099다297']],
    ['2099-다-298', ['2099다298']],
    ['2099 – 다 – 298', ['2099다298']],
    ['2099두1, 2(병합) 전원합의체 판결', ['2099두1', '2099두2']],
    ['2000므1257(본소), 1264(반소)', ['2000므1257', '2000므1264']],
    ['2000다10828_10835_병합', ['2000다10828', '2000다10835']],
    ['(창원)2015누948', ['2015누948']],
    ['중앙2009부해918/부노203', ['중앙2009부해918', '중앙2009부노203']],
    ['중앙노동위원회 2009. 5. 6. 중앙2009부해918 판정', ['중앙2009부해918']],
    ['서울지방노동위원회 서울2023부해1, 부노2 병합', ['서울2023부해1', '서울2023부노2']],
    ['서울 2023-부해-123', ['서울2023부해123']],
    ['2016부해OOO', ['2016부해OOO']],
    ['4290민상123', ['4290민상123']],
    ['98두1234', ['98두1234']],
    ['2099다1 2099다2', ['2099다1', '2099다2']],
    ['2099다1 및 2099다2', ['2099다1', '2099다2']],
    ['2099다1 등', ['2099다1']],
    ['2017두12345 외 2건', ['2017두12345']],
    ['서울2016부해1234외 1건', ['서울2016부해1234']],
    ['중앙2018차별3~5', ['중앙2018차별3', '중앙2018차별4', '중앙2018차별5']],
    ['경남2021부해123 병합 부노12', ['경남2021부해123', '경남2021부노12']],
    ['2015카합80012-1', ['2015카합80012-1']],
    ['[2099다27]', ['2099다27']],
    ['「2099다27」', ['2099다27']],
    ['【사건】 2099다26', ['2099다26']],
    ['2099두71 【판결】', ['2099두71']],
    ['2099다86 〔병합〕', ['2099다86']],
    ['2099년 다18호', ['2099다18']],
    ['2099−다−33', ['2099다33']],
    ['2099다36.', ['2099다36']],
  ])('in “%s” are %j', (raw, numbers) => {
    expect([caseNumbersOf(raw), oddNumbersIn(raw)]).toEqual([numbers, []]);
  });

  it.each([
    'abc',
    '2099',
    '다294',
    '해고',
    '2099-294',
    '12345다1',
    '2099다',
    '사건',
    '미상',
    '1,2',
    '2099ABC1',
    '2099다O',
    '-',
  ])('aren’t “%s”', (raw) => {
    expect(caseNumbersOf(raw)).toEqual([]);
    expect(oddNumbersIn(raw).length).toBeGreaterThan(0);
    expect(() => typedNumbersOf([raw])).toThrow(expect.objectContaining({ code: 'case_edit_failed' }));
  });

  it.each(['법원'.repeat(20_000), '('.repeat(50_000), '병합'.repeat(20_000), `2099다1${' '.repeat(50_000)}`])(
    'are read in no time, however long the field is (%#)',
    (raw) => {
      const took = processorTimer();
      caseNumbersOf(raw);
      expect(took()).toBeLessThan(500);
    },
  );

  it('are found beside what isn’t one, which is named', () => {
    expect([caseNumbersOf('2099두1, abc'), oddNumbersIn('2099두1, abc')]).toEqual([['2099두1'], ['abc']]);
    expect(oddNumbersIn('(병합)')).toEqual([]);
  });

  it('are the same, whatever stands around them', () => {
    const number = fc
      .tuple(
        fc.integer({ min: 1950, max: 2099 }),
        fc.constantFrom('다', '두', '누', '구합', '가합', '나', '헌마'),
        fc.nat(999_999),
      )
      .map(([year, kind, serial]) => `${year}${kind}${serial}`);
    const around = fc.constantFrom(
      (text: string) => `${text} 판결`,
      (text: string) => `="${text}"`,
      (text: string) => `대법원 2099. 1. 1. 선고 ${text} 전원합의체 판결`,
      (text: string) => `서울행정법원 ${text}`,
      (text: string) => text.replace(/[가-힣]+/, '-$&-'),
      (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
      (text: string) => `${text}(병합)`,
    );
    fc.assert(
      fc.property(number, around, (one, write) => {
        expect(caseNumbersOf(write(one))).toEqual([one]);
      }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(number, { maxLength: 10 }), (all) => {
        expect(caseNumbersOf(all.join(', '))).toEqual(all);
      }),
    );
  });
});
