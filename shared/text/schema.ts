import { z } from 'zod';
import { cleanLine, cleanLines } from './plain-text';

interface TextLimit {
  /** In UTF-16 code units of the cleaned text, as the counters show. */
  max: number;
  /** What a longer text is answered with. */
  message: string;
  /** What is said where there is no text at all. */
  missing?: string;
}

/**
 * How long a text may be before it is cleaned. Cleaning composes letters typed in up to four code units and removes
 * blanks, so text that fits once cleaned may be this much longer as typed or pasted.
 */
const maxRawLength = (max: number) => 4 * max + 1000;

const cleanedText =
  (clean: (text: string) => string) =>
  ({ max, message, missing }: TextLimit) =>
    z
      .string(missing)
      // Stops here: nothing may walk a text of any length, least of all to compose it.
      .max(maxRawLength(max), { message, abort: true })
      .overwrite(clean)
      .max(max, message);

/** One line of at most `max` characters. There is no text without a maximum. */
export const line = cleanedText(cleanLine);
/** The same for text of several lines. */
export const lines = cleanedText(cleanLines);

/** Text that may be left empty, but is long enough when given. */
export const optionalText = (
  text: typeof line,
  { label, min, max }: { label: string; min?: number; max: number },
) => {
  const limited = text({ max, message: `${label} must be less than ${max} characters` });
  return min === undefined
    ? limited
    : limited.refine((value) => value === '' || value.length >= min, {
        message: `${label} must be at least ${min} characters when provided`,
      });
};
