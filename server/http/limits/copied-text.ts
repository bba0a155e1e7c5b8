/**
 * The same text with memory of its own. V8 cuts a part of a long text without copying it, so that retaining 32 characters of
 * a header keeps the whole header, 16 KB of it. For text of Latin-1, which headers and addresses are.
 */
export const copied = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');
