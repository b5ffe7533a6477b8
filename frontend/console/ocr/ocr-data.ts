import type {
  AttachBody,
  AttachedOut,
  ConfirmWordsBody,
  CorrectPageBody,
  OcrDocument,
  OcrPage,
  RemovedDocument,
} from '@nomucheck/domain/ocr/contract.ts';
import { callApi } from '../../shared/client/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { useData } from '../api/data-provider.ts';
import { post, put, read, readFile, remove } from '../api/requests.ts';
import { sendPdfs } from './send-pdfs.ts';

type At = { readonly id: string; readonly revision: number };

const below = (id: string, ...path: readonly string[]): string =>
  ['/api/ocr/pdf', encodeURIComponent(id), ...path].join('/');
/** A step names the revision that it was decided on. */
const at = ({ revision }: At) => ({ expectedRevision: revision });

/** The data provider's methods for documents, besides reading the list of them. */
export const ocrData = {
  sendPdfs,
  ocrPage: (id: string, page: number, signal?: AbortSignal): Promise<OcrPage> =>
    read(below(id, 'pages', String(page)), {}, signal),
  ocrPageImage: (id: string, page: number): Promise<Blob> => readFile(below(id, 'pages', String(page), 'image')),
  correctOcrPage: (id: string, body: CorrectPageBody): Promise<OcrDocument> => put(below(id), body),
  attachOcr: (id: string, body: AttachBody): Promise<AttachedOut> => post(below(id, 'attach'), body),
  /** Also sent while the page is being left. */
  confirmOcrWords: async (id: string, data: ConfirmWordsBody): Promise<OcrDocument> => {
    const answer = await callApi<OcrDocument>({ method: 'POST', url: below(id, 'words'), data, keepalive: true });
    if (!answer.ok) throw new ApiError(answer);
    const { ok: _ok, stale: _stale, ...document } = answer;
    return document;
  },
  /** Whatever has been read in the meantime. */
  cancelOcr: ({ id }: At): Promise<OcrDocument> => post(below(id, 'cancel'), {}),
  readOcrAgain: (of: At): Promise<OcrDocument> => post(below(of.id, 'read-again'), at(of)),
  removeOcr: (of: At): Promise<RemovedDocument> => remove(below(of.id), at(of)),
};

export const useOcrData = () => useData<typeof ocrData>();

/** Where the events of a document are read while it is being read. */
export const ocrEventsAt = (id: string): string => below(id, 'events');
