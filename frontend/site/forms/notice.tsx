import type { ReactNode } from 'react';

type NoticeProps = {
  tone?: 'info' | 'good' | 'warning' | 'error';
  title?: string;
  /**
   * `alert` is read out at once (something failed), `status` at the next pause; none for what was there from the beginning.
   */
  role?: 'alert' | 'status';
  children?: ReactNode;
};

const word = { info: '안내', good: '완료', warning: '주의', error: '오류' } as const;

/** A framed message. Its tone is also expressed in words, never only by colour. */
export const Notice = ({ tone = 'info', title, role, children }: NoticeProps) => (
  <div className={`notice notice-${tone}`} {...(role ? { role } : {})}>
    <p className="notice-title">
      <span className="notice-tone">{word[tone]}</span>
      {title}
    </p>
    {children}
  </div>
);
