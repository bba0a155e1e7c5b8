import { emailKey, nameKey, phoneKey } from './keys';

export interface Person {
  name: string;
  email: string;
  phone: string;
}

/** What two records share, the strongest first. A name alone is no duplicate: many people are called Maria Santos. */
export type SharedTrait = 'email' | 'phone';

/**
 * Why two records are surely or probably of one person; null where they are not. The same address is enough; a phone may be a
 * family's, so that it counts together with the name, or where one record has no name.
 */
export const sharedTrait = (one: Person, other: Person): SharedTrait | null => {
  const [email, phone] = [emailKey(one.email), phoneKey(one.phone)];
  const [name, otherName] = [nameKey(one.name), nameKey(other.name)];
  if (email !== '' && email === emailKey(other.email)) return 'email';
  const samePhone = phone !== '' && phone === phoneKey(other.phone);
  if (samePhone && (name === '' || otherName === '' || shareAName(name, otherName))) return 'phone';
  return null;
};

/** A mother and a son may share a phone and a surname; two of their names are one person. */
const shareAName = (one: string, other: string) => {
  const names = new Set(one.split(' '));
  const shared = other.split(' ').filter((name) => names.has(name)).length;
  return shared >= Math.min(2, names.size, other.split(' ').length);
};

/** Of several records read at once, the earlier one that each repeats: its index, by the index of the later one. */
export const repeatedIn = (people: readonly Person[]): Map<number, number> => {
  const repeated = new Map<number, number>();
  const byTrait = new Map<string, number[]>();
  for (const [index, person] of people.entries()) {
    const keys = [`e${emailKey(person.email)}`, `p${phoneKey(person.phone)}`].filter((key) => key.length > 1);
    const earlier = keys
      .flatMap((key) => byTrait.get(key) ?? [])
      .toSorted((a, b) => a - b)
      .find((other) => {
        const known = people[other];
        return known && sharedTrait(person, known) !== null;
      });
    if (earlier !== undefined) repeated.set(index, repeated.get(earlier) ?? earlier);
    for (const key of keys) byTrait.set(key, [...(byTrait.get(key) ?? []), index]);
  }
  return repeated;
};
