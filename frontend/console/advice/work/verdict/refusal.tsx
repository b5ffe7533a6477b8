import { Alert } from '@mui/material';
import { fieldErrorsOf } from '../../../api/api-error.ts';
import { refusalText } from './use-verdict.ts';

/** Why the text was refused; each source that no longer holds is named by its number. */
export const Refusal = ({ error }: { error: unknown }) => {
  const causes = Object.entries(fieldErrorsOf(error));
  return (
    <Alert severity="error">
      {refusalText(error)}
      {causes.length > 0 && (
        <ul>
          {causes.map(([field, cause]) => (
            <li key={field}>
              {field.startsWith('citations.') && `[${field.slice('citations.'.length)}] `}
              {cause}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
};
