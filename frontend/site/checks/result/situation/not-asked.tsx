import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { Link } from 'react-router';
import { Notice } from '../../../forms/notice.tsx';
import { answerOfResultPath } from '../../question-url.ts';
import { wording } from '../../wording.ts';

/** Beside the routes: what wasn't asked could open others. */
export const NotAsked = ({ notes, checkId }: Pick<Result, 'notes'> & { checkId: string }) => {
  const note = notes.find(({ kind }) => kind === 'not_asked');
  return note === undefined ? null : (
    <Notice tone="warning" title={note.title}>
      <p>{note.text}</p>
      <p className="no-print">
        <Link to={answerOfResultPath(checkId, 'intake/protected')}>{wording.route.askAnew}</Link>
      </p>
    </Notice>
  );
};
