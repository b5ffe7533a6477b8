import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';

/** The place of a sealed value in the log. */
export type SealedPlace = { readonly stream: string; readonly type: string; readonly field: string };

/**
 * Seals and unseals people's data. `unseal` returns null once the person's key is destroyed, and throws when the text
 * was changed or moved: erased and forged data must not look the same.
 */
export type Sealer = {
  /**
   * `key` is the name of the key; `keepUntil` (ISO) for data that the law requires to keep, also after its person left.
   */
  seal(key: string, place: SealedPlace, value: unknown, keepUntil?: string): Promise<Sealed>;
  /** `place`, where the reader knows it, must be where the value was sealed. */
  unseal(sealed: Sealed, place?: SealedPlace): Promise<unknown>;
};

/** A text that a read model has sealed; null where there is none, and once its key is destroyed. */
export const unsealedText = async (sealer: Pick<Sealer, 'unseal'>, value: unknown): Promise<string | null> => {
  const text = isSealed(value) ? await sealer.unseal(value) : null;
  return typeof text === 'string' ? text : null;
};

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, '$sealed');
