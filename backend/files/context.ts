import { fileEvents } from '@nomucheck/domain/files/file-events.ts';
import { storedFiles } from '@nomucheck/projections/files/stored-files.ts';
import type { accounts } from '../accounts/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import { createLinkTokens } from '../engine/links/link-tokens.ts';
import { createSealedBytes } from '../engine/sealing/sealed-bytes.ts';
import type { policies } from '../policies/context.ts';
import { createLocalFiles, filesFolderIn } from './disk/local-files.ts';
import { fileExport } from './file-export.ts';
import { FORGET_FILE, fileFollowing, followFile, forgetFile, NOTE_FILE_USED, REMOVE_FILE } from './file-following.ts';
import { fileRoutes } from './file-routes.ts';
import { createFiles } from './files.ts';
import { createFileLinks } from './giving-out/file-links.ts';
import { createRecordFiles } from './record-files.ts';
import { fileSentences } from './sentences.ts';
import { createSweeping } from './sweeping.ts';

export type { Files } from './files.ts';
export type { FileLinks } from './giving-out/file-links.ts';
export { receiveAttachment, receivedFile } from './receiving/receive-file.ts';
export type { FileOfRecord, RecordFiles } from './record-files.ts';

type Needs = Pick<OffersOf<typeof accounts>, 'callerOf'> & Pick<OffersOf<typeof policies>, 'consentVersions'>;

const purpose = 'files';

/** What people upload: a profile's photo, the files of a consultation, and the pictures of the firm's articles. The log says which files there are, a folder has their bytes, encrypted. */
export const files = defineContext({
  name: 'files',
  events: fileEvents,
  projections: [storedFiles],
  processManagers: [fileFollowing],
  sentences: fileSentences,
  personalData: { exportedFrom: [storedFiles] },
  create: (foundation, { callerOf, consentVersions }: Needs) => {
    const { configuration, pool, commands, keys, indexKey, readModels, clock, log } = foundation;
    const store = createLocalFiles(filesFolderIn(configuration.dataDir));
    const files = createFiles({ commands, store, keys, sealedBytes: createSealedBytes(keys) });
    const links = createFileLinks(createLinkTokens(indexKey, purpose), clock);
    const sweep = createSweeping({ store, commands, files, clock });
    return {
      offers: {
        files,
        fileLinks: links,
        recordFiles: createRecordFiles({ db: pool, commands, store: foundation.store, readModels, files, links }),
      },
      exportOf: fileExport({ db: pool, commands, files }),
      eraseOf: (person) => store.removeAllOf(person),
      effects: {
        [NOTE_FILE_USED]: followFile(files, 'UseFile'),
        [REMOVE_FILE]: followFile(files, 'RemoveFile'),
        [FORGET_FILE]: forgetFile(files),
      },
      schedules: {
        'sweep-files': {
          everyMs: 3_600_000,
          run: async () => {
            const swept = await sweep();
            if (swept.withoutRecord + swept.unused > 0) log.info(swept, 'files that nothing uses are removed');
          },
        },
      },
      routes: fileRoutes({ files, links, commands, callerOf, consentVersions }),
    };
  },
});
