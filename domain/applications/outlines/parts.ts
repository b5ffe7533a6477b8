import { dayAnswered, type Material } from '../basis.ts';
import { actOf, endOf, isToCome } from '../document/act.ts';
import type { Block } from '../document/document.ts';
import { blank, dayOrBlank, type Sentence, said, sentence } from '../document/sentence.ts';
import { factOf } from '../facts/facts.ts';

/** Parts that the outlines for other bodies share. */

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (...sentences: readonly Sentence[]): Block => ({ kind: 'paragraph', sentences });
export const asked = (...sentences: readonly Sentence[]): Block => ({ kind: 'list', numbered: 'plain', sentences });
export const toFill = (what: string): Sentence => sentence`${blank(what)}`;

export const dismissedDay = (material: Material) => dayOrBlank(endOf(material), '해고된 날을');

/** `이 사건 사용자가 2026년 11월 1일 이 사건 근로자에게 한 해고는 …임을 인정한다.` */
export const recognised = (material: Material, as: string): Sentence => {
  const act = actOf(material);
  return sentence`이 사건 사용자가 ${dismissedDay(material)} 이 사건 근로자에게 한 ${said(act.topic, act.from)} ${{ text: as }}임을 인정한다.`;
};

export const reinstated = (material: Material): Sentence => {
  const act = actOf(material);
  return sentence`이 사건 사용자는 이 사건 근로자를 ${said('원직에 복직시키고, 해고기간 동안 정상적으로 근로하였다면 받을 수 있었던 임금 상당액', act.from)}을 지급하라.`;
};

/** When they joined, and when it ended. `applicant` has its particle: `신청인은`. */
export const employed = (material: Material, applicant: string): Sentence => {
  const joined = dayOrBlank(dayAnswered(material, 'intake/joined'), '입사한 날을');
  const day = dismissedDay(material);
  const { ended, from } = actOf(material);
  return material.answers.get('intake/contract') === 'not_started'
    ? sentence`${{ text: applicant }} ${joined}에 합격 통보를 받았으나 ${day}에 ${said(ended, from)}.`
    : sentence`${{ text: applicant }} ${joined}에 입사하여 ${said(isToCome(material) ? '일하고 있으며' : '일하다가', from)} ${day}에 ${said(ended, from)}.`;
};

/** What is said of these answers, as far as they were given so and the person keeps them. */
export const factsAmong = ({ stated, fields }: Material, keys: readonly string[]): readonly Sentence[] =>
  keys.flatMap((key) => {
    const fact = fields.omitted?.includes(key) ? null : factOf(key, stated.get(key) ?? null);
    return fact === null ? [] : [{ text: fact.text, from: [{ answer: key }], blanks: [] }];
  });
