import type { Calls } from '../api/calls.ts';
import { useData } from '../api/data-provider.ts';
import { sendFile } from './send-file.ts';

type Batch = { readonly id: string };

/** What the data provider does with a file of cases. Each answers the file that it is about. */
export const importData = ({ post }: Calls) => {
  const step = (id: string, name: string, body: object = {}): Promise<Batch> =>
    post(`/api/crawls/upload/${encodeURIComponent(id)}/${name}`, body);
  return {
    uploadImport: sendFile,
    /** In earnest, after a look; answers the new file. */
    startImport: (id: string) => step(id, 'start'),
    cancelImport: (id: string) => step(id, 'cancel'),
    resumeImport: (id: string) => step(id, 'resume'),
    revertImport: (id: string, reason: string) => step(id, 'revert', { reason }),
  };
};

export const useImportData = () => useData<ReturnType<typeof importData>>();
