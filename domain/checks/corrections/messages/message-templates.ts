import type { MessageTemplates } from '../../../kernel/text/message-text.ts';

type Params = Readonly<Record<string, string>>;

/**
 * That the last day or the routes of a result were wrong, as an attorney of the firm would write it to one person. A text message
 * shows on a locked screen, and an address that nobody has proved may be a stranger's (`discreet`): those name neither the
 * dismissal nor where to apply. Routes aren't named at all: one may disclose that the person is in a union.
 */
export const correctionTemplates = {
  'corrected-deadline': (params, channel) => {
    const { link = '', discreet = '' } = params;
    if (channel === 'sms') {
      return {
        subject: '[노무체크] 바로잡은 안내',
        text: `[노무체크] 앞서 드린 안내에 저희 잘못이 있어 바로잡았어요. 죄송해요. 날짜가 달라졌으니 오늘 확인해 주세요.\n${link}`,
      };
    }
    if (discreet !== '') {
      return {
        subject: '[노무체크] 앞서 드린 안내를 바로잡았어요',
        text: [
          '앞서 노무체크에서 드린 안내에 저희 잘못이 있어 바로잡았어요. 죄송합니다.',
          '무엇이 달라졌는지는 로그인하시면 보실 수 있어요. 날짜가 걸린 일이라 오늘 확인해 주시길 부탁드려요. 비용은 들지 않아요.',
          link,
        ].join('\n\n'),
      };
    }
    return {
      subject: subjectOf(params),
      text: [
        ...(params.side === 'employer' ? toCompany(params) : toWorker(params)),
        '노무체크 담당 공인노무사 드림',
      ].join('\n\n'),
    };
  },
  'moved-figure': ({ link = '', discreet = '', side = '' }, channel) => {
    if (channel === 'sms') {
      return {
        subject: '[노무체크] 새로 볼 안내',
        text: `[노무체크] 앞서 드린 안내를 새 기준으로 다시 볼 수 있어요. 로그인해 확인해 주세요.\n${link}`,
      };
    }
    if (discreet !== '') {
      return {
        subject: '[노무체크] 앞서 드린 안내를 다시 볼 수 있어요',
        text: `앞서 노무체크에서 드린 안내를 새 기준으로 다시 볼 수 있어요. 무엇이 달라지는지는 로그인하시면 보실 수 있어요.\n\n${link}`,
      };
    }
    const isCompany = side === 'employer';
    return {
      subject: '[노무체크] 질문지가 새로 나와 결과가 달라질 수 있어요',
      text: [
        // A company may be shown its risk, or its own chance.
        `진단에 쓰는 질문지가 새로 나왔어요. 전에 주신 답을 새 질문지로 다시 계산하면 ${isCompany ? '결과의 수치가' : '승소 가능성이'} 달라져요.`,
        `결과 페이지에서 다시 계산해 볼 수 있어요. 전에 본 결과도 그대로 남아요.\n${link}`,
        isCompany
          ? '상대방이 신청할 수 있는 마지막 날과 상대방이 이용할 수 있는 절차는 그대로예요.'
          : '신청할 수 있는 마지막 날과 열린 길은 그대로예요.',
        '노무체크 담당 공인노무사 드림',
      ].join('\n\n'),
    };
  },
} as const satisfies MessageTemplates;

const subjectOf = ({ before = '', after = '' }: Params): string =>
  before === after
    ? '[노무체크] 안내드린 내용에 잘못이 있어 바로잡았어요'
    : '[노무체크] 안내드린 마지막 날이 틀렸어요. 바로잡아 드려요';

const toWorker = (params: Params): readonly string[] => {
  const { toldOn = '', passed = '', link = '' } = params;
  return [
    `${toldOn}에 드린 진단 결과를 다시 살피다가, 저희가 잘못 안내한 것을 알았어요. 안내를 믿고 계셨을 텐데 정말 죄송합니다.`,
    ...lastDay(params, '신청할 수 있는 마지막 날'),
    ...routes(params),
    ...(passed === '' ? [`지금 하실 일은 아래 결과 페이지에 차례대로 적어 두었어요.\n${link}`] : tooLate(params)),
    '저희가 틀린 것이니 다시 보시는 데 드는 돈은 없어요. 읽어 보고 걸리는 것이 있으면 결과 페이지의 상담 신청에 남겨 주세요. 제가 확인하고 답할게요.',
  ];
};

/** The right day had passed before anybody knew of it: nothing is softened, and what is left is said. */
const tooLate = ({ stillOpen = '', link = '' }: Params): readonly string[] => [
  '바로잡은 날이 이미 지났어요. 저희 안내 때문에 때를 놓치셨다면 그 책임을 가볍게 여기지 않아요.',
  [
    stillOpen === ''
      ? '그래도 먼저 저희와 이야기해 주세요. 날짜를 다르게 볼 수 있는 사정이 있는지 함께 살펴볼게요.'
      : '아직 남아 있는 길이 있어요. 무엇이 남았는지, 날짜를 다르게 볼 수 있는 사정이 있는지 함께 살펴볼게요.',
    `· 결과와 상담 신청: ${link}`,
    '· 고용노동부 상담: 전화 1350',
    '· 대한법률구조공단 상담: 전화 132',
  ].join('\n'),
];

/** A company is told what runs against it, and no way to apply. */
const toCompany = (params: Params): readonly string[] => [
  `${params.toldOn ?? ''}에 드린 진단 결과를 다시 살피다가, 저희가 잘못 안내한 것을 알았습니다. 안내를 기준으로 준비하셨을 텐데 죄송합니다.`,
  ...lastDay(params, '상대방이 신청할 수 있는 마지막 날'),
  ...(params.opened === ''
    ? []
    : ['저희가 말씀드리지 않았던 절차를 상대방이 이용할 수도 있어요. 무엇인지는 결과 페이지에 있어요.']),
  ...(params.closed === '' ? [] : ['상대방이 이용할 수 있다고 안내한 절차 가운데 그렇지 않은 것이 있어요.']),
  `대응을 준비하고 계셨다면 아래 결과를 기준으로 일정을 다시 잡아 주세요.\n${params.link ?? ''}`,
  '저희가 틀린 것이니 다시 보시는 데 드는 비용은 없어요. 궁금한 점은 결과 페이지의 상담 신청에 남겨 주세요.',
];

const lastDay = ({ before = '', after = '', moved = '' }: Params, what: string): readonly string[] => {
  if (before === after) {
    return moved === ''
      ? []
      : ['먼저 오는 마지막 날은 그대로지만, 다른 절차의 마지막 날이 달라졌어요. 결과 페이지에서 확인해 주세요.'];
  }
  const nothing = '없다고 안내함';
  return [
    [
      `· 전에 안내한 ${what}: ${before === '' ? nothing : before}`,
      `· 바로잡은 ${what}: ${after === '' ? '정해진 날이 없음' : after}`,
    ].join('\n'),
  ];
};

const routes = ({ opened = '', closed = '' }: Params): readonly string[] => [
  ...(opened === ''
    ? []
    : ['전에는 말씀드리지 못한 다른 길도 열려 있어요. 어떤 길인지는 결과 페이지에 적어 두었어요.']),
  ...(closed === ''
    ? []
    : ['전에 열려 있다고 안내한 길 가운데 이용하기 어려운 것이 있어요. 이것도 결과 페이지에 까닭을 적어 두었어요.']),
];
