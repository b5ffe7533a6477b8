import { describe, expect, it } from 'vitest';
import { randomOf } from '../../checks/testing/oracle/random-walks.ts';
import type { Material } from '../answering/material.ts';
import type { ReadPassage } from '../cited-passages.ts';
import { type CheckedText, checkClaims, joinChecked } from './check-claims.ts';
import { faultKinds, plantFaults, readWell } from './planted-faults.fixture.ts';
import { changesOf, citedClaims } from './planted-in-answers.fixture.ts';

const { next } = randomOf(7);

/** In pieces as a stream brings them. */
async function* inPieces(text: string): AsyncIterable<string> {
  for (let at = 0; at < text.length; ) {
    const length = 1 + Math.floor(next() * 12);
    yield text.slice(at, at + length);
    at += length;
  }
}

const check = async (text: string, material: Material, readPassage: ReadPassage): Promise<CheckedText> => {
  const pieces = [];
  for await (const piece of checkClaims(inPieces(text), { material, readPassage })) pieces.push(piece);
  return joinChecked(pieces);
};

describe('500 answers with a planted fault', () => {
  const planted = plantFaults(18);

  it('are not given out with it, and what stands beside it is', async () => {
    const released: string[] = [];
    const caught = new Map<string, Record<string, number>>();
    for (const { kind, material, faulty, remains, readBadly } of planted) {
      const checked = await check(faulty, material, readBadly ?? readWell);
      const expected = await check(remains, material, readWell);
      if (checked.text !== expected.text) released.push(`${kind}: ${faulty}\n  → ${checked.text}`);
      const counts = caught.get(kind) ?? {};
      for (const [because, count] of Object.entries(checked.dropped)) counts[because] = (counts[because] ?? 0) + count;
      caught.set(kind, counts);
    }
    console.table(Object.fromEntries(caught));
    expect(planted.length).toBe(500);
    expect(released).toEqual([]);
  });

  it('are given out whole without it, nearly all', async () => {
    const kept = new Map<string, number>(faultKinds.map((kind) => [kind, 0]));
    const lost: string[] = [];
    for (const { kind, material, right } of planted) {
      const { dropped, text } = await check(right, material, readWell);
      if (Object.keys(dropped).length === 0 && text !== '') kept.set(kind, (kept.get(kind) ?? 0) + 1);
      else lost.push(`${kind} ${JSON.stringify(dropped)}: ${right}`);
    }
    console.table(Object.fromEntries(kept));
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(25);
  });
});

describe('the built-in advisor’s answers to the judged questions', () => {
  const claims = citedClaims();

  it('are given out whole', async () => {
    const lost: string[] = [];
    for (const { claim, material, readPassage } of claims) {
      if ((await check(claim, material, readPassage)).text === '') lost.push(claim);
    }
    expect(claims.length).toBeGreaterThan(400);
    expect(lost).toEqual([]);
  });

  it('are not given out with a word, a digit or an article changed', async () => {
    const random = randomOf(18);
    const released: string[] = [];
    const planted = new Map<string, number>();
    const each = new Map(claims.map((claim) => [claim.claim, claim]));
    for (const { claim, material, readPassage } of each.values())
      for (const { change, faulty } of changesOf(claim, random)) {
        planted.set(change, (planted.get(change) ?? 0) + 1);
        if ((await check(faulty, material, readPassage)).text !== '') released.push(`${change}: ${faulty}`);
      }
    console.table(Object.fromEntries(planted));
    expect([...planted.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1_000);
    expect(released).toEqual([]);
  });
});
