import { useState } from 'react';
import { Notice } from '../forms/notice.tsx';

type Comparison = 'same' | 'other' | 'unreadable';

/** In the browser alone: the file isn't sent anywhere. `crypto.subtle` exists only on a secure page. */
const compare = async (file: File, sha256: string): Promise<Comparison> => {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex === sha256 ? 'same' : 'other';
  } catch {
    return 'unreadable';
  }
};

const words: Readonly<Record<Comparison, { tone: 'good' | 'warning'; title: string; text: string }>> = {
  same: { tone: 'good', title: '바뀌지 않은 파일이에요', text: '여기에서 만든 문서와 한 글자도 다르지 않아요.' },
  other: {
    tone: 'warning',
    title: '여기에서 만든 파일과 달라요',
    text: '다른 문서이거나, 만든 뒤에 내용이 바뀐 파일이에요. 다시 저장하거나 합친 PDF도 다르다고 나와요.',
  },
  unreadable: { tone: 'warning', title: '파일을 읽지 못했어요', text: '다른 브라우저에서 다시 해 보세요.' },
};

/** Whether a file is the very document that was written, byte by byte. */
export const CompareFile = ({ sha256 }: { sha256: string }) => {
  const [compared, setCompared] = useState<Comparison | null>(null);
  return (
    <section className="order-part" aria-labelledby="compare-title">
      <h2 id="compare-title">받은 파일 견주어 보기</h2>
      <p>
        <label htmlFor="compare-file">
          받은 PDF를 고르면 여기에서 만든 파일 그대로인지 알려 드려요. 파일은 보내지 않아요.
        </label>
      </p>
      <input
        id="compare-file"
        type="file"
        accept="application/pdf"
        onChange={({ target: { files } }) => {
          const [file] = files ?? [];
          if (file) void compare(file, sha256).then(setCompared);
          else setCompared(null);
        }}
      />
      {compared !== null && (
        <Notice tone={words[compared].tone} title={words[compared].title} role="status">
          <p>{words[compared].text}</p>
        </Notice>
      )}
    </section>
  );
};
