/** The characters of a text file, in the encodings that editors write; undefined for what is no text. */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
    return new TextDecoder(a === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  const text = decodeBytes(bytes);
  return controlsIn(text) > text.length * 0.002 ? undefined : text;
};

/** Counted without a list of them, which may be as long as the file. White space and escape are no sign of another format. */
const controlsIn = (text: string) => {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 32 && code !== 27 && (code < 9 || code > 13)) count += 1;
  }
  return count;
};

/** UTF-8, or else Windows-1252, as older programs write. */
export const decodeBytes = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
