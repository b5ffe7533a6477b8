/**
 * What the site stores on a device: answers that aren't saved yet, and in each tab's own storage input that was not submitted. It
 * is deleted at sign-out, so that the next person at the device doesn't see it.
 */
const prefix = 'nomucheck.';

export const forgetDeviceData = (): void => {
  forgetIn(() => localStorage);
  forgetIn(() => sessionStorage);
};

const forgetIn = (storage: () => Storage): void => {
  try {
    const there = storage();
    const keys = Array.from({ length: there.length }, (_, at) => there.key(at) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) there.removeItem(key);
  } catch {
    // The browser refuses storage: there is nothing to delete.
  }
};
