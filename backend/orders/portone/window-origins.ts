/**
 * The hosts that PortOne's payment window uses, as constants in its script https://cdn.portone.io/v2/browser-sdk.js
 * (version 1.27.0: CHECKOUT_SERVER, TGS_PUBLIC_URI, CORE_SERVER, PAYMENT_BRIDGE_URL, CORETELEMETRY_SERVER,
 * DRIVER_SERVE_URL).
 */
const files = 'https://cdn.portone.io';
const checkout = 'https://checkout-service.prod.iamport.co';
const transactions = 'https://tx-gateway-service.prod.iamport.co';
const core = 'https://service.iamport.kr';
const bridge = 'https://payment-bridge.prod.iamport.co';
const telemetry = 'https://coretelemetry.prod.iamport.co';

/**
 * What the payment page may use. `gateway`: the origins of the payment gateway (PG) that the shop has a contract with; its
 * own script and frame are opened in the page.
 */
export const windowOrigins = (gateway: readonly string[]) => ({
  // The script itself, and the part of it for the gateway (`/drivers/…`).
  scripts: [files, ...gateway],
  images: gateway,
  // Prepares the payment, asks for its state when the window is closed, and reads the definition of the gateway's form.
  connections: [files, checkout, transactions, core, bridge, telemetry, ...gateway],
  // The window, and the pages that it comes back to.
  frames: [checkout, core, bridge, ...gateway],
  // A window that is a page of its own is opened by a form.
  forms: [checkout, core, ...gateway],
});
