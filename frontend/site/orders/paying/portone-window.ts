import type { PaymentParams } from '@nomucheck/domain/orders/contract.ts';

/**
 * PortOne's payment window, V2. Its npm package only adds this script to the page and has no licence, so the script is
 * added here.
 */
const scriptUrl = 'https://cdn.portone.io/v2/browser-sdk.js';

export const payMethods = ['CARD', 'TRANSFER', 'VIRTUAL_ACCOUNT'] as const;
export type PayMethod = (typeof payMethods)[number];

type PaymentRequest = Pick<PaymentParams, 'paymentId' | 'orderName' | 'totalAmount' | 'currency' | 'redirectUrl'> & {
  readonly storeId: string;
  readonly channelKey: string;
  readonly payMethod: PayMethod;
  readonly virtualAccount?: { readonly accountExpiry: { readonly validHours: number } };
};

declare global {
  interface Window {
    PortOne?: { readonly requestPayment: (request: PaymentRequest) => Promise<unknown> };
  }
}

/**
 * How the window ended, as the browser reports it. It proves nothing: the server asks PortOne. `left`: the window is a page
 * of its own, which is being opened, and leads back to `redirectUrl`.
 */
export type WindowAnswer = { readonly ended: 'done' | 'left' } | { readonly ended: 'failed'; readonly message: string };

const depositHours = 72;
const notOpened = '결제창을 열지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.';

export const openPaymentWindow = async (params: PaymentParams, payMethod: PayMethod): Promise<WindowAnswer> => {
  const { storeId, channelKey, paymentId, orderName, totalAmount, currency, redirectUrl } = params;
  if (storeId === null || channelKey === null) return { ended: 'failed', message: notOpened };
  const script = await loadedScript().catch(() => null);
  if (script === null) return { ended: 'failed', message: notOpened };
  try {
    const answer = await script.requestPayment({
      ...{ storeId, channelKey, paymentId, orderName, totalAmount, currency, redirectUrl, payMethod },
      ...(payMethod === 'VIRTUAL_ACCOUNT' ? { virtualAccount: { accountExpiry: { validHours: depositHours } } } : {}),
    });
    if (answer === undefined) return { ended: 'left' };
    return textOf(answer, 'code') === null ? { ended: 'done' } : failed(answer);
  } catch (error) {
    return failed(error);
  }
};

let loading: Promise<NonNullable<Window['PortOne']>> | null = null;

/** Adds the script once; after a failure the next call adds it again. */
const loadedScript = (): Promise<NonNullable<Window['PortOne']>> => {
  loading ??= new Promise<NonNullable<Window['PortOne']>>((resolve, reject) => {
    const script = document.createElement('script');
    const refuse = () => {
      loading = null;
      script.remove();
      reject(new Error('the script of the payment window did not load'));
    };
    script.addEventListener('load', () => (window.PortOne ? resolve(window.PortOne) : refuse()));
    script.addEventListener('error', refuse);
    script.src = scriptUrl;
    document.head.append(script);
  });
  return loading;
};

/**
 * False if the page was reached from another page without loading: then the other page's security policy is in force, which
 * refuses the script.
 */
export const isUnderOwnPolicy = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name, location.href).pathname === location.pathname;
};

const failed = (answer: unknown): WindowAnswer => ({
  ended: 'failed',
  message: textOf(answer, 'message') ?? '결제를 마치지 못했어요.',
});

const textOf = (value: unknown, field: 'code' | 'message'): string | null => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof text === 'string' && text !== '' ? text : null;
};
