/**
 * A name in one line as a given name and the rest. Which of the words in between is a second given name or the mother's cannot be
 * known: they count as surnames, so that a document without the surname holds none.
 */
export const splitName = (name: string): { firstName: string; lastName: string } => {
  const [family = '', given] = name.split(',').map((part) => part.trim());
  const words = (given ? `${given} ${family}` : family).split(/\s+/).filter(Boolean);
  // 'Ma. Cristina' is one given name.
  const isShort = /^(?:ma|sta|sto)\.?$/i.test(words[0] ?? '') && words.length > 2;
  const first = words.slice(0, isShort ? 2 : 1).join(' ');
  return { firstName: first, lastName: words.slice(isShort ? 2 : 1).join(' ') };
};
