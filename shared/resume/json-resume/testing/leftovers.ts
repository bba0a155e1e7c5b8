type Leaf = readonly [path: string, value: string];

const leavesOf = (value: unknown, path = ''): Leaf[] => {
  if (typeof value === 'string' || typeof value === 'number')
    return value === '' ? [] : [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, Array.isArray(value) ? `${path}[]` : `${path}.${key}`),
  );
};

/** What a resume has no field for: postal addresses and foreign pictures, and what is about the file. */
const withoutField = /^\.(?:\$schema|meta\.|basics\.image|basics\.location\.(?:address|postalCode))/;

/** A date as precise as the field that a resume has for it. */
const precisionOf = (path: string) =>
  /^\.education\[\]\.(?:start|end)Date$/.test(path) ? 4 : /\.(?:start|end)Date$/.test(path) ? 7 : undefined;

/**
 * The texts of a JSON Resume that are nowhere in another one, as 'path: text'. A text may be cut in two, as one that is
 * too long for its field; dates of jobs may have lost their day and those of schools their month.
 */
export const leftovers = (file: object, exported: object): string[] => {
  const found = leavesOf(exported);
  const has = (text: string) => text === '' || found.some(([, other]) => other.includes(text));
  const isCutInTwo = (text: string) =>
    [...text.matchAll(/\s/g)].some(
      ({ index }) => has(text.slice(0, index).trim()) && has(text.slice(index).trim()),
    );
  const survives = ([path, value]: Leaf) => {
    const precision = precisionOf(path);
    if (precision) return found.some(([other, date]) => other === path && date === value.slice(0, precision));
    if (path === '.basics.phone')
      return found.some(([other, phone]) => other === path && digits(phone) === digits(value));
    return found.some(([other, text]) => other === path && text === value) || has(value) || isCutInTwo(value);
  };
  return leavesOf(file)
    .filter(([path]) => !withoutField.test(path))
    .filter((leaf) => !survives(leaf))
    .map(([path, value]) => `${path}: ${value}`);
};

const digits = (phone: string) => phone.replace(/[^\d+]/g, '');
