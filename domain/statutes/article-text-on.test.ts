import { describe, expect, it } from 'vitest';
import { articleTextOn } from './article-text-on.ts';

const TODAY = '2026-11-23';

describe('the text of an article', () => {
  it('is that of the cited paragraph or item', () => {
    expect(articleTextOn('근로기준법', '제28조 제2항', TODAY)).toEqual([
      { lead: '제1항에 따른 구제신청은 부당해고등이 있었던 날부터 3개월 이내에 하여야 한다.', items: [] },
    ]);
    const [paragraph] = articleTextOn('노동조합 및 노동관계조정법', '제81조 제1항 제1호', TODAY) ?? [];
    expect(paragraph?.items).toHaveLength(1);
    expect(articleTextOn('노동조합 및 노동관계조정법', '제82조 제1항 제1호', TODAY)?.[0]?.items).toEqual([]);
  });

  it('is not known of other articles, nor of days before it', () => {
    expect(articleTextOn('근로기준법', '제47조', TODAY)).toBeNull();
    expect(articleTextOn('근로기준법', '제26조', '2019-07-15')).toBeNull();
  });
});
