/** Hands a text to whoever sits at the browser, as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Some browsers fetch it a while later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
