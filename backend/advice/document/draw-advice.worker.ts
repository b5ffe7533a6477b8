import { type AdviceDocumentInput, adviceDocument } from '@nomucheck/domain/advice/document/advice-document.ts';
import { drawAdvice } from './draw-advice.ts';

/** What the thread of the drawing runs for each document. */
export default (input: AdviceDocumentInput): Promise<Uint8Array> => drawAdvice(adviceDocument(input));
