import { beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../answering/composing/compose.ts';
import { materialFromRules } from '../../answering/composing/material-from-rules.fixture.ts';
import { isForged } from '../../answering/forged-claims.ts';
import type { Material } from '../../answering/material.ts';
import { type CheckedPiece, checkClaims, joinChecked } from '../../citations/check-claims.ts';
import type { ReadPassage } from '../../cited-passages.ts';
import { type Judged, judgeA, type Label, labelledOn, questionsA, rulesA } from './judge.ts';

/** What holds today. It may only be raised. */
const least = { right: 60 };
const most = { unsafe: 0 };

const only = process.env.ONLY;
let judged: readonly Judged[];

beforeAll(async () => {
  const found: Judged[] = [];
  for (const label of questionsA) {
    const answer = await answerTo(label);
    const verdict = judgeA(label, answer);
    if (only?.split(',').includes(label.id))
      console.log(
        `\n=== ${label.id}\n${label.turns.at(-1)?.text}\n---\n${answer}\n--- ${verdict.verdict}\n${verdict.failed.join('\n')}`,
      );
    found.push(verdict);
  }
  judged = found;
});

const count = (verdict: Judged['verdict']): number => judged.filter((one) => one.verdict === verdict).length;

describe('over the questions of set A, the built-in advisor', () => {
  it('is judged by rule, question by question', () => {
    console.log(
      [
        ...judged.map(
          ({ id, verdict, failed }) =>
            `${id} ${verdict.padEnd(6)} ${failed[0] ?? ''}${failed.length > 1 ? ` (+${failed.length - 1})` : ''}`,
        ),
        `right ${count('right')}, partly ${count('partly')}, wrong ${count('wrong')}, unsafe ${count('unsafe')} of ${judged.length}`,
      ].join('\n'),
    );
    expect(judged).toHaveLength(60);
    expect(Object.keys(rulesA).toSorted()).toEqual(questionsA.map(({ id }) => id));
    for (const { id, must } of questionsA) expect(rulesA[id]?.must, id).toHaveLength(must.length);
  });

  it('is right and safe at least as often as before', () => {
    expect(count('right')).toBeGreaterThanOrEqual(least.right);
    expect(count('unsafe')).toBeLessThanOrEqual(most.unsafe);
  });
});

/** As people would get it: after the check of its claims. */
const answerTo = async ({ turns }: Label): Promise<string> => {
  const question = turns.at(-1)?.text ?? '';
  const conversation = turns
    .slice(0, -1)
    .map(({ who, text }) => ({ by: who === 'user' ? 'asker' : 'advisor', text }) as const);
  const earlier = conversation.filter(({ by }) => by === 'asker').map(({ text }) => text);
  const material = materialFromRules(question, { today: labelledOn, earlier });
  const pieces: CheckedPiece[] = [];
  const written = (async function* () {
    yield compose({ question, conversation, material });
  })();
  for await (const piece of checkClaims(written, { material, readPassage: passagesOf(material) })) {
    const isBad = isForged({ text: piece.text, hasSource: /\[\d{1,3}\]/u.test(piece.text) });
    if (only !== undefined && (piece.dropped || isBad))
      console.log(`dropped in ${question.slice(0, 20)}: ${piece.dropped ?? 'forged'}`);
    pieces.push(isBad ? { ...piece, text: '' } : piece);
  }
  return joinChecked(pieces).text;
};

const passagesOf =
  ({ passages }: Material): ReadPassage =>
  async ({ caseId }) => {
    const found = passages.find((one) => one.caseId === caseId);
    if (!found || found.outcome === null) return null;
    const { text, court, decidedOn, outcome, point, caseNumber } = found;
    return { text, court, decidedOn, outcome, point: point ?? '', caseNumbers: caseNumber.split(', ') };
  };
