import { describe, expect, test } from 'vitest';
import { stepFact } from '../checks/step-words.ts';
import { documentInput } from './result-document.fixture.ts';
import { type Block, resultDocument } from './result-document.ts';

const saidBy = (block: Block): string[] => {
  if (block.kind === 'rows') return block.rows.flatMap(({ label, value }) => [label, value]);
  if (block.kind === 'waterfall') return block.drawing.rows.flatMap(({ lines, figure }) => [...lines, figure]);
  return block.kind === 'figure' ? [block.figure] : [block.text];
};
const said = (input = documentInput): string => resultDocument(input).blocks.flatMap(saidBy).join('\n');

describe('the document of a paid result', () => {
  test('says the figure with its band, the strongest point with its law, the routes with their deadline', () => {
    const text = said();
    for (const part of [
      '46%',
      '31%에서 61%',
      '근로기준법 제27조',
      '노동위원회 구제신청: 할 수 있어요',
      '2027년 2월 1일',
    ])
      expect(text).toContain(part);
  });

  test('says every step with its reason, every precedent, and every answer in words', () => {
    const text = said();
    for (const step of documentInput.result.steps) {
      expect(text).toContain(stepFact(step));
      expect(text).toContain(step.why);
    }
    expect(text).toContain('대법원 2003두8210');
    expect(text).toContain('판정이 난 52건 가운데 근로자 승 14건, 일부 인용 6건');
    expect(text).toMatch(/· 근로자 승 ·/);
    expect(text).toContain('회사가 어디에 있나요?\n서울');
  });

  test('names the commission of the workplace, and the money besides the dispute', () => {
    const text = said();
    expect(text).toContain('서울지방노동위원회');
    expect(text).toContain('따로 받을 수 있는 돈');
  });

  test('tells a company what to mend, and nothing of what a worker does', () => {
    const company = said({ ...documentInput, result: { ...documentInput.result, side: 'employer', shows: 'risk' } });
    expect(company).toContain('해고를 정하기 전에 고칠 것');
    expect(company).toContain('부당해고로 인정될 위험');
    expect(company).not.toMatch(/실업급여|1350|서울지방노동위원회|따로 받을 수 있는/);
  });

  test('says by what it was calculated, and where its code is checked', () => {
    const text = said();
    const { result, code, verifyUrl } = documentInput;
    for (const part of [result.rulesetVersion, result.casePosition, code, verifyUrl]) expect(text).toContain(part);
  });

  test('leaves out how its buyer can be reached: it is made to be handed on', () => {
    expect(said()).not.toContain('김하나');
    expect(said()).not.toContain('010-1234-5678');
  });

  test('shows no percentage where no route is open', () => {
    const closed = { ...documentInput.result, rate: null, shownRate: null, band: null, shownBand: null, steps: [] };
    expect(said({ ...documentInput, result: closed })).not.toContain('승소 가능성');
  });
});
