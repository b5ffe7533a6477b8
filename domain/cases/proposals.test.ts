import { describe, expect, it } from 'vitest';
import { standardRuleset } from '../rulesets/standard-ruleset.ts';
import { proposals as proposalsSchema } from './proposal.ts';
import { employerSuesCommission, factsFor, judgment, workerSuesCommission } from './proposals/decisions.fixture.ts';
import { disputeNamed, lowerInstances } from './proposals/lower-instances.ts';
import { subjectsOf } from './proposals/subjects.ts';
import { pointOf, summaryOf } from './proposals/summary.ts';
import { citationsOf } from './proposals/text/citations.ts';
import { statutesOf } from './proposals/text/statutes.ts';
import { proposalsOf } from './proposals.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf(standardRuleset);
const values = <Value>(found: readonly { readonly value: Value }[]): readonly Value[] =>
  found.map(({ value }) => value);
const withList = (list: string): string => judgment({ sections: { 참조조문: list } });

describe('statutes', () => {
  it.each([
    [
      '[1] 근로기준법 제23조 제1항, 제27조 / [2] 민법 제660조',
      ['근로기준법 제23조', '근로기준법 제27조', '민법 제660조'],
    ],
    ['가. 근로기준법 제14조 / 나. 제27조', ['근로기준법 제14조', '근로기준법 제27조']],
    [
      '구 근로기준법(1996. 12. 31. 법률 제5245호로 개정되기 전의 것) 제27조 제1항(현행 제30조 제1항 참조), 제27조의3(현행 제33조 제1항 참조)',
      ['구 근로기준법 제27조', '구 근로기준법 제27조의3'],
    ],
    [
      '기간제 및 단시간근로자 보호 등에 관한 법률 제4조 제1항, 제2항',
      ['기간제 및 단시간근로자 보호 등에 관한 법률 제4조'],
    ],
    ['근로기준법 제28조, 같은 법 시행령 제7조', ['근로기준법 제28조', '근로기준법 시행령 제7조']],
    ['노동위원회법 제23조, 노동위원회규칙 제43조', ['노동위원회법 제23조', '노동위원회규칙 제43조']],
    ['헌법 제33조 제1항', ['헌법 제33조']],
    ['가. 노동조합법 제39조 / 나.다. 근로기준법 제27조', ['노동조합법 제39조', '근로기준법 제27조']],
  ])('are listed one an article: %s', (list, expected) => {
    expect(values(statutesOf(withList(list)))).toEqual(expected);
  });

  it('are read from the reasons where none are listed: only articles of labour laws', () => {
    const text = judgment({
      reasons:
        '근로기준법 제23조 제1항은 …라고 정한다. 상법 제382조와 근로기준법 제23조 제2항, 기간제법 제4조 제2항을 본다.',
    });
    expect(values(statutesOf(text))).toEqual(['근로기준법 제23조', '기간제법 제4조']);
  });
});

describe('cases cited', () => {
  const cited = (words: string): readonly string[] =>
    values(citationsOf(judgment({ reasons: words }), ['2021두99001']));
  it.each([
    ['(대법원 1998. 11. 10. 선고 97누18189 판결 등 참조)', ['97누18189']],
    ['(대법원 1999. 9. 3. 선고 97누2528, 2535 판결 참조)', ['97누2528', '97누2535']],
    ['{대법원 2001. 1. 19. 선고 2000다30516, 30523(병합) 판결 등 참조}', ['2000다30516', '2000다30523']],
    ['대법원 1991.1.15. 선고 90다11431 판결(공1991,741)', ['90다11431']],
    ['대법원 2017. 12. 21. 선고 2013다12345 전원합의체 판결', ['2013다12345']],
    ['헌법재판소 2015. 12. 23. 선고 2014헌바3 결정', ['2014헌바3']],
    [
      '대법원 1981.3.4. 선고, 80다99001 판결, 1985.2.3. 선고, 84다99002,84다카99003 판결',
      ['80다99001', '84다99002', '84다카99003'],
    ],
    ['당원 1989.5.6.선고 88누 99001 판결 참조', ['88누99001']],
    ['대법원 2001두10455 판결 및 2002두100 판결 참조', ['2001두10455', '2002두100']],
    ['대법원 1998. 11. 10. 선고 97누18189 판결과 2002두100 판결 참조', ['97누18189', '2002두100']],
    ['서울행정법원 2019구합1234 사건이 계속 중이다.', []],
    ['산재 요양급여 결정 및 2018년 6 결정', []],
    ['법원 12월 15 결정, 판결, 60일 3결정, 이 사건 결정, 2020제1결정', []],
    ['이 사건 초심결정과 2019부해123 결정은', []],
    ['헌법재판소 2005. 2. 3. 선고 2004헌가901, 2004헌마902(병합) 전원재판부 결정', ['2004헌가901', '2004헌마902']],
    ['원고는 2003. 5. 6. 자 2003가합 해고를 다툰다. 사용자 2010다12 판결', []],
    ['2010. 5. 5. 2010호봉 12 판결', []],
    ['대법원 1988. 4. 5. 87다카99001 판결, 대법원 1988. 6. 7. 선고 87다카99002 판결', ['87다카99001', '87다카99002']],
    ['원고는 1988. 4. 5. 87다카99001 판결을 들어 다툰다', []],
    ['대법원 1992.6.7. 선고 91누99001(공1992,1890)', ['91누99001']],
    ['대법원 2022. 3. 10. 선고 2021두99001 판결', []],
    ['대법원 97누2528, 2535 판결 참조', ['97누2528', '97누2535']],
    ['대법원 2000다30516, 30523(병합) 판결 참조', ['2000다30516', '2000다30523']],
    ['상고를 기각한다(원심: 서울고등법원 2019. 3. 4. 선고 2018누99001 판결).', []],
    ['원심판결(서울고법 2019. 3. 4. 선고 2018누99001 판결)에는 잘못이 없다.', []],
    ['제1심 서울행정법원 2018. 3. 4. 선고 2017구합99001 판결은 정당하다.', []],
    ['원심은 대법원 1998. 11. 10. 선고 97누18189 판결을 들어 배척하였다.', ['97누18189']],
    ['원심의 판단에는 대법원 1998. 11. 10. 선고 97누18189 판결에 반하는 잘못이 있다.', ['97누18189']],
  ])('%s', (words, expected) => {
    expect(cited(words)).toEqual(expected);
  });

  it('do not include the decisions of the same dispute', () => {
    const sections = { 원심판결: '서울고법 2021. 8. 21. 선고 2020누13951 판결' };
    expect(citationsOf(judgment({ sections, reasons: '이유 없다.' }), [])).toEqual([]);
  });
});

describe('links between the instances of a dispute', () => {
  it('name the lower decision with its court’s full name', () => {
    const text = judgment({
      sections: { 원심판결: '서울고법 2021. 8. 21. 선고 2020누13951 판결' },
      order: '상고를 기각한다.',
    });
    expect(lowerInstances(text, factsFor())).toMatchObject([
      { rule: 'second-instance', tribunal: '서울고등법원', decidedOn: '2021-08-21', caseNumbers: ['2020누13951'] },
    ]);
  });

  it('go down to the local commission where the reasons mention it', () => {
    const text = judgment({
      sections: { 제1심판결: '서울행정법원 2020. 2. 6. 선고 2019구합1234 판결' },
      order: '원고의 항소를 기각한다.',
      reasons:
        '원고는 서울지방노동위원회에 구제신청을 하였고(서울2018부해1234), 중앙노동위원회는 재심신청을 기각하였다(중앙2018부해987).',
    });
    const found = lowerInstances(text, factsFor());
    expect(found.map(({ rule, caseNumbers }) => [rule, caseNumbers])).toEqual([
      ['first-commission', ['서울2018부해1234']],
      ['central-commission', ['중앙2018부해987']],
      ['first-instance', ['2019구합1234']],
    ]);
    expect(found[0] && disputeNamed(found[0])).toBe('case|서울지방노동위원회||서울2018부해1234');
  });

  it('recognise whose number it is by the sentence, where a commission’s number has no place', () => {
    const text = judgment({
      order:
        '중앙노동위원회가 2014. 1. 24. 원고와 참가인 사이의 2013부해901 부당해고 구제 재심신청 사건에 관하여 한 재심판정을 취소한다.',
      reasons:
        '원고는 2013. 5. 6. 경기지방노동위원회에 2013부해77, 78/부노9(병합)호로 구제를 신청하였다. 그 무렵 다른 근로자도 2013부해79로 신청하였다.',
    });
    expect(lowerInstances(text, factsFor()).map(({ caseNumbers, passage }) => [caseNumbers[0], passage.quote])).toEqual(
      [
        ['경기2013부해77', '2013부해77'],
        ['중앙2013부해901', '2013부해901'],
      ],
    );
  });

  it('name a court’s dispute after the central commission’s decision, which all courts review, and a commission’s after the first decision', () => {
    const both = '서울지방노동위원회 서울2018부해1234 판정에 대한 중앙노동위원회의 중앙2018부해987 재심판정.';
    const disputeFrom = (tribunal: string, reasons = both) =>
      proposalsOf(judgment({ order: '기각한다.', reasons }), factsFor({ tribunal }), vocabulary).find(
        ({ field }) => field === 'disputeId',
      )?.value;
    expect(disputeFrom('서울행정법원')).toBe('case|중앙노동위원회||중앙2018부해987');
    expect(disputeFrom('서울고등법원')).toBe('case|중앙노동위원회||중앙2018부해987');
    expect(disputeFrom('중앙노동위원회')).toBe('case|서울지방노동위원회||서울2018부해1234');
    // What a commission cites as an example is another dispute: else all that cite it would count as one.
    const cited = '징계사유로 인정된다(중앙2020부해100 참조).';
    expect(disputeFrom('중앙노동위원회', cited)).toBeUndefined();
    expect(disputeFrom('부산지방노동위원회', cited)).toBeUndefined();
    expect(disputeFrom('부산지방노동위원회')).toBeUndefined();
  });

  it('read the list of instances in decisions of the accident insurance', () => {
    const text = judgment({
      sections: { 연관판결: '서울행정법원,2007구합6373,1심-서울고등법원,2007누34530,2심' },
      order: '상고를 기각한다.',
    });
    expect(lowerInstances(text, factsFor())).toMatchObject([
      { tribunal: '서울행정법원', caseNumbers: ['2007구합6373'] },
    ]);
  });
});

describe('subjects', () => {
  it('puts a decision under the sections whose words its headnotes contain, with or without spaces', () => {
    const text = judgment({
      sections: { 판시사항: '업무능력부족을 이유로 한 통상해고의 정당성 판단 기준' },
      reasons: '저성과자에게 개선기회를 주었다.',
    });
    const { sections, keywords } = subjectsOf(text, vocabulary);
    expect(sections[0]).toMatchObject({
      value: 'detail-21',
      passage: { quote: expect.stringContaining('업무능력부족') },
    });
    expect(values(keywords)).toEqual(expect.arrayContaining(['업무능력 부족', '통상해고']));
  });

  it.each([
    ['계약기간이 만료된 뒤의 지위', '계약기간 만료'],
    ['전보명령에 따른 부임을 거부한 근로자의 해고', '전보명령 거부'],
    ['업무능력이 현저히 부족한 근로자', '업무능력 부족'],
    ['근로계약의 취소가 소급하는지', '근로계약 취소'],
  ])('finds the two words of a keyword in %s', (words, keyword) => {
    const text = judgment({ sections: { 판시사항: words } });
    expect(values(subjectsOf(text, vocabulary).keywords)).toContain(keyword);
  });

  it.each([
    ['이사회 결의로 대표를 해임한 사례', '이사 해임'],
    ['업무능력을 본다. 인원이 부족하다', '업무능력 부족'],
    ['기간제법 시행령 제4조의 뜻', '기간제법 제4조'],
  ])('doesn’t put together what %s keeps apart', (words, keyword) => {
    const text = judgment({ sections: { 판시사항: words } });
    expect(values(subjectsOf(text, vocabulary).keywords)).not.toContain(keyword);
  });

  it('ignores a word that is mentioned once, and a word inside another word', () => {
    const text = judgment({
      sections: { 판시사항: '사고수습 비용의 부담' },
      reasons: '원고는 정년이 지났다. 사고수습을 하였다.',
    });
    expect(subjectsOf(text, vocabulary)).toEqual({ sections: [], keywords: [] });
  });

  it('does not propose a section whose excluded words the headnotes contain', () => {
    const text = judgment({ sections: { 판시사항: '수습공무원의 시용 기간과 본채용 거부' } });
    expect(values(subjectsOf(text, vocabulary).sections)).not.toContain('detail-2');
    const other = judgment({
      sections: { 판시사항: '정년이 공무원보다 이른 정년 규정의 효력, 공무원의 정년과의 차이' },
    });
    expect(values(subjectsOf(other, vocabulary).sections)).toContain('detail-6');
  });
});

describe('the summary of a decision', () => {
  it('is its 판결요지; the point is its first issue', () => {
    const text = judgment({
      sections: { 판시사항: '[1] 본채용 거부의 기준\n[2] 그 예', 판결요지: '합리적인 이유가 있으면 거절할 수 있다.' },
    });
    expect(summaryOf(text)).toMatchObject({ value: '합리적인 이유가 있으면 거절할 수 있다.', rule: 'holding' });
    expect(pointOf(text)?.value).toBe('본채용 거부의 기준');
  });

  it('is the conclusion of the reasons where there are no headnotes, not a party’s claim', () => {
    const text = judgment({
      reasons:
        '원고는 이 사건 해고가 위법하다고 주장한다. 살피건대 징계사유가 인정된다. 따라서 이 사건 해고는 정당한 이유가 없어 위법하다. 원고의 청구는 이유 있다.',
    });
    expect(summaryOf(text)?.value).toBe(
      '따라서 이 사건 해고는 정당한 이유가 없어 위법하다.\n\n원고의 청구는 이유 있다.',
    );
  });
});

describe('proposals', () => {
  const text = judgment({
    sections: {
      판시사항: '[1] 시용기간 중 본채용 거부의 기준',
      판결요지: '[1] 합리적인 이유가 있어야 한다.',
      참조조문: '[1] 근로기준법 제23조 제1항',
      참조판례: '[1] 대법원 2006. 2. 24. 선고 2002다62432 판결(공2006상, 485)',
      원심판결: '서울고법 2021. 8. 21. 선고 2020누13951 판결',
    },
    parties: employerSuesCommission,
    order: '상고를 기각한다. 상고비용은 원고가 부담한다.',
    reasons: '상고이유를 판단한다.',
  });

  it('match the event’s schema, each with the words of its passage', () => {
    const found = proposalsOf(text, factsFor(), vocabulary);
    expect(proposalsSchema.parse(found)).toEqual(found);
    for (const { passage } of found) if (passage) expect(text.slice(passage.from, passage.to)).toBe(passage.quote);
    expect(Object.fromEntries(found.map(({ id, value }) => [id, value]))).toMatchObject({
      'title#1': '부당해고구제재심판정취소',
      'tribunal#1': '대법원',
      'outcome#1': 'worker_win',
      'outcomeText#1': '상고기각',
      'point#1': '시용기간 중 본채용 거부의 기준',
      'summary#1': '[1] 합리적인 이유가 있어야 한다.',
      'sections#1': 'detail-2',
      'statutes#1': '근로기준법 제23조',
      'citations#1': '2002다62432',
      'disputeId#1': 'case|서울고등법원|2021-08-21|2020누13951',
    });
  });

  it('are the same every time', () => {
    expect(proposalsOf(text, factsFor(), vocabulary)).toEqual(proposalsOf(text, factsFor(), vocabulary));
  });

  it('are few for a text with little content', () => {
    const bare = judgment({ parties: workerSuesCommission, order: '원심판결 중 일부를 파기한다.' });
    const fields = proposalsOf(bare, factsFor(), vocabulary).map(({ field }) => field);
    expect(fields).toEqual(['title', 'tribunal']);
  });
});
