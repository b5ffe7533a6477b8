/** Hands a file to the browser, which saves it under this name. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
