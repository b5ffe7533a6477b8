import { fewerThanFive } from '../routes/situations.ts';
import type { Conditions, LegalPoint } from '../ruleset.ts';
import { no, yes } from './answers.ts';

export const one = (key: string, when: Conditions, text: string, law: string, why: string): LegalPoint => ({
  key,
  when,
  text,
  law,
  why,
});

/** Rests on a rule that doesn't apply below five workers (근로기준법 제11조, 시행령 별표 1; 기간제법 제3조 제2항). */
export const fromFive = (...point: Parameters<typeof one>): LegalPoint => ({ ...one(...point), unless: fewerThanFive });

export const byGround: readonly LegalPoint[] = [
  fromFive(
    'permanent-after-two-years',
    [yes('detail-3/over-two-years'), no('detail-3/exception-to-two-years')],
    '계약직으로 2년을 넘겨 일해 기간을 정하지 않은 근로자로 볼 수 있어요.',
    '기간제법 제4조 제2항',
    '그렇다면 계약이 끝났다는 이유만으로 내보낼 수 없어요.',
  ),
  fromFive(
    'sham-closure',
    [yes('detail-18/business-goes-on')],
    '같은 사람이 사업을 이어 간다면 위장폐업으로 다툴 수 있어요.',
    '대법원 2010다13282',
    '위장폐업에 따른 해고는 부당해고예요.',
  ),
  fromFive(
    'forced-resignation',
    [yes('detail-8/forced-or-deceived')],
    '강요나 속임으로 쓴 사직서는 취소할 수 있고, 그러면 해고로 다툴 수 있어요.',
    '민법 제110조',
    '강요나 속임에 의한 사직은 실질이 해고예요.',
  ),
  ...['detail-3/employer-ended-before-term', 'detail-7/employer-ended-before-term'].map((question) =>
    one(
      `ended-before-term/${question.split('/')[0]}`,
      [yes(question)],
      '정해진 기간이 끝나기 전에 회사가 끝낸 것이어서 부득이한 이유가 있어야 해요.',
      '민법 제661조',
      '기간이 있는 고용은 부득이한 사유가 있어야 중간에 끝낼 수 있어요.',
    ),
  ),
  fromFive(
    'no-appraisal-or-chance',
    [yes('detail-21/no-appraisal-or-chance')],
    '평가나 개선 기회 없이 한 저성과 해고예요.',
    '대법원 2018다253680',
    '공정한 평가와 개선 기회가 없는 저성과 해고는 정당성이 거의 인정되지 않아요.',
  ),
  fromFive(
    'accused-falsely',
    [yes('detail-22/accused-falsely')],
    '하지 않은 일을 이유로 든 해고예요. 징계 사유는 회사가 증명해야 해요.',
    '근로기준법 제23조 제1항',
    '징계 사유가 증명되지 않으면 해고는 부당해요.',
  ),
  fromFive(
    'punished-twice',
    [yes('detail-9/punished-twice')],
    '이미 징계가 끝난 일을 다시 문제 삼은 해고예요.',
    '근로기준법 제23조 제1항',
    '같은 사실로 거듭 징계하면 이중징계로 무효가 될 수 있어요.',
  ),
  fromFive(
    'no-avoidance-efforts',
    [no('detail-17/avoidance-efforts')],
    '회사가 해고를 피하려는 노력을 다했다고 보기 어려워요.',
    '근로기준법 제24조 제2항',
    '경영상 해고는 해고를 피하려는 노력을 다한 뒤에만 할 수 있어요.',
  ),
  fromFive(
    'renewal-expected',
    [yes('detail-3/renewal-rule')],
    '재계약을 기대할 만한 규정이나 약속이 있었어요.',
    '대법원 2007두1729',
    '갱신기대권이 있으면 합리적 이유 없는 거절은 부당해고와 같아요.',
  ),
  one(
    'rehiring-expected',
    [yes('detail-6/rehiring-rule'), yes('detail-6/colleagues-rehired')],
    '정년 뒤에도 다시 써 줄 것을 기대할 만한 규정이나 관행이 있었어요.',
    '대법원 2018다275925',
    '재고용을 기대할 권리가 인정되면, 합리적인 이유 없이 다시 쓰지 않는 것은 효력이 없어요.',
  ),
  one(
    'worker-in-fact',
    [yes('detail-4/time-and-place-fixed'), yes('detail-4/work-directed')],
    '이름이 위탁이나 3.3%여도, 시간과 장소가 정해져 있고 지시를 받아 일했다면 근로자로 볼 수 있어요.',
    '대법원 2004다29736',
    '계약의 이름이나 세금이 아니라 실제로 어떻게 일했는지로 판단해요.',
  ),
  one(
    'money-after-resignation',
    [yes('detail-8/resigned-or-agreed')],
    '사직으로 끝났더라도 밀린 임금과 퇴직금은 회사 규모와 상관없이 따로 청구할 수 있어요.',
    '근로기준법 제36조, 근로자퇴직급여보장법 제9조',
    '사직이 유효한지와 상관없이, 일한 값은 나온 날부터 14일 안에 받아야 해요.',
  ),
];
