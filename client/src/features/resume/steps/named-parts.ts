const maxNamed = 4;

/** The first parts by name, the others by their count. */
export const namedParts = (parts: readonly string[]): string => {
  const others = parts.length - maxNamed;
  return `${parts.slice(0, maxNamed).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
};
