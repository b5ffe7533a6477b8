import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { useEffect, useRef, useState } from 'react';
import { editProfile } from '../../../shared/client/session.ts';
import { usePhotoAddress } from '../../../shared/use-photo-address.ts';
import { Button } from '../../forms/button.tsx';
import { ActionNotice, type ActionResult } from '../../shell/action-notice.tsx';
import { fitPhoto, photoTypes } from './fit-photo.ts';
import { PhotoPicture } from './photo-picture.tsx';
import { sendPhoto } from './send-photo.ts';

/** A chosen photo that isn't sent yet, with an address under which the page shows it. */
type Chosen = { readonly photo: Blob; readonly address: string };

const cantOpen = '열 수 없는 사진이에요. JPEG나 PNG 사진을 골라 주세요.';

/** The photo of the profile: chosen, looked at, sent, and taken away again. */
export const PhotoField = ({ user }: { user: Pick<SessionUser, 'photoURL'> }) => {
  const shown = usePhotoAddress(user.photoURL);
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** The share that is sent, while it is. */
  const [share, setShare] = useState<number | null>(null);
  const [result, setResult] = useState<ActionResult | null>(null);

  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen]);

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    setResult(null);
    const photo = await fitPhoto(file);
    if (photo === null) return setResult({ tone: 'error', text: cantOpen });
    setChosen({ photo, address: URL.createObjectURL(photo) });
  };

  const save = async (photo: Blob): Promise<void> => {
    const giveUp = new AbortController();
    sending.current = giveUp;
    setResult(null);
    setShare(0);
    try {
      const sent = await sendPhoto(photo, setShare, giveUp.signal);
      if ('failure' in sent) return setResult({ tone: 'error', text: sent.failure });
      const failure = await editProfile({ photoURL: sent.url });
      if (failure) return setResult({ tone: 'error', text: failure.errors?.photoURL ?? failure.message });
      setChosen(null);
      setResult({ tone: 'good', text: '사진을 바꾸었어요.' });
    } catch {
      // Given up: the chosen photo is still there.
    } finally {
      sending.current = null;
      setShare(null);
    }
  };

  const remove = async () => {
    setShare(0);
    const failure = await editProfile({ photoURL: null });
    setShare(null);
    setResult(failure ? { tone: 'error', text: failure.message } : { tone: 'good', text: '사진을 지웠어요.' });
  };

  return (
    <section className="photo" aria-labelledby="photo-title">
      <h2 id="photo-title">프로필 사진</h2>
      {result && <ActionNotice result={result} />}
      <div className="photo-row">
        <PhotoPicture
          address={chosen?.address ?? shown}
          label={chosen ? '고른 사진' : user.photoURL === null ? '사진 없음' : '지금 사진'}
        />
        <div className="photo-acts">
          {chosen ? (
            <>
              {share !== null && (
                <progress className="photo-progress" value={share} max={1} aria-label="사진 올리는 중" />
              )}
              <Button busy={share !== null} busyLabel="올리고 있어요" onClick={() => void save(chosen.photo)}>
                이 사진으로 바꾸기
              </Button>
              <Button kind="quiet" onClick={() => (sending.current ? sending.current.abort() : setChosen(null))}>
                {share === null ? '취소' : '그만 올리기'}
              </Button>
            </>
          ) : (
            <>
              <Button kind="secondary" onClick={() => input.current?.click()}>
                {user.photoURL === null ? '사진 고르기' : '다른 사진 고르기'}
              </Button>
              {user.photoURL !== null && (
                <Button kind="quiet" busy={share !== null} onClick={() => void remove()}>
                  사진 지우기
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      <p className="soft">
        가운데를 정사각형으로 잘라 올려요. 찍은 곳과 기기 정보는 지우고, 나와 운영자만 볼 수 있어요.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={photoTypes}
        aria-label="프로필 사진 파일"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          void choose(file).finally(() => {
            if (input.current) input.current.value = '';
          });
        }}
      />
    </section>
  );
};
