/** What the site keeps on a device under its own name: answers that wait to be saved. Gone with the sign-out. */
const prefix = 'nomucheck.';

export const forgetDeviceData = (): void => {
  try {
    const mine = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of mine) localStorage.removeItem(key);
  } catch {
    // Storage is refused: there is nothing to forget.
  }
};
