import type { IntakeQuestion } from '../ruleset.ts';
import { choice, choiceOfBoth } from './choice.ts';

/** Insurance, and the way in which the dismissal was told. */
export const insuranceAndNotice: readonly IntakeQuestion[] = [
  {
    key: 'intake/insurance',
    numbering: 6,
    title: '4대 보험에 가입되어 있었나요, 아니면 소득세 3.3%를 떼었나요?',
    toEmployer: {
      title: '그 직원을 4대 보험에 가입시켰나요, 아니면 소득세 3.3%를 떼었나요?',
      note: '급여대장이나 원천징수 내역을 보면 알 수 있어요.',
    },
    toCome: {
      title: '4대 보험에 가입되어 있나요, 아니면 소득세 3.3%를 떼나요?',
      toEmployer: { title: '그 직원을 4대 보험에 가입시키나요, 아니면 소득세 3.3%를 떼나요?' },
    },
    type: 'radio',
    special: true,
    // Regular employees say by their form of employment that they have no contract for services.
    askedWhen: [
      [{ question: 'intake/contract', is: ['fixed_term', 'probation', 'dispatched', 'freelance', 'executive'] }],
    ],
    choices: [
      choiceOfBoth(choice('insured', '4대 보험에 가입되어 있었어요'), '4대 보험에 가입시켰어요'),
      choiceOfBoth(choice('withheld', '4대 보험 없이 3.3%를 떼었어요'), '4대 보험 없이 3.3%를 떼었어요'),
      choiceOfBoth(choice('neither', '둘 다 아니에요'), '둘 다 하지 않았어요'),
      choice('unknown', '잘 모르겠어요'),
    ],
    note: '월급 명세서나 통장에 들어온 금액을 보면 알 수 있어요.',
    why: '가입하지 않았다면 근로자로 인정되는지 더 여쭈어요. 임원은 실업급여를 안내하는 데 써요. 보험과 세금은 부수적인 사정이어서 이 답만으로는 승소 가능성이 바뀌지 않아요.',
  },
  {
    key: 'intake/notice',
    numbering: 9,
    title: '해고를 어떻게 통보받으셨나요?',
    toEmployer: {
      title: '직원에게 해고를 어떻게 통보하셨나요?',
      note: '여러 방법으로 통보했다면 위에 있는 것을 고르세요. 직원이 사직서를 썼다면 마지막 것을 고르세요.',
    },
    toCome: {
      title: '해고하겠다는 말을 어떻게 들으셨나요?',
      toEmployer: { title: '직원에게 해고를 어떻게 알리셨나요?' },
    },
    type: 'radio',
    choices: [
      choiceOfBoth(
        choice(
          'paper',
          '종이 문서로, 해고 이유와 날짜가 적혀 있었어요',
          '어떤 일 때문인지 알 수 있게 적혀 있어야 해요.',
        ),
        '종이 문서로, 해고 이유와 날짜를 적었어요',
        '어떤 일 때문인지 알 수 있게 적었어야 해요.',
      ),
      choiceOfBoth(
        choice('email', '이메일로, 해고 이유와 날짜가 적혀 있었어요'),
        '이메일로, 해고 이유와 날짜를 적었어요',
      ),
      choiceOfBoth(
        choice(
          'vague',
          '종이나 이메일을 받았지만 이유나 날짜가 분명하지 않았어요',
          '‘기간 만료’나 ‘사규 위반’이라고만 적혀 있었던 경우예요.',
        ),
        '종이나 이메일로 알렸지만 이유나 날짜를 구체적으로 적지 않았어요',
        '‘기간 만료’나 ‘사규 위반’이라고만 적은 경우예요.',
      ),
      choiceOfBoth(choice('messenger', '메신저·문자로만 들었어요'), '메신저·문자로만 알렸어요'),
      choiceOfBoth(choice('spoken', '말로만 들었어요'), '말로만 알렸어요'),
      {
        ...choiceOfBoth(
          choice('not_yet', '아직 통보받지 못했어요', '소문이나 눈치로만 알고 있는 경우예요.'),
          '아직 알리지 않았어요',
        ),
        hiddenWhen: [{ computed: 'dismissal_to_come', holds: false }],
      },
      choiceOfBoth(
        choice('resigned', '사직서를 쓰거나 그만두는 데 동의했어요', '쓰게 했거나 동의하게 했다면 고르세요.'),
        '직원이 사직서를 쓰거나 그만두는 데 동의했어요',
        '회사가 권하거나 쓰게 한 경우도 포함해요.',
      ),
    ],
    note: '여러 방법으로 통보받았다면 위에 있는 것을 고르세요. 사직서를 썼다면 마지막 것을 고르세요.',
    why: '해고는 이유와 날짜를 적은 서면으로 알려야 효력이 있어요(근로기준법 제27조). 이메일은 내용이 구체적이고 대응에 지장이 없을 때 예외로 인정돼요(대법원 2015두41401).',
  },
];
