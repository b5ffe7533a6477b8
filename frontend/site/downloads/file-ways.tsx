import { useEffect, useState } from 'react';
import { useSession } from '../../shared/client/session.ts';
import { Button } from '../forms/button.tsx';
import { Notice } from '../forms/notice.tsx';
import { inAppBrowser, outsideAddress } from './in-app-browser.ts';

export type MadeFile = { readonly content: Blob; readonly name: string };

/** What is said of a file that was handed to the browser: nobody can know whether it was saved, so other ways stand beside. */
export const FileWays = ({ made }: { made: MadeFile }) => {
  const address = useAddressOf(made.content);
  const { user } = useSession();
  const { userAgent } = navigator;
  const app = inAppBrowser(userAgent);
  const outside = app === null ? null : outsideAddress(userAgent, new URL(location.href));
  const file = new File([made.content], made.name, { type: made.content.type });
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  return (
    <Notice
      tone={app === null ? 'info' : 'warning'}
      title={app === null ? '파일을 만들어 브라우저에 넘겼어요' : `${app} 안에서는 파일이 저장되지 않을 수 있어요`}
      role="status"
    >
      <p>
        {app === null
          ? '내려받은 파일 목록에 보이지 않으면 다른 방법으로 받아 주세요.'
          : '파일은 만들어졌어요. 사파리나 크롬에서 이 화면을 다시 열고 로그인하면 저장할 수 있어요.'}
      </p>
      <div className="actions">
        {outside !== null && (
          <a className="button button-primary" href={outside}>
            다른 브라우저로 열기
          </a>
        )}
        {address !== null && (
          <a className="button button-secondary" href={address} target="_blank" rel="noopener noreferrer">
            파일 열기<span className="visually-hidden"> (새 창)</span>
          </a>
        )}
        {canShare && (
          <Button kind="secondary" onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}>
            다른 앱으로 보내기
          </Button>
        )}
        {user !== null && (
          <a className="button button-secondary" href={mailToMe(user.email, made.name)}>
            메일 앱으로 주소 보내기
          </a>
        )}
      </div>
    </Notice>
  );
};

/** A letter of the person to themselves with the address of this page, to be opened on a computer or in another browser. */
const mailToMe = (email: string, name: string): string => {
  const subject = encodeURIComponent(`노무체크에서 받을 파일: ${name}`);
  const body = encodeURIComponent(`이 주소를 열고 로그인하면 파일을 받을 수 있어요.\n${location.href}`);
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
};

const useAddressOf = (content: Blob): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
};
