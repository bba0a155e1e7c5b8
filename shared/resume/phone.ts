/** Removes what is in a phone number for reading only, invisible direction marks included. */
export const withoutSeparators = (phone: string) => phone.replace(/[\s()./\p{Pd}\u2212\p{Cf}]/gu, '');

// Philippine numbers: mobile 9XX XXX XXXX; since 2019 eight digits in Metro Manila (area 2), seven elsewhere.
const philippineGroups: [RegExp, string][] = [
  [/^(\+?63)(9\d\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4'],
  [/^(09\d\d)(\d{3})(\d{4})$/, '$1 $2 $3'],
  [/^(\+63)(2)(\d{4})(\d{4})$/, '$1 $2 $3 $4'],
  [/^(\+63)([3-8]\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4'],
  [/^(02)(\d{4})(\d{4})$/, '($1) $2 $3'],
  [/^(0[3-8]\d)(\d{3})(\d{4})$/, '($1) $2 $3'],
];

/**
 * A phone number as it is read: '+639175550142' is '+63 917 555 0142'. Numbers that their owner has grouped stay so, and
 * so do those of other countries, whose groups we do not know.
 */
export const groupPhone = (phone: string): string => {
  const [pattern, groups] = philippineGroups.find(([known]) => known.test(phone)) ?? [];
  return pattern && groups ? phone.replace(pattern, groups) : phone;
};
