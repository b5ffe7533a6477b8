/** A personal value as the log and the read models hold it: ciphertext under one person's key. */
export type Sealed = {
  readonly $sealed: {
    /** The name of the key: a person's id, or `<person>/<record>`. */
    readonly person: string;
    /** The key's version. */
    readonly key: number;
    /** 96 random bits and the ciphertext with its tag, base64url. */
    readonly iv: string;
    readonly text: string;
    /** `stream|type|field`: where it was sealed. Part of what is authenticated, so it can't be said of another place. */
    readonly of: string;
  };
};

/** Where a sealed value stands in the log. */
export type SealedPlace = { readonly stream: string; readonly type: string; readonly field: string };

/**
 * Seals and unseals people's data. `unseal` answers null once the person's key is destroyed, and throws when the text
 * was tampered with or moved: erased and forged are different facts.
 */
export type Sealer = {
  /** `key` is its name; `keepUntil` (ISO) for what the law wants kept, also after its person left. */
  seal(key: string, place: SealedPlace, value: unknown, keepUntil?: string): Promise<Sealed>;
  /** `place`, where the reader knows it, must be where the value was sealed. */
  unseal(sealed: Sealed, place?: SealedPlace): Promise<unknown>;
};

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, '$sealed');
