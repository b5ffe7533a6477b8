import { useState } from 'react';
import { useSession } from '../../../shared/client/session.ts';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { OwnTestimonials } from './own-testimonials.tsx';
import { fetchOwn, type Own } from './testimonial-api.ts';
import { WriteForm } from './write-form.tsx';

/** `/board/review/write`: one's own reviews, and a new one of a check that has none. */
export const WritePage = () => (
  <RequireSignIn>
    <Loaded />
  </RequireSignIn>
);

const Loaded = () => {
  const [loading, set] = useLoaded(fetchOwn, 'own');
  if (loading.state === 'loading') return <PageLoading label="진단과 후기를 불러오고 있어요" />;
  if (loading.state === 'failed') return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  return <Written own={loading.value} onChanged={() => set(null)} />;
};

const Written = ({ own: { testimonials, checks }, onChanged }: { own: Own; onChanged: () => void }) => {
  const { user } = useSession();
  const [changing, setChanging] = useState<string | null>(null);
  const changed = testimonials.find(({ id }) => id === changing) ?? null;
  const done = () => {
    setChanging(null);
    onChanged();
  };
  return (
    <Page title="후기 쓰기" width="form">
      <h1>후기 쓰기</h1>
      <p>
        노무체크가 살펴본 뒤 후기 게시판에 실어요. 이름은 첫 글자만 보여요. 좋은 말만 싣지 않아요. 개인정보나 욕설이
        있으면 까닭을 알려 드리고 싣지 않아요.
      </p>
      {testimonials.length > 0 && <OwnTestimonials items={testimonials} onChange={setChanging} onRemoved={onChanged} />}
      {user !== null && (changed !== null || checks.length > 0) ? (
        <WriteForm key={changing ?? 'new'} me={user.id} checks={checks} changed={changed} onDone={done} />
      ) : (
        <NothingToSay hasOwn={testimonials.length > 0} />
      )}
    </Page>
  );
};

const NothingToSay = ({ hasOwn }: { hasOwn: boolean }) => (
  <div className="card card-sand">
    <p>
      {hasOwn
        ? '마친 진단마다 후기를 하나씩 쓸 수 있어요. 쓰신 후기는 위에서 고칠 수 있어요.'
        : '후기는 결과를 받은 진단이 있으면 쓸 수 있어요.'}
    </p>
    <ButtonLink to="/check">자가진단 하기</ButtonLink>
  </div>
);
