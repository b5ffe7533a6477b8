import { noticeDue, ownProcedure, reasonNeeded } from '../company/company-lines.ts';
import { isReporterToGo, isUndisputed, refusal } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** Somebody is reported for harassment: the company has to find out, to protect, and only then to discipline. */
export const accusedEmployee: Topic = {
  id: 'accused-employee',
  title: '괴롭힘·성희롱으로 신고된 직원(회사)',
  askedBy: 'employer',
  fits: (facts) =>
    isUndisputed(facts) &&
    !isReporterToGo(facts) &&
    /괴롭힘|성희롱|성추행|추행|갑질|만졌|만진|더듬|껴안|신체\s?접촉|태움|태워/u.test(facts.question) &&
    /가해자|피신고|신고된|신고당한|신고가?\s?(?:들어|접수)|조사|행위자|징계|조치|(?:했다|한다)는/u.test(
      facts.question,
    ) &&
    !/신고자(?:를|\s?징계|를\s?해고)|신고한\s?(?:직원|알바|사람)|신고했다고/u.test(facts.question)
      ? 3
      : 0,
  first: (facts) =>
    `${refusal(facts)}신고만으로 바로 해고하지 말고, 바로 조사해 사실을 확인한 뒤에 징계를 정해야 해요.`,
  today: () => [
    '신고한 사람과 신고된 사람을 떼어 놓고, 신고한 사람이 원하는 보호 조치를 먼저 물으세요.',
    '당사자와 본 사람의 말을 따로 듣고 글로 남기세요. 조사한 내용을 다른 사람에게 말하지 마세요.',
    '신고한 사람에게 불리한 일을 하지 마세요.',
  ],
  week: () => [
    '사실로 확인되면 피해자의 의견을 듣고 취업규칙의 절차대로 징계하세요. 무겁기는 한 일에 맞아야 해요.',
    '조사와 징계를 정하기 전에 노무사와 상담하세요.',
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '괴롭힘 신고를 받거나 알게 되면 지체 없이 조사하고, 확인되면 행위자의 징계나 근무 장소 변경 같은 조치를 해야 해요.',
      law: '근로기준법 제76조의3',
    },
    {
      say: '성희롱도 지체 없이 조사하고 피해자를 보호해야 하며, 확인되면 행위자를 징계해야 해요.',
      law: '남녀고용평등법 제14조',
    },
    !isSmall(facts) && reasonNeeded,
    !isSmall(facts) && ownProcedure,
    noticeDue(facts),
  ],
  asks: () => [
    {
      ask: '조사를 했나요?',
      choices: [
        {
          say: '아직 조사 전이에요',
          then: '오늘 조사할 사람을 정하고, 두 사람을 떼어 놓은 뒤 신고한 사람의 말부터 들으세요.',
        },
        {
          say: '조사해서 확인됐어요',
          then: '피해자의 의견을 듣고, 취업규칙의 징계 절차와 소명을 거쳐 한 일에 맞는 징계를 정하세요.',
        },
      ],
    },
    { ask: '취업규칙에 괴롭힘·성희롱의 조사와 징계가 어떻게 적혀 있나요?' },
  ],
};
