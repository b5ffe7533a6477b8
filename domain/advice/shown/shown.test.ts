import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../../kernel/testing/decider-spec.ts';
import * as story from '../advice.fixture.ts';
import { adviceDecider } from '../advice.ts';
import type { AdviceEvent } from '../advice-events.ts';
import type { ShownCommand } from './shown.ts';

const spec = deciderSpec(adviceDecider);
const { asker, upTo } = story;
const words = {
  question: '문자로 해고 통보를 받았어요. 다툴 수 있나요?',
  answer: '서면으로 알리지 않은 해고는 다툴 수 있어요.',
};
const show = (change: Partial<Extract<ShownCommand, { type: 'ShowAdvice' }>> = {}): ShownCommand => ({
  ...{ type: 'ShowAdvice', names: ['김질문', '한빛상사'], ...words },
  ...change,
});
const shown: AdviceEvent = { type: 'AdviceShown', data: { asker, ...words } };
const hidden: AdviceEvent = { type: 'AdviceHidden', data: { asker } };

describe('a published advice on the home page', () => {
  it('is retold, told anew, and taken from there', () => {
    const published = spec.given(...upTo.published);
    published.when(show()).thenHappens(shown);
    spec
      .given(...upTo.published, shown)
      .when(show())
      .thenHappens();
    spec
      .given(...upTo.published, shown)
      .when({ type: 'HideAdvice' })
      .thenHappens(hidden);
    published.when({ type: 'HideAdvice' }).thenHappens();
  });

  it('is none before its publication, nor once it is withdrawn', () => {
    spec
      .given(...upTo.review2)
      .when(show())
      .thenRefused('stage_wrong');
    spec
      .given(...upTo.withdrawn)
      .when(show())
      .thenRefused('stage_wrong');
  });

  it('leaves it when it is amended or withdrawn', () => {
    const { dueAt } = story;
    const before = spec.given(...upTo.published, shown);
    expect(before.state()?.shown).toEqual(words);
    expect(before.when({ type: 'AmendAdvice', dueAt }).state()?.shown).toBeNull();
    expect(before.when({ type: 'WithdrawAdvice', by: 'asker_left' }).state()?.shown).toBeNull();
  });

  it('rests on no consent for health, birth or a union', () => {
    const sensitive = upTo.published.map(
      (event): AdviceEvent =>
        event.type === 'Review1Requested' ? { ...event, data: { ...event.data, consentedAt: story.at } } : event,
    );
    spec
      .given(...sensitive)
      .when(show())
      .thenRefused('stage_wrong');
  });

  it.each([
    ['a phone number', { answer: '010-1234-5678로 전화하세요.' }, 'answer'],
    ['the asker', { question: '김질문이 물었어요.' }, 'question'],
    ['their company, however it is written', { answer: '㈜ 한빛 상사가 해고했어요.' }, 'answer'],
  ] as const)('names nobody: not %s', (_what, change, field) => {
    spec
      .given(...upTo.published)
      .when(show(change))
      .thenRefused('invalid_request', { errors: { [field]: expect.stringContaining('빼 주세요.') } });
  });
});
