import type { ApiFailure } from '../../../shared/client/api-client.ts';

type Refused = Pick<ApiFailure, 'code' | 'message' | 'errors'>;

/** Whether an address has to be proved first: a model answers nobody else. */
export const needsProof = ({ code, errors }: Refused): boolean =>
  code === 'stage_wrong' && errors?.contact !== undefined;

/** The refusal in words, with what it says beside the message: when one may go on, and that the text is kept. */
export const refusalInWords = ({ message, errors }: Refused): string =>
  errors?.[''] === undefined ? message : `${message} ${errors['']}`;
