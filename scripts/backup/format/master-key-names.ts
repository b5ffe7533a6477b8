import { createHash } from 'node:crypto';
import type { MasterKeys } from '../../../backend/engine/sealing/keys/master-keys.ts';
import type { Manifest } from './manifest.ts';
import { RefusedBackup } from './refused-backup.ts';

/** `wrapping`: the names of the keys that people's keys are wrapped by. The blind index has a key of its own. */
export const namesOfMasterKeys = (wrapping: readonly string[], keys: MasterKeys): Manifest['masterKeys'] => ({
  wrapping: [...wrapping].sort(),
  index: nameOfIndexKey(keys),
});

const nameOfIndexKey = ({ indexKey }: MasterKeys): string =>
  createHash('sha256').update('the index key of a backup').update(indexKey).digest('hex').slice(0, 16);

/** Refuses when people's data couldn't be read, or e-mails not be found, with these keys. */
export const requireKeysOf = ({ masterKeys }: Pick<Manifest, 'masterKeys'>, keys: MasterKeys | null): void => {
  const complete =
    keys !== null && masterKeys.wrapping.every((id) => keys.find(id)) && masterKeys.index === nameOfIndexKey(keys);
  if (complete) return;
  throw new RefusedBackup(
    '이 백업은 다른 마스터 키로 봉인되어 있습니다. 백업을 받은 서비스의 MASTER_KEY를 그대로(여러 개면 모두) 적거나, ' +
      '그 master.key 파일을 DATA_DIR에 넣고 다시 해 주세요.',
  );
};
