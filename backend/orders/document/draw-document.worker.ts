import { type ResultDocumentInput, resultDocument } from '@nomucheck/domain/checks/result-document.ts';
import { drawDocument } from './draw-document.ts';

/** What the thread of the drawing runs for each document. */
export default (input: ResultDocumentInput): Promise<Uint8Array> => drawDocument(resultDocument(input));
