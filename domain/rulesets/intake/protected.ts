import type { Choice, IntakeQuestion } from '../ruleset.ts';
import { choice, choiceOfBoth } from './choice.ts';

const sensitive = (of: Choice): Choice => ({ ...of, sensitive: true });

/**
 * What the law protects, whatever reason the company gives and however many people work there: periods in which nobody may be
 * dismissed, and reasons for which nobody may be. Health, pregnancy and unions are sensitive; "없어요" to all of them is one tap and
 * names none.
 */
export const protectedQuestion: IntakeQuestion = {
  key: 'intake/protected',
  numbering: 16,
  title: '다음 가운데 해당하는 것이 있나요?',
  toEmployer: {
    title: '그 직원에게 해당하는 것이 있나요?',
    note: '해고한 이유가 다르더라도 모두 고르세요. 해당하는 직원의 해고는 범죄가 될 수 있어 가장 먼저 살펴야 해요.',
  },
  toCome: {
    toEmployer: {
      note: '해고하려는 이유가 다르더라도 모두 고르세요. 해당하는 직원을 해고하면 범죄가 될 수 있어 가장 먼저 살펴야 해요.',
    },
  },
  type: 'choices',
  optional: true,
  choices: [
    { ...choiceOfBoth(choice('no', '없어요'), '없어요'), alone: true },
    sensitive(
      choiceOfBoth(
        choice(
          'work_injury',
          '일하다 다치거나 병들어 쉬는 중이거나, 다시 나온 지 30일이 안 됐어요',
          '산재 신청을 하지 않았어도 골라 주세요.',
        ),
        '일하다 다치거나 병들어 쉬는 중이거나, 다시 나온 지 30일이 안 됐어요',
        '산재 신청을 하지 않았어도 고르세요. 이 기간의 해고는 금지돼요(근로기준법 제23조 제2항, 제107조).',
      ),
    ),
    sensitive(
      choiceOfBoth(
        choice('birth', '출산 전후 휴가 중이거나, 끝난 지 30일이 안 됐어요', '유산·사산 휴가도 포함해요.'),
        '출산 전후 휴가 중이거나, 끝난 지 30일이 안 됐어요',
        '이 기간의 해고는 금지돼요(근로기준법 제23조 제2항, 제107조).',
      ),
    ),
    sensitive(
      choiceOfBoth(
        choice('on_childcare_leave', '육아휴직 중이에요', '1~2주의 짧은 육아휴직도 포함해요.'),
        '육아휴직 중이에요',
        '육아휴직 기간에는 해고할 수 없어요(남녀고용평등법 제19조 제3항, 제37조 제2항).',
      ),
    ),
    sensitive(
      choiceOfBoth(
        choice(
          'childcare_leave',
          '육아휴직을 신청했거나 다녀왔어요',
          '배우자 출산휴가, 육아기 근로시간 단축, 가족돌봄휴직, 난임치료휴가도 포함해요.',
        ),
        '육아휴직을 신청했거나 다녀왔어요',
        '배우자 출산휴가, 육아기 근로시간 단축, 가족돌봄휴직도 포함해요. 이를 이유로 한 해고는 금지돼요.',
      ),
    ),
    sensitive(
      choiceOfBoth(
        choice('pregnancy_marriage', '임신했거나, 결혼이나 출산을 회사에 알렸어요'),
        '임신했거나, 결혼이나 출산을 회사에 알렸어요',
        '이를 이유로 한 해고가 아니라는 것은 회사가 밝혀야 해요(남녀고용평등법 제11조, 제30조).',
      ),
    ),
    sensitive(
      choiceOfBoth(
        choice('union', '노동조합에 가입했거나 활동했어요'),
        '노동조합에 가입했거나 활동했어요',
        '이를 이유로 한 해고는 부당노동행위예요(노동조합법 제81조, 제90조).',
      ),
    ),
    choiceOfBoth(
      choice('sexual_harassment', '성희롱을 신고했거나 겪었어요', '피해자를 도운 경우도 포함해요.'),
      '성희롱을 신고했거나 겪었어요',
      '피해자를 도운 직원도 포함해요.',
    ),
    choiceOfBoth(
      choice('harassment', '직장 내 괴롭힘을 신고했거나 겪었어요', '피해자를 도운 경우도 포함해요.'),
      '직장 내 괴롭힘을 신고했거나 겪었어요',
      '피해자를 도운 직원도 포함해요.',
    ),
    choiceOfBoth(
      choice(
        'wrongdoing',
        '회사의 비리나 법 위반을 신고하거나 알렸어요',
        '회사 안에서 문제를 제기한 것과 공익신고를 포함해요.',
      ),
      '회사의 비리나 법 위반을 신고하거나 알렸어요',
      '회사 안에서 문제를 제기한 것과 공익신고를 포함해요.',
    ),
    choiceOfBoth(
      choice('labour_office', '임금·근로시간 같은 문제를 노동청에 신고했어요'),
      '임금·근로시간 같은 문제를 노동청에 신고했어요',
    ),
    {
      ...choiceOfBoth(
        choice('withheld', '건강·임신·노동조합에 관한 것은 답하지 않을게요', '그에 관한 다른 질문도 건너뛰어요.'),
        '건강·임신·노동조합에 관한 것은 답하지 않을게요',
        '그에 관한 다른 질문도 건너뛰어요.',
      ),
    },
  ],
  note: '회사가 다른 이유를 댔더라도, 해당하는 것을 모두 골라 주세요.',
  why: '이런 때의 해고는 직원 수와 상관없이 금지되거나, 부당해고와 다른 곳에 다른 기한으로 다툴 수 있어요(근로기준법 제23조 제2항·제76조의3 제6항·제104조, 남녀고용평등법 제11조·제14조·제19조, 노동조합법 제81조, 공익신고자 보호법 제15조).',
};
