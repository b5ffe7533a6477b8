import { describe, expect, test } from 'vitest';
import { nextStepsOf } from './next-steps.ts';
import { stepFact } from './result/step-words.ts';
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
    expect(company).toContain('드러난 흠과 지금 할 수 있는 일');
    expect(company).toContain('부당해고로 인정될 위험');
    expect(company).not.toMatch(/실업급여|1350|서울지방노동위원회|따로 받을 수 있는/);
  });

  test('says what to do now as the page does, with the sentence to the company, and the papers to keep', () => {
    const text = said();
    const steps = nextStepsOf({
      answers: new Map(documentInput.record.answers.map(({ key, value }) => [key, value])),
      result: documentInput.result,
      today: '2026-11-21',
    });
    expect(steps.length).toBeGreaterThan(3);
    for (const step of steps)
      for (const part of [step.title, step.text, step.sentence ?? '']) expect(text).toContain(part);
    expect(text).toContain('챙길 서류');
  });

  test('says first what has to be shown first; that it can still change stands before the routes', () => {
    const note = { kind: 'to_come', title: '아직 바뀔 수 있어요', text: '서면을 주는지에 따라 달라져요.' };
    const obstacle = { text: '근로자로 인정되는지가 먼저예요.', law: '근로기준법 제2조', answers: [] };
    const { result } = documentInput;
    const text = said({
      ...documentInput,
      result: { ...result, toCome: true, strongestObstacle: obstacle, notes: [note, ...result.notes] },
    });
    const places = ['먼저 밝혀야 할 것', '가장 강한 근거', '46%', note.title, '다툴 수 있는 길'].map((part) =>
      text.indexOf(part),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(text.split(note.title)).toHaveLength(2);
  });

  test('after a decision names the day of the review, and says why there is no figure', () => {
    const closed = { rate: null, shownRate: null, band: null, shownBand: null, steps: [] };
    const route = { route: 'labour_commission_review' as const, open: true, why: '', deadline: '2026-12-07' };
    const text = said({
      ...documentInput,
      result: { ...documentInput.result, ...closed, stage: 'decided', routes: [route] },
    });
    expect(text).toContain('재심신청 마지막 날\n2026년 12월 7일');
    expect(text).toContain('이미 판정이 났어요');
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
    expect(said({ ...documentInput, result: closed })).not.toContain('승소 가능성 (추정)');
  });
});
