/**
 * A parsed address, undefined where it is none. Use it instead of `URL.canParse`, which refuses addresses with letters
 * such as ñ once Node 20 has optimized its caller.
 */
export const parsedUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};
