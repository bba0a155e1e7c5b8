/** How long a saved file's blob URL stays valid: the browser reads it just after the click. */
const revokeAfterMs = 1000;

/** Makes the browser save the content as a file of this name. */
export const saveFile = (content: Blob, fileName: string) => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  // Firefox follows only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
};
