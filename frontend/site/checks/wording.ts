import { claimsTitle, resultSentences } from '@nomucheck/domain/checks/result-words.ts';
import type { RouteName } from '@nomucheck/domain/rulesets/ruleset.ts';

/** What a question of the intake is about, as a link to it. */
const claimQuestions: Readonly<Record<string, string>> = {
  'intake/wage': '한 해 임금',
  'intake/forewarned': '해고를 미리 알린 날',
  'intake/hours': '하루에 일한 시간',
  'intake/contract-end': '계약이 끝나는 날',
  'intake/insurance': '4대 보험에 들었는지',
  'intake/owed': '아직 받지 못한 돈',
  'intake/insured-180': '고용보험에 든 날이 180일 이상인지',
};

type CalendarWords = { readonly title: string; readonly text: string; readonly fileName: string };

/** The last days that have words of their own in a calendar. */
const calendarEvents: Partial<Record<RouteName, CalendarWords>> = {
  labour_commission: {
    title: '노동위원회 신청 마지막 날',
    text: '부당해고 구제신청을 내는 마지막 날이에요. 하루 이틀 여유를 두고 미리 내세요.',
    fileName: '신청-마지막-날.ics',
  },
  labour_commission_review: {
    title: '중앙노동위원회 재심신청 마지막 날',
    text: '판정서를 받은 날부터 10일째로, 재심신청서가 도착해야 하는 마지막 날이에요. 이 날은 늘어나지 않아요(근로기준법 제31조 제1항, 노동위원회법 제26조).',
    fileName: '재심신청-마지막-날.ics',
  },
  administrative_suit: {
    title: '행정소송을 낼 수 있는 마지막 날',
    text: '재심 판정서를 받은 날부터 15일째로, 행정소송을 내는 마지막 날이에요. 이 날은 늘어나지 않아요(근로기준법 제31조 제2항, 노동위원회법 제27조).',
    fileName: '행정소송-마지막-날.ics',
  },
};

/**
 * Texts that the firm may want to change: the sentences around the estimate, the next steps. Advertising
 * rules for legal services are strict: no text here calls the service legal advice free of charge or promises an outcome
 * (`wording.test.ts` checks it).
 */
export const wording = {
  result: {
    title: '진단 결과',
    ...resultSentences,
    populations:
      '법원 판결과 노동위원회 판정, 판정까지 간 사건과 공개된 사건은 서로 다른 모임이에요. 모두 같은 비율로 이긴다는 뜻은 아니에요.',
    settled: (share: string) => `판정까지 가지 않고 화해로 끝나는 사건이 많아요(화해율 ${share}).`,
    fromCases: (decided: string, years: string) =>
      `${years}비슷한 사건 ${decided}건의 판정에서 출발해 답변을 반영한 추정이에요.`,
    fromStatistics:
      '비슷한 사건 가운데 이긴 사건과 진 사건을 빠짐없이 모은 것이 아직 없어서, 노동위원회가 발표한 통계에서 출발한 추정이에요.',
    versions: (ruleset: string, calculator: string) => `질문지 ${ruleset} · 계산 방법 ${calculator}.`,
    fromStatisticsInShort: '노동위원회가 발표한 통계에서 출발한 추정이에요.',
    /** Why cases are shown and searched that the figure doesn't count. */
    notCounted:
      '판례 검색과 결과에 나오는 판례는 읽을 수 있게 골라 모은 것이에요. 고른 사건만으로 비율을 내면 치우치기 때문에 수치에는 세지 않아요.',
    source: (source: string) => `발표된 통계의 출처: ${source}`,
    general: '고르신 사유만의 비율이 아니라, 전체 사건의 일반적인 수준에서 출발했어요.',
    openRoutesOnly: (routes: string) => `이 수치는 지금 열려 있는 길(${routes})을 기준으로 해요.`,
    employerNote: '계산은 근로자가 이길 가능성으로 하고, 마지막에 뒤집어 보여 드려요.',
    ownChance: (chance: string) => `회사 쪽 승소 가능성(추정)은 ${chance}예요.`,
    riskNote: '근로자가 이길 가능성과 같은 수치예요. 회사 쪽에서는 해고가 부당하다고 인정될 위험으로 읽으세요.',
    clamp: '한쪽으로 치우친 수치는 5%에서 95% 사이로 맞춰요',
    floor: '인정되면 무효인 사실이 있어 이보다 낮게 보지 않아요',
    /** What is possible where nothing that a figure speaks of is open; why is said with it (`no-figure.ts`). */
    noFigure: {
      employee: {
        nothing_open: {
          possible: [
            '해고 30일 전에 알려 주지 않았다면 해고예고수당을 청구할 수 있어요. 5명 미만 사업장도 마찬가지예요.',
            '밀린 임금이나 퇴직금은 고용노동부에 진정할 수 있어요.',
            '산업재해나 출산으로 쉬던 중의 해고라면 5명 미만 사업장이라도 다시 살펴볼 수 있어요.',
            '직원 수를 잘못 셌을 수 있어요. 해고 전 한 달 동안 일한 사람을 다시 세어 보세요.',
          ],
        },
        /** Public officials and teachers, on whose dismissal no labour commission decides. */
        officials: {
          possible: [
            '처분사유 설명서를 받은 날부터 30일 안에 소청심사를 청구하세요. 교원은 처분이 있었던 것을 안 날부터 30일이에요.',
            '소청심사 결정에 따르기 어려우면 행정소송을 낼 수 있어요. 결정서를 받은 날부터 90일, 교원은 30일 안이에요(행정소송법 제20조, 교원지위법 제10조 제4항).',
            '사립학교 교원은 법원에 민사소송을 낼 수도 있어요. 어느 쪽이 나은지 변호사와 상의하세요.',
            '공무직, 기간제 근로자, 기간제 교원은 소청심사가 아니라 노동위원회에서 다퉈요. 그렇다면 일한 형태를 다시 골라 새로 진단해 주세요.',
          ],
          ask: [
            { name: '인사혁신처 소청심사위원회', how: '행정부 국가공무원' },
            { name: '시·도 지방소청심사위원회·교육소청심사위원회', how: '지방공무원' },
            { name: '교원소청심사위원회', how: '국공립·사립학교 교원' },
            { name: '변호사, 대한법률구조공단', how: '소청심사와 소송의 대리 (공단은 국번 없이 132)' },
          ],
        },
      },
      employer: {
        nothing_open: {
          possible: [
            '해고 30일 전에 알리지 않았다면 해고예고수당은 지급해야 해요. 5명 미만 사업장도 마찬가지예요.',
            '임금과 퇴직금은 퇴직한 날부터 14일 안에 모두 지급해야 해요(근로기준법 제36조).',
            '업무상 다친 기간이나 출산으로 쉬던 기간의 해고라면 5명 미만 사업장이라도 금지돼요.',
            '직원 수를 잘못 셌을 수 있어요. 해고 전 한 달 동안 일한 사람을 다시 세어 보세요.',
          ],
        },
        /** A company that asks about a public official or a teacher. */
        officials: {
          possible: ['공무직, 기간제 근로자, 기간제 교원이라면 일한 형태를 다시 골라 새로 진단해 주세요.'],
        },
      },
    },
    locked: {
      title: '결제하면 더 볼 수 있어요',
      adds: [
        '답변마다 수치가 오르내린 그림과 표',
        '수치를 가장 올린 답과 내린 답',
        '비슷한 판정례의 요지와 결론',
        '출발한 수치의 내역과 결과 PDF',
        '24시간 판례 검색, 이 해고 사유부터',
      ],
      about: '미리 보는 부분과 환불',
      sample: '예시예요. 실제 사건의 수치가 아니에요.',
      free: [
        '추정한 수치와 그 범위',
        '가장 강한 법적 쟁점',
        '다툴 수 있는 길과 기한',
        '할 일과, 해고예고수당처럼 따로 따지는 돈',
      ],
      isSample: '은 무료예요. 전체 결과를 사기 전에 미리 보는 부분이에요.',
      /** At the end of a result that isn't paid for. */
      atTheEnd: {
        employee: '승소 가능성과 기한은 무료, 계산 과정과 판례는 유료예요.',
        employer: '위험과 고칠 일은 무료, 계산 과정과 판례는 유료예요.',
      },
      priceOf: '진단 하나에 한 번, 부가가치세 포함',
      withdrawal:
        '전체 결과를 열어 보거나 판례 검색을 쓰기 전이라면 결제한 다음 날부터 7일 안에 결제 내역에서 청약철회할 수 있고, 3영업일 안에 환불해 드려요. 열어 보거나 쓴 뒤에는 청약철회할 수 없어요.',
      button: '전체 결과 보기',
      more: '결제하면 무엇을 더 보나요?',
    },
    /** What was paid for. */
    opened: {
      title: '전체 결과가 열렸어요',
      weights: { employee: '가장 도움이 된 답과 불리했던 답', employer: '위험을 가장 키우고 줄인 사정' },
      table: '표와 출발한 수치',
      steps: (count: number) => `${count}줄`,
      basis: (rate: string) => `출발한 수치 ${rate}의 내역`,
      precedents: '함께 볼 판정례',
      search: '이 해고 사유의 판례 찾아보기',
      searchUntil: '24시간',
    },
    unlockedBySetting: '지금은 모든 결과를 결제 없이 열어 두었어요. 나중에 바뀔 수 있어요.',
    outdated: '자료가 바뀌었어요. 지금 자료로 다시 계산할 수 있어요. 전에 본 결과도 그대로 남아요.',
  },

  /** The card: the last day and what to do today. */
  card: {
    lastDay: (route: string) => `${route}의 마지막 날`,
    left: (days: number) => {
      if (days < 0) return `${-days}일 지났어요`;
      return days === 0 ? '오늘까지예요' : `${days}일 남았어요`;
    },
    known: '지금까지의 답으로 알 수 있는 것',
    openRoutes: '열려 있는 길:',
    reminders: '알림 받기',
    calendar: '캘린더에 넣기',
    today: '오늘 할 일',
  },

  /** The names of the rows below the card, as far as no part has one of its own. */
  rows: {
    deeds: '불리한 답, 오늘 할 수 있는 일',
    advice: '이 진단으로 자문 받기',
    adviceState: '바로 답해요',
    more: '더 답하기',
    left: (count: number) => `질문 ${count}개`,
    answers: '내 답변 보기',
    earlier: '전에 본 결과와 달라진 점',
    notes: '함께 알아 두세요',
    print: '인쇄하기',
    filled: '칸을 채웠어요',
  },

  route: {
    open: (count: number) => `${count}곳 열려 있어요`,
    noneOpen: '열린 길이 없어요',
    body: '어디에',
    period: '언제까지',
    askAnew: '답을 바꾸거나 다시 답하기',
  },

  whomToAsk: {
    title: '물어볼 수 있는 곳',
    commission: {
      unknown: '사업장이 있는 곳의 지방노동위원회',
      answer: '회사가 어디에 있는지 답하기',
      check: '가기 전에 전화로 주소를 확인하세요.',
      website: '노동위원회 누리집',
      map: '지도 보기',
    },
    places: [
      { name: '고용노동부 고객상담센터', phone: '1350', how: '국번 없이, 평일 9시부터 18시까지' },
      { name: '대한법률구조공단', phone: '132', how: '국번 없이, 소송을 도와줄 수 있는지 물어보세요' },
    ],
  },

  papers: {
    title: '챙길 서류',
    lead: '답변에 맞추어 골랐어요. 챙긴 것에 표시해 두세요.',
    count: (done: number, all: number) => `${all}가지 가운데 ${done}가지를 챙겼어요. 표시는 계정에 저장돼요.`,
    failed: '마지막 표시를 저장하지 못했어요. 연결을 확인하고 다시 눌러 주세요.',
  },

  procedure: {
    title: '해고 절차 확인',
    lead: '답변에 맞추어 차례로 적었어요. 거친 것에 표시해 두세요.',
    count: (done: number, all: number) => `${all}가지 가운데 ${done}가지를 거쳤어요. 표시는 계정에 저장돼요.`,
    notice: '해고 통지서 초안',
    noticeState: '복사하고 인쇄해요',
  },

  claims: {
    title: claimsTitle,
    lead: '위의 수치와 따로 따져요. 답변으로 어림한 금액이고, 해고일의 법과 고시를 기준으로 해요.',
    inShort: (amount: string) => amount.replace(/^약 /, ''),
    andMore: (first: string) => `${first} 등`,
    how: '어떻게 계산했나요?',
    needed: '금액을 보려면 답해 주세요:',
    closer: '더 가까운 금액을 보려면 답해 주세요:',
    question: (key: string) => claimQuestions[key] ?? '답하지 않은 질문',
  },

  mending: {
    lead: '답변에서 드러난 것만, 무거운 것부터 적었어요.',
    none: '드러난 것이 없어요',
    nothing: '답변에서는 따로 고칠 점이 드러나지 않았어요. 아래 할 일로 자료를 갖추어 두세요.',
    once: {
      ask: '고치면 수치가 어떻게 바뀌나요?',
      busy: '계산하고 있어요',
      about: (titles: string, count: number) => `‘${titles}’, 이 ${count}가지를 고쳤을 때예요.`,
      now: '지금',
      mended: '고치면',
      afterwards: '이미 한 해고는 거두고 처음부터 다시 밟아야 이렇게 돼요. 나중에 보태는 것만으로는 바뀌지 않아요.',
      toComeSame:
        '고쳐도 수치는 그대로예요. 해고일 전에 할 수 있는 것은 아직 흠으로 세지 않았기 때문이에요. 고치지 않고 해고하면 위험이 커질 수 있어요.',
      same: '고쳐도 수치는 낮아지지 않아요. 해고 이유 쪽을 먼저 살펴보세요.',
      more: '고치면 새로 물어볼 것이 있어 바로 계산하지 못해요. 답을 고쳐 다시 진단하면 볼 수 있어요.',
    },
  },

  /** Around the steps, whose own words are in `next-steps.ts`. */
  nextSteps: {
    later: '그다음에 할 일',
    ways: { application: '서류 쓰러 가기', consultation: '상담 신청하기' },
    sentence: {
      copy: '복사하기',
      byPhone: '문자로 보내기',
      copied: '복사했어요. 보낼 곳에 붙여 넣어 주세요.',
      notCopied: '복사하지 못했어요. 문장을 길게 눌러 직접 복사해 주세요.',
    },
  },

  /** The row of a document to write, by the main one. */
  applicationOffer: { relief: '신청서 쓰기', review: '재심신청서 쓰기', other: '서류 쓰기' },

  calendar: {
    buttons: {
      google: 'Google 캘린더에 넣기',
      file: '삼성·Apple 캘린더에 넣기 (.ics)',
    },
    /** A calendar may be shared: no entry says what protects the person. */
    events: calendarEvents,
    other: {
      title: '해고를 다투는 신청의 마지막 날',
      text: '진단 결과에 적힌 신청을 내는 마지막 날이에요. 하루 이틀 여유를 두고 미리 내세요.',
      fileName: '다른-신청-마지막-날.ics',
    },
  },
} as const;
