import { expect, it } from 'vitest';
import { adviceSettings } from './settings.ts';

it('takes a model’s address and name together, without an account in the address', () => {
  const set = { ADVISOR_BASE_URL: 'http://127.0.0.1:11434/v1/', ADVISOR_MODEL: 'example-model' };
  expect(adviceSettings.read({}).advisor.model).toBeNull();
  expect(adviceSettings.read(set).advisor.model).toEqual({
    ...{ baseUrl: 'http://127.0.0.1:11434/v1', model: 'example-model', apiKey: null, temperature: null },
    ...{ maxTokens: 2_000, prices: { input: 0, output: 0 } },
  });
  for (const half of [{ ADVISOR_MODEL: 'example-model' }, { ADVISOR_API_KEY: 'k' }]) {
    expect(() => adviceSettings.read(half)).toThrow('ADVISOR_BASE_URL과 ADVISOR_MODEL은 함께');
  }
  const withAccount = { ...set, ADVISOR_BASE_URL: 'https://me:secret@example.com/v1' };
  expect(() => adviceSettings.read(withAccount)).toThrow('ADVISOR_BASE_URL의 값이 잘못되었습니다.');
  expect(() => adviceSettings.read(withAccount)).not.toThrow('secret');
  expect(() => adviceSettings.read({ ...set, ADVISOR_TEMPERATURE: '3' })).toThrow('ADVISOR_TEMPERATURE');
});
