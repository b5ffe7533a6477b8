/** What the site stores on a device: answers that aren't saved yet. It is deleted at sign-out. */
const prefix = 'nomucheck.';

export const forgetDeviceData = (): void => {
  try {
    const mine = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of mine) localStorage.removeItem(key);
  } catch {
    // The browser refuses storage: there is nothing to delete.
  }
};
