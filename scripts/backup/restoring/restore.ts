import { declared } from '../../../backend/contexts.ts';
import { eventLogAt, type LogPlace } from '../../../backend/engine/event-store/event-log.ts';
import type { EventStore } from '../../../backend/engine/event-store/event-store.ts';
import { prepareDatabase } from '../../../backend/engine/foundation/prepare-database.ts';
import { createPool } from '../../../backend/engine/postgres/connections/pool.ts';
import { beginRestore, finishRestore } from '../../../backend/engine/postgres/server/unfinished-restore.ts';
import type { MasterKeys } from '../../../backend/engine/sealing/keys/master-keys.ts';
import type { Manifest } from '../format/manifest.ts';
import { countOf, everySecond, type Say } from '../format/said.ts';
import { fillFiles, fillProofs } from './fill-files.ts';
import { fillLog } from './fill-log.ts';
import { fillTables } from './fill-tables.ts';
import { positionFieldsOf } from './named-positions.ts';
import { rebuildReadModels } from './rebuild-read-models.ts';
import { requireEmpty } from './require-empty.ts';
import { makeTablesOf } from './tables-of-backup.ts';
import { dropWorkBeyond, managersIn, placeWork, waitingWorkIn } from './work-of-backup.ts';

export type RestoreParts = {
  readonly folder: string;
  /** Of `checkBackup`. */
  readonly manifest: Manifest;
  readonly place: LogPlace;
  /** null: the service's role is the owner. */
  readonly ownerUrl: string | null;
  readonly redisUrl: string | undefined;
  readonly dataDir: string;
  readonly masterKeys: MasterKeys;
  readonly say: Say;
};

/**
 * Puts a checked backup into an empty database, whichever store the log is in, and builds the read models. Answers how many
 * findings there are. A database in which it broke off, or whose log isn't the backup's, is marked: no service starts on it.
 */
export const restore = async (parts: RestoreParts): Promise<number> => {
  const { place, dataDir, say } = parts;
  const ownerUrl = parts.ownerUrl ?? place.databaseUrl;
  const eventLog = eventLogAt(place);
  const owner = createPool(ownerUrl, {
    ...{ max: 2, statement_timeout: 0, idle_in_transaction_session_timeout: 0, application_name: 'nomucheck restore' },
  });
  try {
    await requireEmpty(eventLog, owner, dataDir);
    await beginRestore(owner);
    await fill({ ...parts, eventLog, owner, ownerUrl });
    const store = eventLog.open({ readers: 4, patience: { server: 600_000, client: 610_000 } });
    const { isProven, parked } = await check(store, parts).finally(() => store.close());
    // What a read model can't take waits there, as it did in the original: the service starts, and says so.
    if (isProven) await finishRestore(owner);
    else say('❌ 되살린 기록이 백업과 다릅니다. 이 데이터베이스로는 서비스가 켜지지 않습니다.');
    return (isProven ? 0 : 1) + parked;
  } finally {
    await owner.end();
  }
};

type Opened = Omit<RestoreParts, 'ownerUrl'> & {
  readonly eventLog: ReturnType<typeof eventLogAt>;
  readonly owner: ReturnType<typeof createPool>;
  readonly ownerUrl: string;
};

const fill = async (parts: Opened): Promise<void> => {
  const { folder, manifest, place, redisUrl, dataDir, masterKeys, say, eventLog, owner, ownerUrl } = parts;
  await makeTablesOf(manifest, eventLog, owner);
  await fillTables(owner, folder, manifest.tables);
  say(`보관 표: ${manifest.tables.length}개를 채움`);
  await prepareDatabase({
    ...{ ...place, redisUrl, migrations: declared.migrations, restoring: true },
    ownerUrl: ownerUrl === place.databaseUrl ? null : ownerUrl,
    sealing: { catalogue: declared.events, masterKeys },
  });
  const dropped = await dropWorkBeyond(owner, manifest.log.head);
  if (dropped > 0) say(`백업 뒤의 이벤트에서 나온 할 일 ${countOf(dropped)}건은 되살리지 않음`);
  const ofManagers = (await managersIn(owner)).map(({ position }) => position);
  const asked = [...ofManagers, ...(await waitingWorkIn(owner))];
  const onStep = everySecond((events: number) =>
    say(
      `기록을 되살리는 중 · ${countOf(events)}개 · ${Math.floor((100 * events) / Math.max(1, manifest.log.events))}%`,
    ),
  );
  const positionFields = positionFieldsOf(declared.events);
  const present = await fillLog({ eventLog, ownerUrl, folder, positionFields }, manifest, asked, onStep);
  await placeWork(owner, present);
  say(`기록: 이벤트 ${countOf(manifest.log.events)}개를 되살림`);
  const store = eventLog.open({ readers: 1, patience: { server: 600_000, client: 610_000 } });
  try {
    await fillFiles(folder, manifest, dataDir);
    await fillProofs(folder, manifest, dataDir, (await store.head()) === manifest.log.head);
  } finally {
    await store.close();
  }
  say(`올린 파일: ${countOf(manifest.files.files)}개를 되살림`);
};

/** `parked`: how many read models couldn't take an event. */
type Checked = { readonly isProven: boolean; readonly parked: number };

/** The log's own proof, the hash of the whole against the backup's, and the read models built from it. */
const check = async (store: EventStore, { manifest, place, say }: RestoreParts): Promise<Checked> => {
  const proof = await store.prove(
    everySecond(({ checked, of }: { checked: number; of: number }) =>
      say(`기록을 확인하는 중 · ${countOf(checked)}개 · ${Math.floor((100 * checked) / Math.max(1, of))}%`),
    ),
  );
  const same = proof.digest === manifest.log.digest && proof.events === manifest.log.events;
  if (proof.fault) say(`✗ 기록: 위치 ${proof.fault.position}이 맞지 않습니다: ${proof.fault.why}`);
  say(
    `${same ? '✓' : '✗'} 기록 전체의 해시 ${proof.digest}${same ? ', 백업과 같음' : `, 백업은 ${manifest.log.digest}`}`,
  );
  const onStep = (percent: number) => say(`읽기 표를 만드는 중 · ${percent}%`);
  const parked = await rebuildReadModels(place.databaseUrl, store, declared.projections, onStep);
  if (parked.length > 0) say(`✗ 읽기 표: 적용하지 못한 이벤트가 있습니다: ${parked.join(', ')}`);
  else say(`✓ 읽기 표: ${declared.projections.length}개를 기록에서 다시 만듦`);
  return { isProven: same && proof.fault === null, parked: parked.length };
};
