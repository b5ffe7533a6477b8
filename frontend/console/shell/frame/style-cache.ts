import createCache from '@emotion/cache';

/** Emotion writes its styles with the nonce of the page's content security policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

export const styleCache = createCache({ key: 'nm', prepend: true, ...(nonce ? { nonce } : {}) });
