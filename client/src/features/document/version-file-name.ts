/** The name of a resume's file, with that of the version before the ending. */
export const versionFileName = (fileName: string, documentName: string | undefined) => {
  const words = (documentName ?? '').replace(/[^\p{L}\p{M}\p{N}]+/gu, '_').replace(/^_+|_+$/g, '');
  return words ? fileName.replace(/(\.\w+)?$/, (ending) => `_${words}${ending}`) : fileName;
};
