import { z } from 'zod';

// Postgres stores neither NUL nor half of a surrogate pair, and no font draws a control character.
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu;

/** One line as people type it: composed (NFC), without control characters or line breaks, trimmed. */
export const cleanLine = (text: string) =>
  text.normalize('NFC').replace(unstorable, '').replace(/\s+/g, ' ').trim();

/** Several lines: composed, without control characters, line breaks as \n, trimmed at both ends. */
export const cleanLines = (text: string) =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replace(unstorable, '').trim();

export const line = () => z.string().overwrite(cleanLine);
export const lines = () => z.string().overwrite(cleanLines);

/** Text that may be left empty, but is long enough when given. Lengths are in UTF-16 code units, as the counters show. */
export const optionalText = (
  text: z.ZodString,
  name: string,
  { min, max }: { min?: number; max: number },
) => {
  const limited = text.max(max, `${name} must be less than ${max} characters`);
  return min === undefined
    ? limited
    : limited.refine((value) => value === '' || value.length >= min, {
        message: `${name} must be at least ${min} characters when provided`,
      });
};
