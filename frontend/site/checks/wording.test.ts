import { figureName } from '@nomucheck/domain/checks/result-words.ts';
import { expect, test } from 'vitest';
import { consentWording } from './consent-wording.ts';
import { openingWording } from './opening-wording.ts';
import { wording } from './wording.ts';

/** Every finished text; functions are called with an example. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsOf(value('30%', '50%'));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const texts = [...textsOf(openingWording), ...textsOf(consentWording), ...textsOf(wording)];

test('no text promises legal advice free of charge: what is free is a part of the diagnosis, and the paid part is named', () => {
  for (const text of texts) {
    expect(text).not.toMatch(/공짜|법률\s?상담|무료 ?(상담|자문|진단|서비스)/);
    if (text.includes('무료'))
      expect(text).toMatch(/무료, 계산 과정과 판례는 유료|^은 무료예요\. 전체 결과를 사기 전에/);
  }
});

test('no text promises an outcome', () => {
  for (const text of texts) expect(text).not.toMatch(/반드시 (이|승)|확실히|무조건|틀림없|승소를 보장|최고|유일/);
});

test('the estimate is called an estimate, for either side', () => {
  for (const figure of [
    figureName({ side: 'employee' }),
    figureName({ side: 'employer' }),
    figureName({ side: 'employer', shows: 'risk' }),
  ]) {
    expect(figure).toContain('추정');
  }
  expect(wording.result.disclaimer).toContain('보장하지 않아요');
});
