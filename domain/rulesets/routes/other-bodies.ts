import type { RouteRule } from '../ruleset.ts';
import { countedFromTheEnd } from './commission-and-court.ts';
import { afterDecision, closedBySettlement, endsAtTheEnd, isProtected, publicOfficial } from './situations.ts';

/** Routes of people whom a prohibition protects at any size of the workplace, and of public officials. */
export const otherBodies: readonly RouteRule[] = [
  {
    route: 'equality_correction',
    body: '사업장이 있는 곳의 지방노동위원회',
    period: '차별이나 불리한 처우를 받은 날부터 6개월',
    months: 6,
    why: '성별·혼인·임신·출산을 이유로 한 해고나 성희롱을 신고했다는 이유의 해고는 직원 수와 상관없이 시정을 신청할 수 있고, 그 이유가 아니라는 것은 회사가 밝혀야 해요(남녀고용평등법 제26조, 제30조). 육아휴직을 이유로 한 해고는 여기에 들어가지 않아서 고용노동부에 신고하거나 소송으로 다퉈요(제19조 제3항, 제37조 제2항).',
    outsideFigureWhen: afterDecision,
    closures: [closedBySettlement],
    countsFromContractEnd: { when: endsAtTheEnd, period: '계약이 끝난 날부터 6개월', why: countedFromTheEnd },
    concerns: [
      [isProtected('birth', 'pregnancy_marriage', 'sexual_harassment')],
      [{ question: 'detail-7/sexual-harassment-report', is: ['yes'] }],
      [{ question: 'detail-7/sex-marriage-pregnancy', is: ['yes'] }],
      [{ question: 'detail-17/selected-for-sex-or-pregnancy', is: ['yes'] }],
      [
        { question: 'detail-20/accused', is: ['no'] },
        { question: 'detail-20/report-of-sexual-harassment', isNot: ['no'] },
      ],
    ],
  },
  {
    route: 'unfair_labour_practice',
    body: '사업장이 있는 곳의 지방노동위원회',
    period: '해고된 날부터 3개월',
    months: 3,
    why: '노동조합에 가입했거나 활동했다는 이유의 해고는 직원 수와 상관없이 부당노동행위로 구제를 신청할 수 있어요(노동조합법 제81조 제1항 제1호, 제82조). 부당해고 구제신청과 함께 낼 수 있어요.',
    outsideFigureWhen: afterDecision,
    closures: [closedBySettlement],
    countsFromContractEnd: { when: endsAtTheEnd, period: '계약이 끝난 날부터 3개월', why: countedFromTheEnd },
    concerns: [
      [isProtected('union')],
      [{ question: 'detail-7/union-activity', is: ['yes'] }],
      [{ question: 'detail-17/selected-for-union', is: ['yes'] }],
      [{ question: 'detail-22/union-or-rightful-protest', is: ['yes'] }],
    ],
  },
  {
    route: 'whistleblower_protection',
    body: '국민권익위원회',
    period: '불이익조치가 있었던 날부터 1년',
    months: 12,
    // The statistics are the labour commissions'.
    outsideFigure: true,
    why: '신고한 것이 공익신고에 해당하면 보호조치를 신청할 수 있어요(공익신고자 보호법 제15조, 제17조). 공익신고는 그 법의 별표에 적힌 법률을 어긴 행위를 신고한 것이어서, 노동청에 한 신고가 모두 해당하지는 않아요(제2조). 해당하는지는 국민권익위원회(1398)에 먼저 물어보세요. 보호조치를 신청하면 다른 구제 절차를 밟을 수 없고, 노동위원회에 먼저 신청하면 보호조치 신청이 각하될 수 있으니 어느 쪽으로 갈지 내기 전에 정하세요(제17조 제3항, 제18조 제1항). 공직자나 공공기관의 부패를 신고했다면 같은 곳에 같은 기간 안에 신분보장 조치를 신청해요(부패방지권익위법 제62조의2).',
    closures: [closedBySettlement],
    concerns: [
      [{ question: 'detail-7/public-interest-report', is: ['yes'] }],
      // A report to the labour office alone isn't presumed to be one in the public interest.
      [isProtected('wrongdoing'), { question: 'detail-14/reported-to-authority', is: ['yes'] }],
      [
        { question: 'intake/protected', isNot: ['labour_office'] },
        { question: 'detail-14/reported-to-authority', is: ['yes'] },
      ],
    ],
  },
  {
    route: 'labour_office',
    body: '사업장을 맡은 지방고용노동청이나 지청 (노동포털, 국번 없이 1350)',
    period: '정해진 신청 기간은 없지만 늦을수록 조사하기 어려움',
    outsideFigure: true,
    why: '산재 요양·출산휴가와 그 뒤 30일, 육아휴직 기간의 해고나 임신·출산·육아휴직, 노동조합 활동, 괴롭힘·성희롱·노동관계법 위반 신고를 이유로 한 해고는 처벌되는 일이어서, 고용노동부에 진정하거나 고소할 수 있어요(근로기준법 제23조 제2항·제76조의3 제6항·제104조와 제107조·제109조·제110조, 남녀고용평등법 제11조·제19조 제3항·제37조, 노동조합법 제81조·제90조). 제104조는 2026년 12월 7일까지는 제104조 제2항이에요. 복직과 임금은 노동위원회나 법원에서 따로 다퉈요.',
    closures: [],
    concerns: [
      [
        isProtected(
          'work_injury',
          'birth',
          'on_childcare_leave',
          'childcare_leave',
          'pregnancy_marriage',
          'union',
          'sexual_harassment',
          'labour_office',
        ),
      ],
      [{ question: 'detail-2/protected-leave', is: ['yes'] }],
      [{ question: 'detail-7/protected-leave', is: ['yes'] }],
      // The ban on reprisals for a report of bullying doesn't apply below five workers (시행령 별표 1).
      [isProtected('harassment'), { question: 'detail-7/under-five', isNot: ['yes'] }],
      [{ question: 'detail-14/reported-to-authority', is: ['yes'] }],
      // The one for a report of sexual harassment does (남녀고용평등법 14조 6항, 37조 2항), wherever it was said.
      [{ question: 'detail-7/sexual-harassment-report', is: ['yes'] }],
      [
        { question: 'detail-20/accused', is: ['no'] },
        { question: 'detail-20/report-of-sexual-harassment', is: ['yes'] },
      ],
    ],
  },
  {
    route: 'appeal_review',
    body: '소청심사위원회 (국가공무원은 인사혁신처나 소속 기관, 지방공무원은 시·도, 교원은 교원소청심사위원회)',
    period: '처분사유 설명서를 받은 날부터 30일 (교원은 처분이 있었던 것을 안 날부터 30일)',
    daysFromReceipt: 30,
    outsideFigure: true,
    why: '파면·해임·면직에 불복하면 소청심사를 청구할 수 있어요(국가공무원법 제76조, 지방공무원법 제67조, 교원지위법 제9조). 30일은 해고일이 아니라 설명서를 받은 날부터 세니 기한이 더 빠를 수 있어요. 공무원은 소청심사를 거치지 않으면 행정소송도 낼 수 없어요(국가공무원법 제16조, 지방공무원법 제20조의2).',
    closures: [],
    concerns: [[publicOfficial]],
  },
];
