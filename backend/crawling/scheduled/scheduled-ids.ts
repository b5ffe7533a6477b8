import { v5 as uuidV5 } from 'uuid';

/** The ids of a scheduled run follow from the time that it is for, so that each process makes the same ones. */
export const scheduledWorkId = (source: string, kind: string, due: string): string =>
  uuidV5(`work ${source} ${kind} ${due}`, scheduledNamespace);
export const scheduledRunId = (source: string, due: string): string =>
  uuidV5(`run ${source} ${due}`, scheduledNamespace);

/** Any fixed UUID; changing it would start a run that is being made up once more. */
const scheduledNamespace = '0b0c6a52-6a3c-4c8e-9d5e-52f4a4b1c7de';
