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
  ['Advanced Cardiovascular Life Support (ACLS)', 'AHA', 'ACLS', 'AHA'],
  ['ACLS', 'AHA', 'Advanced Cardiovascular Life Support (ACLS)', 'AHA'],
])('without a link %j of %j is %j of %j', (name, issuer, title, otherIssuer) => {
  expect(idsOf([license(name, issuer)], [credential('a', title, otherIssuer)])).toEqual(['a']);
});

test.each([
  ['Registered Nurse', prc, 'Registered Nurse', 'Nursing Council'],
  ['Registered Nurse', prc, 'Registered Midwife', prc],
  ['', prc, '', prc],
  ['NC II (Cookery)', 'TESDA', 'NC II (Bread)', 'TESDA'],
])('%j of %j is not %j of %j', (name, issuer, title, otherIssuer) => {
  expect(idsOf([license(name, issuer)], [credential('a', title, otherIssuer)])).toEqual([undefined]);
});

test('nothing is guessed where two say the same, and what is linked proves nothing else', () => {
  const one = credential('a', 'ACLS', 'AHA');
  expect(idsOf([license('ACLS', 'AHA'), license('ACLS', 'AHA')], [one])).toEqual([undefined, undefined]);
  expect(idsOf([license('ACLS', 'AHA')], [one, credential('b', 'ACLS', 'AHA')])).toEqual([undefined]);
  expect(idsOf([license('ACLS', 'AHA', 'a'), license('ACLS', 'AHA')], [one])).toEqual(['a', undefined]);
});

const issuedOn = (issued: string, name = 'Registered Nurse') => ({ ...license(name, prc), issued });
const dated = (id: string, issuedDate: string | null, title = 'PRC ID', issuer = 'PRC') => ({
  ...credential(id, title, issuer),
  issuedDate,
});

test('a license and a credential of another name are one item where issuer and day are the same', () => {
  const card = dated('a', '2017-11-24');
  expect(idsOf([issuedOn('2017-11-24')], [card])).toEqual(['a']);
  expect(idsOf([issuedOn('2017-11-25')], [card])).toEqual([undefined]);
  expect(idsOf([issuedOn('2017-11')], [dated('a', '2017-11-01')])).toEqual([undefined]);
  expect(idsOf([issuedOn('')], [dated('a', null)])).toEqual([undefined]);
  expect(idsOf([issuedOn('2017-11-24')], [dated('a', '2017-11-24', 'PRC ID', '')])).toEqual([undefined]);
  expect(idsOf([issuedOn('2017-11-24')], [dated('a', '2017-11-24', 'Diploma', 'TESDA')])).toEqual([
    undefined,
  ]);
});

test('of two on one day none is guessed, unless the name says which', () => {
  const [card, board] = [dated('a', '2017-11-24'), dated('b', '2017-11-24', 'Board certificate')];
  expect(idsOf([issuedOn('2017-11-24')], [card, board])).toEqual([undefined]);
  expect(idsOf([issuedOn('2017-11-24'), issuedOn('2017-11-24', 'Midwife')], [card])).toEqual([
    undefined,
    undefined,
  ]);
  const named = dated('c', '2017-11-24', 'Registered Nurse');
  expect(idsOf([issuedOn('2017-11-24')], [named, card])).toEqual(['c']);
  expect(idsOf([issuedOn(''), issuedOn('2017-11-24', 'Midwife')], [named])).toEqual(['c', undefined]);
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
