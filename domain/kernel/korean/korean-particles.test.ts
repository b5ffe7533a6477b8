import { expect, it } from 'vitest';
import { endsInConsonant, withTopicParticle } from './korean-particles.ts';

it('a noun has the particle of its last syllable', () => {
  expect(withTopicParticle('노동위원회 구제신청')).toBe('노동위원회 구제신청은');
  expect(withTopicParticle('소청심사 청구')).toBe('소청심사 청구는');
  expect(withTopicParticle('재심판정 취소소송 (행정소송)')).toBe('재심판정 취소소송 (행정소송)은');
});

it('a word of other letters, or none, ends in no consonant', () => {
  for (const word of ['AI', '112', '']) expect(endsInConsonant(word)).toBe(false);
});
