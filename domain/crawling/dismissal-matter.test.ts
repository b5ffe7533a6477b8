import { describe, expect, it } from 'vitest';
import { processorTimer } from '../../.config/processor-time.ts';
import { isDismissalMatter } from './dismissal-matter.ts';

const matter = (title: string, articles = '', decidedOn: string | null = '2021-07-29') =>
  isDismissalMatter({ title, articles, decidedOn });

describe('a decision is about a dismissal', () => {
  it.each([
    '부당해고구제재심판정취소',
    '부당해고및부당노동행위구제재심판정취소',
    '부당해고등구제재심판정취소',
    '부당해고 구제 재심판정 취소',
    '해고무효확인',
    '해고무효확인등',
    '해고무효확인및임금',
    '해고무효확인·임금',
    '징계해고무효확인',
    '정리해고무효확인',
    '해고처분무효확인',
    '해고예고수당',
    '해고예고수당청구',
    '해고무효확인[기간제 근로자에게 갱신에 대한 정당한 기대권이 인정되는지가 문제된 사건]',
    '부당해고구제재심판정취소[정리해고가 문제된 사건]',
    '중앙노동위원회 부당해고 구제 재심신청',
    '재해고무효확인',
  ])('when its name says so: %s', (title) => {
    expect(matter(title)).toBe(true);
    expect(matter(title.normalize('NFD'))).toBe(true);
  });

  it.each([
    ['면직처분무효확인', '근로기준법 제23조 제1항'],
    ['파면처분무효확인등', '[1] 근로기준법 제23조, 민법 제2조'],
    ['해임처분무효확인', '근로기준법 제23조 제1항, 제27조'],
    ['퇴직처분무효확인', '근로기준법 제23조'],
    ['당연퇴직무효확인', '근로기준법 제23조 제1항'],
  ])('when its name is one that officials share, and it refers to the Labour Standards Act: %s', (title, articles) => {
    expect(matter(title, articles)).toBe(true);
  });

  it.each([
    ['임금', '근로기준법 제24조'],
    ['손해배상(기)', '민법 제750조, 근로기준법 제23조 제1항'],
    ['근로자지위확인', '[1] 기간제 및 단시간근로자 보호 등에 관한 법률 제4조 / [2] 근로기준법 제23조 제1항'],
    ['종업원지위확인', '근로기준법 제23조'],
    ['이행강제금부과처분취소', '근로기준법 제30조, 제33조'],
    ['금전보상명령취소', '근로기준법 제30조 제3항'],
    ['퇴직금등', '[1] 근로기준법 제27조 / [4] 근로기준법 제34조, 근로자퇴직급여 보장법 제8조'],
    [
      '부당노동행위구제재심판정취소',
      '가.다.\n \n 노동조합법 제39조 제1호 / 나. \n 노동조합법 제41조, \n 행정소송법 제19조',
    ],
    ['부당노동행위구제재심판정취소', '노동조합 및 노동관계조정법 제81조 제1항 제1호'],
  ])('when its name is general, and it refers to an article about dismissals: %s', (title, articles) => {
    expect(matter(title, articles)).toBe(true);
  });
});

describe('a decision is not about a dismissal', () => {
  it.each([
    ['손해배상(자)', '민법 제750조'],
    ['임금', '근로기준법 제43조, 제56조'],
    ['부당노동행위구제재심판정취소', '노동조합 및 노동관계조정법 제81조 제3호'],
    ['퇴직금', '근로자퇴직급여 보장법 제8조'],
    ['근로자지위확인', '파견근로자 보호 등에 관한 법률 제6조의2'],
    ['요양불승인처분취소', '산업재해보상보험법 제37조'],
    ['침해고시취소', ''],
    ['산업재해고용보험료부과처분취소', ''],
    ['소유권이전등기', ''],
    ['', ''],
  ])('when neither its name nor its articles speak of one: %s', (title, articles) => {
    expect(matter(title, articles)).toBe(false);
  });

  it.each([
    ['파면처분취소', '국가공무원법 제78조, 행정소송법 제27조'],
    ['해임처분취소', '지방공무원법 제69조'],
    ['면직처분취소', ''],
    ['교원소청심사위원회결정취소', '사립학교법 제56조'],
    ['이사해임', '상법 제385조'],
    ['파산관재인해임', '채무자 회생 및 파산에 관한 법률 제364조'],
  ])('when an official, a teacher or a director was removed: %s', (title, articles) => {
    expect(matter(title, articles)).toBe(false);
  });

  it.each([
    '부당정직구제재심판정취소',
    '부당전보구제재심판정취소',
    '부당감봉구제재심판정취소',
    '부당대기발령구제재심판정취소',
    '부당징계구제재심판정취소',
    '전직처분무효확인',
  ])('when the sanction was another one, although the same article applies: %s', (title) => {
    expect(matter(title, '근로기준법 제23조 제1항')).toBe(false);
  });

  it.each(['근로기준법위반', '근로기준법위반·근로자퇴직급여보장법위반', '노동조합및노동관계조정법위반'])(
    'when it is a criminal case: %s',
    (title) => {
      expect(matter(title, '근로기준법 제26조, 제110조 제1호')).toBe(false);
    },
  );
});

describe('the articles of the Labour Standards Act', () => {
  it.each([
    ['제27조 제1항', '1995-10-12', true],
    ['제30조 제1항', '1995-10-12', false],
    ['제30조 제1항', '2004-01-15', true],
    ['제31조', '2004-01-15', true],
    ['제27조', '2004-01-15', false],
    ['제23조 제1항', '2004-01-15', false],
    ['제23조 제1항', '2011-10-27', true],
    ['제23조 제1항', null, true],
  ])('are counted as they were on the day of the decision: %s of %s', (article, decidedOn, is) => {
    expect(matter('임금', `근로기준법 ${article}`, decidedOn)).toBe(is);
  });

  it('are counted as the former text counted them, where one is named', () => {
    const of1997 = '구 근로기준법(1997. 3. 13. 법률 제5309호로 제정되기 전의 것)';
    const of2007 = '구 근로기준법(2007. 4. 11. 법률 제8372호로 전부 개정되기 전의 것, 이하 같다)';
    expect(matter('임금', `${of1997} 제27조 제1항`)).toBe(true);
    expect(matter('임금', `${of1997} 제30조`)).toBe(false);
    expect(matter('임금', `${of2007} 제30조 제1항(현행 제23조 제1항 참조)`)).toBe(true);
    expect(matter('임금', `${of2007} 제42조 / [2] 구 근로기준법 제30조`)).toBe(true);
    expect(matter('임금', `${of2007} 제23조`)).toBe(false);
  });

  it('are not those of another law that has the same numbers', () => {
    expect(matter('임금', '민법 제23조, 상법 제24조, 근로기준법 시행령 제23조, 선원법 제27조')).toBe(false);
    expect(matter('임금', '근로기준법 제43조 / [2] 민사집행법 제24조')).toBe(false);
  });

  it('are searched in a text of any length within a second', () => {
    const took = processorTimer();
    matter('임금', '근로기준법'.repeat(200_000));
    matter('임금', '가'.repeat(1_000_000));
    matter('임금', `근로기준법 ${'('.repeat(500_000)}`);
    expect(took()).toBeLessThan(1_000);
  });
});

describe('a decision with a general name, by the questions that the court names', () => {
  const asks = (issues: string, title = '임금') => isDismissalMatter({ title, articles: '', issues, decidedOn: null });

  it.each([
    '징계위원회를 거치지 않은 해고의 효력',
    '통상해고 사유가 있는데 징계해고의 절차를 거쳐야 하는지 여부',
    '시용근로자에 대한 본채용 거부가 정당하기 위한 요건',
    '채용내정을 취소한 경우의 법률관계',
    '기간을 정하여 고용된 근로자에게 갱신기대권이 인정되는 경우',
  ])('is about a dismissal: %s', (issues) => expect(asks(issues)).toBe(true));

  it.each(['상여금이 통상임금에 포함되는지 여부', '보험계약자의 장해고지의무', '재해고용주의 책임', ''])(
    'is not: %s',
    (issues) => expect(asks(issues)).toBe(false),
  );

  it('is not where an official was removed, or where the employer is accused', () => {
    expect(asks('해고와 달리 파면은 징계처분이다', '파면처분취소')).toBe(false);
    expect(asks('해고예고수당을 지급하지 않은 경우', '근로기준법위반')).toBe(false);
  });
});
