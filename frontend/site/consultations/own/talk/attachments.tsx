import type { Attachment } from '@nomucheck/domain/consultations/attachments.ts';
import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { useRef } from 'react';
import { attachmentTypes, sizeText } from '../../../../shared/attachments/attachments.ts';
import { useAttachments } from '../../../../shared/attachments/use-attachments.ts';
import { koreanMoment } from '../../../../shared/formats.ts';
import { Button } from '../../../forms/button.tsx';
import { ActionNotice } from '../../../shell/action-notice.tsx';

/** Files from both sides: letters, contracts, photos of them. */
export const Attachments = ({
  consultation: { id, revision },
}: {
  consultation: Pick<ConsultationOut, 'id' | 'revision'>;
}) => {
  const { files, share, told, add, giveUp, remove, save, readAgain } = useAttachments(id, revision);
  const input = useRef<HTMLInputElement>(null);
  if (files === null) {
    return (
      told && (
        <section className="consult-part" aria-labelledby="files-title">
          <h2 id="files-title">붙인 파일</h2>
          <ActionNotice result={told} />
          <Button kind="secondary" onClick={() => void readAgain()}>
            다시 시도하기
          </Button>
        </section>
      )
    );
  }
  if (files.items.length === 0 && !files.mayAdd) return null;
  return (
    <section className="consult-part" aria-labelledby="files-title">
      <h2 id="files-title">붙인 파일</h2>
      {told && <ActionNotice result={told} />}
      {files.items.length > 0 && (
        <ul className="consult-files">
          {files.items.map((file) => (
            <OneFile key={file.id} file={file} onSave={() => void save(file)} onRemove={() => void remove(file)} />
          ))}
        </ul>
      )}
      {files.mayAdd && (
        <>
          {share !== null && (
            <progress className="consult-progress" value={share} max={1} aria-label="파일 올리는 중" />
          )}
          <div className="actions">
            <Button
              kind="secondary"
              busy={share !== null}
              busyLabel="올리고 있어요"
              onClick={() => input.current?.click()}
            >
              파일 붙이기
            </Button>
            {share !== null && (
              <Button kind="quiet" onClick={giveUp}>
                그만 올리기
              </Button>
            )}
          </div>
          <p className="soft consult-hint">
            해고 통지서나 근로계약서의 PDF(10MB까지)나 사진을 10개까지 붙일 수 있어요. 사진은 찍은 곳과 기기 정보를
            지우고 올려요.
          </p>
          <input
            ref={input}
            type="file"
            hidden
            accept={attachmentTypes}
            aria-label="붙일 파일"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file !== undefined) void add(file);
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </>
      )}
    </section>
  );
};

type OneFileProps = { file: Attachment; onSave: () => void; onRemove: () => void };

const OneFile = ({ file, onSave, onRemove }: OneFileProps) => {
  const { name } = file;
  return (
    <li>
      <p className="consult-file-name">{name}</p>
      <p className="soft">
        {file.by === 'person' ? '내가' : '노무사가'} {koreanMoment(file.at)}에 올림 · {sizeText(file.bytes)}
      </p>
      <div className="consult-file-acts">
        <Button kind="quiet" aria-label={`${name} 내려받기`} onClick={onSave}>
          내려받기
        </Button>
        {file.mine && (
          <Button kind="quiet" aria-label={`${name} 지우기`} onClick={onRemove}>
            지우기
          </Button>
        )}
      </div>
    </li>
  );
};
