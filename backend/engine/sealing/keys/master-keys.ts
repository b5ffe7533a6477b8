import { createHash, hkdfSync } from 'node:crypto';

/**
 * A key that wraps people's keys, derived from a secret of the configuration, with the id that is stored beside each
 * wrapped key.
 */
export type MasterKey = { readonly id: string; readonly key: Buffer };

export type MasterKeys = {
  /** Wraps new keys. */
  readonly current: MasterKey;
  /** Also finds keys of older secrets, which unwrap existing keys during a change of secrets. */
  readonly find: (id: string) => MasterKey | undefined;
  /** For blind indexes: separate from the wrapping key, so that neither reveals the other. */
  readonly indexKey: Buffer;
};

/**
 * `secrets`: base64 of 32 random bytes or more each, the current one first. Blind indexes use the oldest one, because
 * an index can't be unwrapped and wrapped again: keep that secret in the list.
 */
export const masterKeysOf = (secrets: readonly [string, ...string[]]): MasterKeys => {
  const keys = secrets.map((secret) => {
    const key = derive(bytesOf(secret), 'nomucheck sealing: wrapping key');
    return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key };
  });
  const [current] = keys;
  if (!current) throw new Error('no master key');
  return {
    current,
    find: (id) => keys.find((key) => key.id === id),
    indexKey: derive(bytesOf(secrets.at(-1) ?? secrets[0]), 'nomucheck sealing: blind index key'),
  };
};

/**
 * Refuses to start when no personal data could be read: with the wrong secret no account would be found, and new
 * people's keys would be wrapped by it. Throws an Error in Korean for the operator.
 */
export const requireMasterKeys = async (
  vault: { masterKeysInUse(): Promise<readonly string[]> },
  masterKeys: MasterKeys,
): Promise<void> => {
  const missing = (await vault.masterKeysInUse()).filter((id) => !masterKeys.find(id));
  if (missing.length === 0) return;
  throw new Error(
    '이 데이터는 지금 설정과 다른 마스터 키로 봉인되어 있습니다. ' +
      'MASTER_KEY(없으면 DATA_DIR의 master.key)에 이 데이터를 만들 때 쓴 키를 넣어 주세요. ' +
      '키를 바꾸는 중이라면 새 키 뒤에 쉼표로 이어 예전 키도 함께 적습니다.',
  );
};

const bytesOf = (secret: string): Buffer => {
  const bytes = Buffer.from(secret, 'base64');
  if (bytes.length < 32) throw new Error('a master secret is base64 of at least 32 random bytes');
  return bytes;
};

const derive = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), purpose, 32));
