/** How a person is called who signed up without a name: they can tell it later, and no document takes this for it. */
export const nameless = '회원';

/** The name that the person told; null while they have told none. */
export const toldName = (name: string | undefined): string | null =>
  name === undefined || name === nameless ? null : name;
