import type { Edition, EditionReason } from '../ruleset.ts';
import { secondReading } from './second-reading.ts';

const everySection = Array.from({ length: 23 }, (_, index) => `detail-${index + 1}`);

const reasons: readonly EditionReason[] = [
  {
    of: ['condition/'],
    why: '기본 진단이 정규직에게도 채용내정, 수습, 정년, 음주운전 같은 23가지 사유를 모두 물어 38쪽이나 되었습니다. 기본 질문의 답으로 있을 수 있는 사유만 묻고, 사유마다 그 조건과 법적 이유를 적습니다.',
  },
  {
    of: ['intake/region', 'intake/wage', 'intake/forewarned', 'intake/hours', 'intake/contact'],
    why: '수치도 길도 바꾸지 않는 질문은 결과를 본 뒤에 물어, 답하지 않아도 결과를 볼 수 있습니다.',
  },
  {
    of: ['intake/insurance'],
    why: '4대 보험은 근로자인지 다툴 때만 수치에 쓰입니다. 정규직은 고용 형태에서 위탁·3.3%가 아님을 밝히므로 나머지 형태에만 묻습니다.',
    law: '근로기준법 제2조 제1항 제1호',
  },
  {
    of: ['intake/aged-55'],
    why: '만 55세는 기간제 2년의 예외에만 쓰이므로 기간제이거나 계약이 끝났다는 말을 들은 사람에게만 묻습니다.',
    law: '기간제법 제4조 제1항 제4호',
  },
  {
    of: ['intake/notice'],
    why: '서면에 이유와 날짜가 적혀 있었는지를 통보 방식과 한 번에 물어 같은 질문을 되풀이하지 않습니다. 사직서를 쓴 사람은 여기서 고르게 하여 사직의 효력을 묻습니다.',
    law: '근로기준법 제27조, 민법 제107조·제110조',
  },
  {
    of: ['figure/notice'],
    why: '이유나 날짜가 분명하지 않은 서면은 서면 통지로 볼 수 없어 메신저와 같은 배수(×1.3)를 둡니다. 사직서를 쓴 사람에게는 통보 방식의 배수가 없습니다. 배수는 법인이 확인할 값입니다.',
    law: '근로기준법 제27조, 대법원 2011다42324',
  },
  {
    of: ['intake/ground'],
    why: '한 번 고른 이유의 1번 문항을 다시 묻지 않도록, 다른 사유로 보낼 사람을 선택지에서 안내합니다. 60세 미만의 정년도 있어 정년은 나이와 상관없이 고를 수 있습니다. 사직서를 쓴 사람에게는 해고 이유를 묻지 않습니다.',
    law: '고령자고용법 제19조',
  },
  {
    of: ['derivation/'],
    why: '통보 방식, 고른 이유, 신고에서 이미 답한 문항은 다시 묻지 않습니다. 답은 확인 화면에서 바꿀 수 있습니다.',
  },
  {
    of: ['opening/'],
    why: '통보 방식과 신고에 관한 답이 그 사유로 이어집니다.',
  },
  {
    of: ['point/no-written-notice/intake'],
    why: '이유나 날짜가 분명하지 않은 서면도 서면 통지가 아닙니다.',
    law: '근로기준법 제27조, 대법원 2011다42324',
  },
  {
    of: ['sources/'],
    why: '바뀐 묻는 조건과 배수 가운데 법인이 정할 것을 적어 둡니다.',
  },
  {
    of: ['words/'],
    why: '상세 진단에서 사유를 고를 때 자기 일로 알아볼 수 있도록 일상의 말로 묶어 보여 드립니다.',
  },
  {
    of: ['titles/', 'intake/', ...everySection.map((section) => `${section}/`)],
    why: '회사에는 근로자의 질문이 아니라 회사에 맞는 말로 묻습니다. 답의 뜻과 배수는 같습니다.',
  },
];

/** Why the questionnaire differs from the editions before it: the short path, and before that the second reading. */
export const shortPath: Edition = {
  title: '2026년 11월 짧은 질문과 회사의 질문',
  reasons: [...reasons, ...secondReading.reasons],
};
