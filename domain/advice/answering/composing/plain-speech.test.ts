import { describe, expect, it } from 'vitest';
import { standardRuleset } from '../../../rulesets/standard-ruleset.ts';
import { inPlainSpeech } from './plain-speech.ts';

describe('the plain polite style', () => {
  it.each([
    ['서면 통지가 필요합니다.', '서면 통지가 필요해요.'],
    ['해고로 봅니다.', '해고로 봐요.'],
    ['무효가 됩니다.', '무효가 돼요.'],
    ['함께 살핍니다.', '함께 살펴요.'],
    ['근로자입니다.', '근로자예요.'],
    ['원칙입니다.', '원칙이에요.'],
    ['해고가 아닙니다.', '해고가 아니에요.'],
    ['다투기 어렵습니다.', '다투기 어려워요.'],
    ['금지되고 있습니다.', '금지되고 있어요.'],
    ['결정적이지 않습니다.', '결정적이지 않아요.'],
    ['증명해야 합니다.', '증명해야 해요.'],
    ['따라 다릅니다.', '따라 달라요.'],
    ['기준을 따집니다.', '기준을 따져요.'],
    ['결과가 갈립니다.', '결과가 갈려요.'],
    ['있었습니다.', '있었어요.'],
  ])('%s', (formal, plain) => {
    expect(inPlainSpeech(formal)).toBe(plain);
  });

  it('leaves no formal ending in any legal test of the questionnaire', () => {
    for (const { legalTest } of standardRuleset.sections) {
      expect(inPlainSpeech(legalTest)).not.toMatch(/니다[.!?]/u);
      expect(inPlainSpeech(legalTest)).toMatch(/요\.$/u);
    }
  });
});
