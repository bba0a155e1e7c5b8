/** An insertion into a text: what is before it and after it, and what is typed or pasted. */
export interface Insertion {
  before: string;
  typed: string;
  after: string;
}

/**
 * What of an insertion fits in `max` characters. Where room is short, `shrink` first removes what may go; then `typed` is
 * cut, never what is there already. `rest` is what does not fit.
 */
export const fitInserted = (
  { before, typed, after }: Insertion,
  max: number,
  shrink: (text: string) => string = (text) => text,
): Insertion & { rest: string } => {
  if (before.length + typed.length + after.length <= max) return { before, typed, after, rest: '' };
  const small = { before: shrink(before), typed: shrink(typed), after: shrink(after) };
  const room = Math.max(0, max - small.before.length - small.after.length);
  const rest = small.typed.slice(room);
  // Where nothing of it fits, nothing changes.
  if (room === 0) return { before, typed: '', after, rest };
  return { ...small, typed: small.typed.slice(0, room), rest };
};
