import type { AdviceOut } from '@nomucheck/domain/advice/contract/advice.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { checkFromPath } from '../advice-api.ts';

/** The way from the conversation to a check, which doesn't ask again what was told; or back to the check that it is about. */
export const BeginCheck = ({ id, checkId, chats }: Pick<AdviceOut, 'id' | 'checkId' | 'chats'>) => {
  if (!chats.some(({ by, status }) => by === 'advisor' && status === 'complete')) return null;
  return checkId === null ? (
    <section className="card card-sand no-print" aria-labelledby="begin-check-title">
      <h2 id="begin-check-title">하신 말씀으로 자가진단을 해 볼 수 있어요</h2>
      <p>여기에 적은 것은 다시 묻지 않고, 신청할 곳과 기한, 준비할 서류까지 정리해 드려요.</p>
      <ButtonLink to={checkFromPath(id)} kind="secondary">
        이 내용으로 자가진단하기
      </ButtonLink>
    </section>
  ) : (
    <p className="no-print">
      <ButtonLink to={`/check/result/${encodeURIComponent(checkId)}`} kind="secondary">
        진단 결과로 돌아가기
      </ButtonLink>
    </p>
  );
};
