import { neverSaid } from '@nomucheck/domain/advice/testing/never-said.ts';
import { boardDocument } from '@nomucheck/domain/boards/document/document-schema.ts';
import { excerptOf, plainTextOf, textOfInlines } from '@nomucheck/domain/boards/document/plain-text.ts';
import { statuteAt, statutesIn } from '@nomucheck/domain/boards/document/statutes.ts';
import { lengths } from '@nomucheck/domain/boards/lengths.ts';
import type { Written } from '@nomucheck/domain/boards/posts/post-state.ts';
import { deadlineAfterDays, deadlineOf } from '@nomucheck/domain/kernel/korean/deadline.ts';
import { articlesNamed } from '@nomucheck/domain/statutes/articles-named.ts';
import { articleOn } from '@nomucheck/domain/statutes/register.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { statuteCardsOf } from '../cards/statute-cards.ts';
import { firstArticle, firstArticles } from './first-articles.ts';

/** The day on which the articles were compared with the laws. */
const today = '2026-11-28';

/** Promises, and what a helper must not say of the law. */
const forbidden =
  /무조건|반드시 이[기겨]|이길 수 있|승소|승률|확률|100%|틀림없이|대검찰청|보통 \d+개월치|노무사가 소송을/u;

describe.each(firstArticles)('the article $name', (article) => {
  let written: Written;
  let text: string;
  beforeAll(async () => {
    written = await firstArticle(article, (what) => `id of ${what}`.replaceAll(' ', '-'));
    text = plainTextOf(written.content);
  });

  test('is an article as the boards store it, of a length that is read on a phone', () => {
    expect(boardDocument.safeParse(written.content).error).toBeUndefined();
    expect(written.title.length).toBeGreaterThan(5);
    expect(written.title.length).toBeLessThanOrEqual(40);
    const words = text.split(/\s+/u).length;
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(900);
    expect(text).not.toMatch(/[[\]#*]|\]\(/u);
  });

  test('begins with whole sentences that fit into a list, and with what to do first', () => {
    const [first, second] = written.content.content;
    const said = first?.type === 'paragraph' ? textOfInlines(first.content) : '';
    expect(said.length).toBeGreaterThan(60);
    expect(said.length).toBeLessThan(lengths.excerpt);
    expect(excerptOf(written.content, lengths.excerpt).startsWith(said)).toBe(true);
    expect(second?.type === 'heading' ? textOfInlines(second.content) : '').toMatch(/먼저 할 일$/u);
  });

  test('ends with its sources, all of them articles of laws in force and decisions', () => {
    const headings = written.content.content.flatMap((block) =>
      block.type === 'heading' && block.attrs.level === 2 ? [textOfInlines(block.content)] : [],
    );
    expect(headings.at(-1)).toBe('근거');
    const sources = text.slice(text.lastIndexOf('\n근거\n')).split('\n').slice(2);
    expect(sources.filter((line) => !/제\d+조|\d{2,4}[가-힣]{1,2}\d+/u.test(line))).toEqual([]);
    const named = text.split('\n').flatMap(articlesNamed);
    expect(named.length).toBeGreaterThan(3);
    const notInForce = named.filter(({ law, article: of }) => articleOn(law ?? '', of, today).standing !== 'in_force');
    expect(notInForce).toEqual([]);
  });

  test('shows the text of each law that stands in a line of its own', () => {
    const cards = statuteCardsOf(written.content, today);
    expect(cards).toHaveLength(statutesIn(written.content).length);
    expect(cards.length).toBeGreaterThan(0);
  });

  test('promises nothing, and says nothing that would hurt somebody who does it', () => {
    expect(text).not.toMatch(forbidden);
    const harmful = text
      .split(/\n|(?<=[.?!]) /u)
      .filter((sentence) => neverSaid(sentence, { situation: null, today, lastDays: [] }) !== null);
    expect(harmful).toEqual([]);
  });

  test('leads only to pages of this site and to laws', () => {
    const addresses = [...JSON.stringify(written.content).matchAll(/"href":"([^"]+)"/gu)].map(([, href]) => href);
    const known =
      /^(?:\/check|\/advices|\/consult|\/#home-deadline|\/board\/(?:law|industry|premium)\/id-of-article-[a-z-]+)$/u;
    const others = addresses.filter((href = '') => !known.test(href) && statuteAt(href) === null);
    expect(others).toEqual([]);
    expect(addresses.some((href = '') => ['/check', '/advices', '/consult'].includes(href))).toBe(true);
  });

  test('is polite: its sentences end in 요', () => {
    const sentences = text
      .replace(/[“‘][^”’]*[”’]/gu, '말')
      .split('\n')
      .filter((line) => !line.startsWith('저는 ') && !line.endsWith('주세요.'))
      .flatMap((line) => line.match(/[^.?!]+[.?!]/gu) ?? []);
    expect(sentences.filter((sentence) => !/[요죠][.?!]$/u.test(sentence.trim()))).toEqual([]);
  });
});

test('at most two articles are for members alone, and no board of the firm is empty', () => {
  const boards = firstArticles.map(({ category }) => category);
  expect(boards.filter((board) => board === 'premium').length).toBeLessThanOrEqual(2);
  expect(new Set(boards)).toEqual(new Set(['law', 'industry', 'premium']));
});

test('the days of the examples are those that the service counts', () => {
  expect(deadlineOf('2026-08-28', today).lastDay).toBe('2026-11-30');
  expect(deadlineOf('2026-11-30', today).lastDay).toBe('2027-03-02');
  expect(deadlineAfterDays('2026-11-27', today, 10).lastDay).toBe('2026-12-07');
});
