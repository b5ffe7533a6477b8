import { expect, it } from 'vitest';
import { accountSettings } from './settings.ts';

it('offers another service for signing in once both of its keys are set', () => {
  const kakao = { KAKAO_CLIENT_ID: 'id', KAKAO_CLIENT_SECRET: 'secret' };
  const { social } = accountSettings.read(kakao);
  expect(social.keys).toEqual({ google: null, naver: null, kakao: { id: 'id', secret: 'secret' } });
  expect(social.pretends).toBeNull();
  expect(() => accountSettings.read({ KAKAO_CLIENT_ID: 'id' })).toThrow('KAKAO_CLIENT_SECRET');
  expect(() => accountSettings.read({ NAVER_CLIENT_SECRET: 'secret' })).toThrow('NAVER_CLIENT_ID');
});
