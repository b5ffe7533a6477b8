import { Notice } from '../../forms/notice.tsx';

/**
 * What doesn't wait for a consultation. With a check, its result names the days: its person may have six months, ten days, or no way to a
 * labour commission at all.
 */
export const DeadlineNotice = ({ checkId }: { checkId: string | null }) => (
  <Notice tone="warning" title="상담을 기다리는 동안에도 기한은 지나가요">
    <p>
      {checkId === null
        ? '노동위원회 구제신청은 해고된 날부터 3개월 안에 내야 해요.'
        : '진단 결과에 기한이 나와 있다면 그 안에 먼저 신청해야 해요.'}{' '}
      답을 받지 못했더라도 기한을 먼저 챙겨 주세요.
    </p>
  </Notice>
);
