import { describe, expect, it } from 'vitest';
import { articlesIn, articlesInBrackets, withoutSources } from './articles-named.ts';

describe('the articles that a text names', () => {
  it('carry the statute that stands before them', () => {
    expect(articlesIn('근로기준법 제23조 제2항, 남녀고용평등법 제19조 제3항')).toEqual([
      '근로기준법 제23조 제2항',
      '남녀고용평등법 제19조 제3항',
    ]);
    expect(articlesIn('남녀고용평등법 제11조·제14조, 노동조합법 제81조, 공익신고자 보호법 제15조, 제17조')).toEqual([
      '남녀고용평등법 제11조',
      '남녀고용평등법 제14조',
      '노동조합법 제81조',
      '공익신고자 보호법 제15조',
      '공익신고자 보호법 제17조',
    ]);
    expect(articlesIn('노동조합법 제81조 제1항 제1호, 제82조')).toEqual([
      '노동조합법 제81조 제1항 제1호',
      '노동조합법 제82조',
    ]);
    expect(articlesIn('근로기준법 시행령 제7조의2')).toEqual(['근로기준법 시행령 제7조의2']);
    expect(articlesIn('제39조')).toEqual([]);
  });

  it('are taken from the brackets, and the brackets away', () => {
    const why = '서면이 아니면 효력이 없어요(근로기준법 제27조). 회사(사업주)가 증명해요(대법원 2007다1418).';
    expect(articlesInBrackets(why)).toEqual(['근로기준법 제27조']);
    expect(withoutSources(why)).toBe('서면이 아니면 효력이 없어요. 회사(사업주)가 증명해요.');
  });
});
