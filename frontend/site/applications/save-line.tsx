import type { FieldChanges } from '@nomucheck/domain/applications/fields.ts';
import { Link } from 'react-router';
import { koreanClock } from '../../shared/formats.ts';
import { Button } from '../forms/button.tsx';
import { Notice } from '../forms/notice.tsx';
import { withReturn } from '../shell/internal-path.ts';
import type { SaveState } from './draft/draft-saving.ts';

const words = (save: SaveState): string => {
  switch (save.kind) {
    case 'saving':
      return '저장 중…';
    case 'saved':
      return `저장됨 ${koreanClock(save.at)}`;
    case 'waiting':
      return '연결되면 저장할게요.';
    default:
      return '';
  }
};

/** Whether what was typed is saved; announced when it changes. */
export const SaveLine = ({ save }: { save: SaveState }) => (
  <p className="save-status" role="status">
    {words(save)}
  </p>
);

type SaveTroubleProps = {
  save: SaveState;
  fields: FieldChanges;
  checkId: string;
  onResolve: (take: 'mine' | 'theirs') => void;
};

/** Saving goes on only after the person has done something. */
export const SaveTrouble = ({ save, fields, checkId, onResolve }: SaveTroubleProps) => {
  switch (save.kind) {
    case 'conflict':
      return (
        <Notice tone="warning" title="다른 창에서 같은 곳을 고쳤어요" role="alert">
          <p>어느 쪽을 남길지 골라 주세요. 고르기 전에는 저장하지 않아요.</p>
          <ul>
            {differing(fields, save.theirs.fields).map(([mine, theirs]) => (
              <li key={`${mine} ${theirs}`}>
                이 창: ‘{mine}’ · 다른 창: ‘{theirs}’
              </li>
            ))}
          </ul>
          <div className="actions">
            <Button kind="secondary" onClick={() => onResolve('mine')}>
              이 창의 내용 남기기
            </Button>
            <Button kind="secondary" onClick={() => onResolve('theirs')}>
              다른 창의 내용 남기기
            </Button>
          </div>
        </Notice>
      );
    case 'signed_out':
      return (
        <Notice tone="warning" title="로그인이 끊겨 저장하지 못했어요" role="alert">
          <p>
            적은 내용을 복사해 둔 뒤{' '}
            <Link to={withReturn('/user/login', `/check/application/${checkId}`)}>다시 로그인</Link>해 주세요.
          </p>
        </Notice>
      );
    case 'full':
      return (
        <Notice tone="warning" title="더 이상 저장할 수 없어요" role="alert">
          <p>고친 횟수가 너무 많아 마지막 내용은 저장하지 못했어요. 미리보기의 글을 복사해 이어서 써 주세요.</p>
        </Notice>
      );
    case 'refused':
      return <Notice tone="error" title={save.message} role="alert" />;
    default:
      return null;
  }
};

/** The texts that the two windows have otherwise. */
const differing = (mine: FieldChanges, theirs: FieldChanges): readonly (readonly [string, string])[] =>
  Object.entries(mine).flatMap(([name, value]) => {
    const other = Object.entries(theirs).find(([field]) => field === name)?.[1];
    return typeof value === 'string' && typeof other === 'string' && value !== other ? [[value, other] as const] : [];
  });
