let absent = false;

/** Called while a page is drawn that says there is nothing at this address: the server then answers 404. */
export const noteAbsent = (): void => {
  absent = true;
};

/** Whether that was said since the last time that this was asked. */
export const takeAbsent = (): boolean => {
  const was = absent;
  absent = false;
  return was;
};
