import { describe, expect, it } from 'vitest';
import { standardRuleset } from '../rulesets/standard-ruleset.ts';
import { articlesNamed } from './articles-named.ts';
import { articleOn } from './register.ts';

const TODAY = '2026-11-23';
const standing = (law: string, article: string, date = TODAY): string => articleOn(law, article, date).standing;

describe('the register of articles', () => {
  it.each([
    ['근로기준법', '제23조 제1항'],
    ['근기법', '28조 2항'],
    ['근로기준법', '제76조의3 제6항'],
    ['남녀고용평등과 일ㆍ가정 양립 지원에 관한 법률', '제19조 제3항'],
    ['남녀고용평등법', '제14조의2'],
    ['노동조합법', '제81조 제1항 제1호'],
    ['기간제법', '제4조 제2항'],
    ['노동위원회규칙', '제40조'],
    ['헌법', '제15조'],
  ])('%s %s is in force today', (law, article) => {
    expect(standing(law, article)).toBe('in_force');
  });

  it('says from when to when', () => {
    expect(standing('근로기준법', '제76조의2', '2019-07-15')).toBe('not_in_force');
    expect(standing('근로기준법', '제76조의2', '2019-07-16')).toBe('in_force');
    expect(standing('근로기준법', '제35조', '2019-07-15')).toBe('in_force');
    expect(standing('근로기준법', '제35조', '2019-07-16')).toBe('not_in_force');
    expect(standing('근로기준법', '제60조 제3항')).toBe('not_in_force');
    // The law that was numbered anew in 2007: the protection from dismissal was 제30조, with three paragraphs at first.
    expect(standing('근로기준법', '제30조 제2항', '2000-01-01')).toBe('in_force');
    expect(standing('근로기준법', '제30조 제4항', '2021-11-18')).toBe('not_in_force');
    expect(standing('근로기준법', '제30조 제4항', '2021-11-19')).toBe('in_force');
  });

  it('knows no article that never was, of no unknown law, and of no day before it begins', () => {
    expect(standing('근로기준법', '제118조')).toBe('unknown');
    expect(standing('근로기준법', '제23조 제3항')).toBe('unknown');
    expect(standing('해고보호법', '제1조')).toBe('unknown');
    expect(standing('근로기준법', '스물세 번째 조')).toBe('unknown');
    expect(standing('근로기준법', '제23조', '1990-01-01')).toBe('unknown');
  });

  it('has the periods of an article on the day', () => {
    const figures = (law: string, article: string, date = TODAY): readonly string[] => {
      const found = articleOn(law, article, date);
      return found.standing === 'in_force' ? [...(found.figures ?? [])] : [];
    };
    expect(figures('근로기준법', '제28조 제2항')).toEqual(['3개월']);
    expect(figures('근로기준법', '제31조 제1항')).toEqual(['10일']);
    expect(figures('근로기준법', '제31조 제2항')).toEqual(['15일']);
    expect(figures('근로기준법', '제33조 제1항', '2021-11-18')).toEqual(['20000000원', '20000000원-']);
    expect(figures('근로기준법', '제33조 제1항')).toEqual(['30000000원', '30000000원-']);
    expect(figures('남녀고용평등법', '제26조 제1항')).toEqual(['6개월']);
  });

  it('marks what nobody has compared with the text of the law', () => {
    expect(articleOn('노동위원회규칙', '제40조', TODAY)).toMatchObject({ toConfirm: true });
    expect(articleOn('근로기준법', '제28조', TODAY)).toMatchObject({ toConfirm: false });
  });

  it('knows every article that the questionnaire names', () => {
    const named = standardRuleset.sections.flatMap(({ id, statutes }) =>
      // An annex has no number of an article.
      statutes.filter((statute) => !/별표 \d+$/u.test(statute)).map((statute) => `${id} ${statute}`),
    );
    const absent = named.filter((words) => {
      const articles = articlesNamed(words);
      const known = articles.filter(({ law, article }) => law !== null && standing(law, article) === 'in_force');
      return articles.length === 0 || known.length < articles.length;
    });
    expect(absent).toEqual([]);
  });
});

describe('articles that a text names', () => {
  const inWords = (text: string): readonly string[] =>
    articlesNamed(text).map(
      ({ law, article, isFormer, isCompanyRule }) =>
        `${isFormer ? '구 ' : ''}${isCompanyRule ? '사규' : (law ?? '?')} ${article}`,
    );

  it.each([
    ['근로기준법 제23조 제1항과 제27조', ['근로기준법 제23조 제1항', '근로기준법 제27조']],
    ['「근로기준법」 제28조제2항에 따라', ['근로기준법 제28조 제2항']],
    ['근기법 76조의2', ['근로기준법 제76조의2']],
    [
      '노동조합법 제81조 제1항 제1호 및 같은 법 제82조',
      ['노동조합 및 노동관계조정법 제81조 제1항 제1호', '노동조합 및 노동관계조정법 제82조'],
    ],
    ['근로기준법 제28조에 따르고, 같은 조 제2항', ['근로기준법 제28조', '근로기준법 제28조 제2항']],
    ['근로기준법(2007. 4. 11. 전부개정) 제23조', ['근로기준법 제23조']],
    ['근로기준법 제11조, 시행령 제7조의2', ['근로기준법 제11조', '근로기준법 시행령 제7조의2']],
    ['구 근로기준법 제30조', ['구 근로기준법 제30조']],
    ['취업규칙 제52조', ['사규 제52조']],
    ['해고보호법 제3조', ['해고보호법 제3조']],
    ['근로자파견법 제5조', ['근로자파견법 제5조']],
    ['제23조', ['? 제23조']],
    ['3조 원을 들여 4조 2교대로', []],
  ])('%s', (text, expected) => {
    expect(inWords(text)).toEqual(expected);
  });
});
