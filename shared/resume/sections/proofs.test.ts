import { expect, test } from 'vitest';
import { joinProofs, proofsOf } from './proofs';

const license = (name: string, issuer = '', credentialId = '') => ({ name, issuer, credentialId });
const credential = (id: string, title: string, issuer = '') => ({ id, title, issuer });
const idsOf = (...[licenses, credentials]: Parameters<typeof proofsOf>) =>
  proofsOf(licenses, credentials).map((proof) => proof?.id);

const prc = 'Professional Regulation Commission (PRC)';

test('a link says which credential proves a license', () => {
  expect(idsOf([license('RN', prc, 'b')], [credential('a', 'RN', prc), credential('b', 'Card')])).toEqual([
    'b',
  ]);
  expect(idsOf([license('RN', prc, 'gone')], [credential('a', 'RN', prc)])).toEqual([undefined]);
});

test.each([
  ['Registered Nurse', prc, 'registered  nurse', prc],
  ['Registered Nurse', prc, 'Registered Nurse', 'PRC'],
  ['Registered Nurse', 'PRC', 'Registered Nurse', 'Professional Regulation Commission'],
  ['Registered Nurse', prc, 'Registered Nurse', ''],
  ['NC II - Cookery', 'TESDA', 'NC II Cookery', 'Tesda'],
])('without a link %j of %j is %j of %j', (name, issuer, title, otherIssuer) => {
  expect(idsOf([license(name, issuer)], [credential('a', title, otherIssuer)])).toEqual(['a']);
});

test.each([
  ['Registered Nurse', prc, 'Registered Nurse', 'Nursing Council'],
  ['Registered Nurse', prc, 'Registered Midwife', prc],
  ['', prc, '', prc],
])('%j of %j is not %j of %j', (name, issuer, title, otherIssuer) => {
  expect(idsOf([license(name, issuer)], [credential('a', title, otherIssuer)])).toEqual([undefined]);
});

test('nothing is guessed where two say the same, and what is linked proves nothing else', () => {
  const one = credential('a', 'ACLS', 'AHA');
  expect(idsOf([license('ACLS', 'AHA'), license('ACLS', 'AHA')], [one])).toEqual([undefined, undefined]);
  expect(idsOf([license('ACLS', 'AHA')], [one, credential('b', 'ACLS', 'AHA')])).toEqual([undefined]);
  expect(idsOf([license('ACLS', 'AHA', 'a'), license('ACLS', 'AHA')], [one])).toEqual(['a', undefined]);
});

test('a license and its credential are one item, and a hidden section neither shows nor proves', () => {
  const [licenses, credentials] = [[license('ACLS')], [credential('a', 'ACLS'), credential('b', 'Diploma')]];
  const shown = (...hiddenSections: string[]) => {
    const { licenses: proven, alone } = joinProofs({ licenses, hiddenSections }, credentials);
    return [proven.map(({ proof }) => proof?.id), alone.map(({ id }) => id)];
  };
  expect(shown()).toEqual([['a'], ['b']]);
  expect(shown('licenses')).toEqual([['a'], ['a', 'b']]);
  expect(shown('credentials')).toEqual([[undefined], ['a', 'b']]);
});
