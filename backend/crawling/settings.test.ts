import { sourceNames } from '@nomucheck/domain/crawling/sources.ts';
import { describe, expect, it } from 'vitest';
import { crawlingSettings } from './settings.ts';

describe('where decisions are collected from', () => {
  it('is known without any variable, four calls a second to a host', () => {
    expect(crawlingSettings.read({})).toEqual({
      ...{ lawApiKey: null, lawApi: 'https://www.law.go.kr', commissionSite: 'https://nlrc.go.kr' },
      repository: { name: 'legalize-kr/precedent-kr', branch: 'main', origin: null },
      ...{ sources: sourceNames, everyMs: 250, trialOrigins: [] },
    });
  });

  it('is an address without a path, account or query', () => {
    expect(crawlingSettings.read({ LAW_API_URL: 'http://127.0.0.1:4000/' }).lawApi).toBe('http://127.0.0.1:4000');
    const wrong = [
      'nonsense',
      'ftp://law.go.kr',
      'https://law.go.kr/DRF',
      'https://a:b@law.go.kr',
      'https://law.go.kr/?a',
    ];
    for (const url of wrong) {
      expect(() => crawlingSettings.read({ LAW_API_URL: url }), url).toThrow(/^LAW_API_URL의 값이 잘못되었습니다/);
      expect(() => crawlingSettings.read({ CRAWL_TRIAL_ORIGINS: url }), url).toThrow(/^CRAWL_TRIAL_ORIGINS/);
    }
  });

  it('is never asked more than five times a second', () => {
    expect(crawlingSettings.read({ CRAWL_REQUESTS_PER_SECOND: '5' }).everyMs).toBe(200);
    expect(() => crawlingSettings.read({ CRAWL_REQUESTS_PER_SECOND: '6' })).toThrow(/^CRAWL_REQUESTS_PER_SECOND/);
  });

  it('names a wrong key without its value', () => {
    expect(() => crawlingSettings.read({ LAW_API_KEY: 'someone@example.com' })).toThrow(
      /^LAW_API_KEY의 값이 잘못되었습니다/,
    );
    expect(() => crawlingSettings.read({ LAW_API_KEY: 'someone@example.com' })).not.toThrow(/someone/);
  });
});
