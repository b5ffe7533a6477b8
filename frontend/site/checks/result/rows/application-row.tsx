import type { DocumentName } from '@nomucheck/domain/applications/standing.ts';
import { useLoaded } from '../../../../shared/client/use-loaded.ts';
import { wording } from '../../wording.ts';
import { fetchProgress } from './application-progress.ts';
import { RowLink } from './row.tsx';

type ApplicationRowProps = { readonly checkId: string; readonly documents: readonly DocumentName[] };

/** The document to file in the person's own name, with how many of its blank places they have filled in. */
export const ApplicationRow = ({ checkId, documents }: ApplicationRowProps) =>
  documents.length === 0 ? null : <OfCheck checkId={checkId} title={wording.applicationOffer[mainOf(documents)]} />;

const OfCheck = ({ checkId, title }: { checkId: string; title: string }) => {
  const [loading] = useLoaded(() => fetchProgress(checkId), checkId);
  return (
    <RowLink
      to={`/check/application/${encodeURIComponent(checkId)}`}
      title={title}
      state={
        loading.state === 'ready' && (
          <>
            {loading.value.filled}/{loading.value.all}
            <span className="visually-hidden"> {wording.rows.filled}</span>
          </>
        )
      }
    />
  );
};

const mainOf = (documents: readonly DocumentName[]): keyof typeof wording.applicationOffer =>
  documents.includes('review_application') ? 'review' : documents.includes('relief_application') ? 'relief' : 'other';
