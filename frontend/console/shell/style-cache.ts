import createCache from '@emotion/cache';

/** Styles are written into the page under the nonce of its policy, and only there. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

export const styleCache = createCache({ key: 'nm', prepend: true, ...(nonce ? { nonce } : {}) });
