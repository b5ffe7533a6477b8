import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { Notice } from '../../../forms/notice.tsx';

/** Right under the figure: the dismissal is still to come, and what would change it. */
export const ToComeNote = ({ notes }: Pick<Result, 'notes'>) => {
  const note = notes.find(({ kind }) => kind === 'to_come' || kind === 'to_come_company');
  return note === undefined ? null : (
    <Notice title={note.title}>
      <p>{note.text}</p>
    </Notice>
  );
};
