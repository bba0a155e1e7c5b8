/** The characters of a text file, in the encodings that editors write; undefined for what is no text. */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
    return new TextDecoder(a === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  const text = decodeBytes(bytes);
  const controls = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  return controls > text.length * 0.002 ? undefined : text;
};

const decodeBytes = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
