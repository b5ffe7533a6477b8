/** `choices`: shown as buttons, each a sentence that is sent as it stands and tells by itself what it answers. */
export type Ask = { readonly ask: string; readonly choices?: readonly Choice[] };

/** `then`: the first sentence to who chooses it, where the reply changes nothing else of the answer. */
export type Choice = string | { readonly say: string; readonly then: string };

export const sayOf = (choice: Choice): string => (typeof choice === 'string' ? choice : choice.say);
