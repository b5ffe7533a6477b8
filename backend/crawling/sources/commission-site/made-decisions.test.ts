import { decisionPage } from '@nomucheck/domain/crawling/site/commission-site.fixture.ts';
import { readDecisionPage } from '@nomucheck/domain/crawling/site/decision-page.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRunsUnshrunk, propertyTimeout } from '../../../../.config/property-runs.ts';
import { mostAtOnce as each, encoded, madeDecision } from '../../../testing/decisions/made-decisions.fixture.ts';
import { pageText } from '../../fetching/reading/page-text.ts';
import { findInDecision } from './pages.ts';

const runs = propertyRunsUnshrunk();

describe('a made decision with every hazard of its trade', () => {
  it(
    'is what was put in a page, whatever its encoding and markup',
    async () => {
      const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      const markup: readonly ((paragraphs: readonly string[]) => string)[] = [
        (paragraphs) => paragraphs.map((one) => `<p class="본문">${one}</p>`).join(''),
        (paragraphs) => paragraphs.join('<br/>'),
        (paragraphs) => `<div><b>${paragraphs.join('</b></div>\n<div><b>')}</b></div>`,
      ];
      const page = fc.record({
        decision: madeDecision(true),
        mark: fc.constantFrom(...markup),
        charset: fc.constantFrom('utf-8', 'euc-kr', 'MS949', ''),
      });
      fc.assert(
        fc.property(fc.array(page, { minLength: 1, maxLength: each }), (pages) => {
          for (const { decision, mark, charset } of pages) {
            const html = decisionPage({
              title: '부당해고 사건',
              fields: {
                자료구분: '부당해고',
                담당부서: '서울지방노동위원회',
                판정요지: mark(decision.paragraphsWritten.map(escaped)),
              },
            }).replace('<meta charset="utf-8">', '');
            const body = encoded(html, charset === 'utf-8' ? 'utf-8' : 'cp949');
            const found = findInDecision(pageText({ mediaType: `text/html; charset=${charset}`, body }));
            const read = readDecisionPage(found, { code: 65, sn: '1' });
            expect(read.kind === 'decision' && read.decision.text).toBe(
              `## 판정요지\n\n${decision.paragraphs.join('\n\n')}`,
            );
          }
        }),
        runs,
      );
    },
    propertyTimeout,
  );
});
