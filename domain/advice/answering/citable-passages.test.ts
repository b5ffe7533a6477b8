import { describe, expect, it } from 'vitest';
import { citablePassages } from './citable-passages.ts';

describe('the passages of a case that can be quoted', () => {
  it('are those of its text, with their numbers', () => {
    const text = `## 주문\n신청을 기각한다.\n\n## 이유\n${'서면으로 통지하지 않았다. '.repeat(60)}\n\n그러므로 부당하다.`;
    const passages = citablePassages({ text, point: '요지' });

    expect(passages.map(({ passage }) => passage)).toEqual(passages.map((_passage, n) => n));
    expect(passages[0]?.text).toBe('신청을 기각한다.');
    expect(passages.at(-1)?.text).toContain('그러므로 부당하다.');
  });

  it('are the point alone where there is no text', () => {
    expect(citablePassages({ text: null, point: '서면이 없다고 본 사건' })).toEqual([
      { passage: 0, text: '서면이 없다고 본 사건' },
    ]);
  });
});
