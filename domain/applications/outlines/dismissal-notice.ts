import { noticeAllowance } from '../../claims/notice-allowance.ts';
import { addDays, type LocalDate } from '../../kernel/korean/korean-date.ts';
import { dayAnswered, type Material, materialOf } from '../basis.ts';
import type { ApplicationBasis } from '../contract.ts';
import type { Block, FiledDocument } from '../document/document.ts';
import { blank, dayOrBlank, law, sentence } from '../document/sentence.ts';
import { heading, paragraph, toFill } from './parts.ts';

/**
 * A company's notice of dismissal (근로기준법 제27조): the reason, the rule, the day and the signature. What only the company knows is
 * left blank: a reason of our words would be one that nobody has examined.
 */
export const dismissalNotice = (basis: ApplicationBasis, today: LocalDate): FiledDocument => {
  const material = materialOf(basis, {}, today);
  const isOffer = material.answers.get('intake/contract') === 'not_started';
  const [act, day] = isOffer ? ['채용을 취소', '채용을 취소하는 날'] : ['해고', '해고일'];
  return {
    title: isOffer ? '채용내정 취소 통지서' : '해고 통지서',
    blocks: [
      {
        kind: 'boxes',
        boxes: [
          { label: '받는 사람', filled: sentence`${blank('직원의 성명을')}` },
          { label: '소속과 직위', filled: sentence`${blank('직원의 소속과 직위를')}` },
          {
            label: isOffer ? '입사 예정일' : '입사일',
            filled: sentence`${dayOrBlank(isOffer ? null : dayAnswered(material, 'intake/joined'), '입사하는 날을')}`,
          },
        ],
      },
      paragraph(sentence`${law(`귀하에 대하여 아래와 같이 ${act}함을 근로기준법 제27조에 따라 통지합니다.`)}`),
      heading(`1. ${isOffer ? '취소' : '해고'} 사유`),
      paragraph(toFill('언제, 어디에서, 무엇을 하였는지 사실을 날짜 순서로')),
      heading('2. 적용한 규정'),
      paragraph(toFill('취업규칙·징계규정·근로계약서의 조항과 그 내용을')),
      heading(`3. ${isOffer ? '취소' : '해고'} 시기`),
      paragraph(
        sentence`${law(`${day}은`)} ${dayOrBlank(dayToCome(material), isOffer ? '채용을 취소하는 날을' : '해고하는 날을')}${law('입니다.')}`,
        ...(isPaidInstead(material)
          ? [
              sentence`${law('30일 전에 예고하지 못하여 30일분의 통상임금(해고예고수당)')} ${blank('금액을')}${law('원을')} ${blank('지급하는 날을')}${law('에 지급합니다(근로기준법 제26조).')}`,
            ]
          : []),
      ),
      signed,
      received,
    ],
  };
};

const signed: Block = {
  kind: 'centred',
  sentences: [
    sentence`${blank('통지하는 날을')}`,
    sentence`${law('회사')}  ${blank('회사 이름을')}`,
    sentence`${law('대표자')}  ${blank('대표자 성명을')}  ${law('(서명 또는 인)')}`,
  ],
};

const received: Block = {
  kind: 'centred',
  sentences: [
    sentence`${law('위 통지서를 받았습니다.')}`,
    sentence`${blank('받은 날을')}  ${law('받은 사람')}  ${blank('직원의 성명을')}  ${law('(서명)')}`,
  ],
};

/** A notice isn't dated back: of a dismissal that has happened the new day is blank. */
const dayToCome = (material: Material) => {
  const day = dayAnswered(material, 'intake/dismissed');
  return day !== null && day.value > material.today ? day : null;
};

const noticeDays = 30;

/** Pay in place of notice is due of a dismissal that nobody announces thirty days before it from today on. */
const isPaidInstead = ({ answers, today }: Pick<Material, 'answers' | 'today'>): boolean => {
  const dismissed = answers.get('intake/dismissed');
  if (typeof dismissed !== 'string' || dismissed <= today || dismissed >= addDays(today, noticeDays)) return false;
  // What says how it is computed is there only where it is due.
  return (noticeAllowance(answers, 'employer', today)?.how.length ?? 0) > 0;
};
