import type { NextStep, Situation } from '../../next-step.ts';

const lawyer: NextStep = {
  key: 'lawyer',
  title: '변호사와 상의해요',
  text: '소청심사와 행정소송은 변호사가 대리해요. 처분사유 설명서와 징계의결서를 가져가면 상담이 빨라져요.',
};

const papers: NextStep = {
  key: 'evidence',
  title: '증거를 모아요',
  text: '업무 계정은 곧 막힐 수 있으니 본인이 받은 문서와 주고받은 메시지를 오늘 개인 저장 공간에 옮겨 두세요.',
};

const appeal: NextStep = {
  key: 'appeal',
  title: '30일 안에 소청심사를 청구해요',
  text: '처분사유 설명서를 받은 날부터 30일이에요. 설명서를 받지 못했다면 바로 달라고 하세요. 이유를 다 적지 못해도 기한 안에 먼저 청구하고 나중에 보탤 수 있어요.',
};

/** Public officials and teachers: nothing of labour law. */
export const official = ({ result }: Situation): readonly NextStep[] =>
  result.routes.some(({ open }) => open) ? [appeal, papers, lawyer] : [lawyer, papers];
