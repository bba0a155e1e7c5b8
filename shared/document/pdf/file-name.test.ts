// @vitest-environment node
import { expect, test } from 'vitest';
import { pdfFileName } from './file-name';

const modern = { name: 'Modern Professional' };

test.each([
  ['Maria', 'Santos', 'Maria_Santos_CV_Modern_Professional.pdf'],
  ['Maria Clara', 'de la Cruz', 'Maria_Clara_de_la_Cruz_CV_Modern_Professional.pdf'],
  ['', '', 'Professional_CV_Modern_Professional.pdf'],
  ['', 'Santos', 'Professional_Santos_CV_Modern_Professional.pdf'],
  ['Begoña', 'Nin\u0303o', 'Begoña_Niño_CV_Modern_Professional.pdf'],
  ['../../etc', 'pa/ss:wd?', 'etc_passwd_CV_Modern_Professional.pdf'],
  ['_Ana_', '__', 'Ana_CV_Modern_Professional.pdf'],
  ['محمد', '', 'محمد_CV_Modern_Professional.pdf'],
])('%s %s', (firstName, lastName, expected) => {
  expect(pdfFileName({ firstName, lastName }, modern)).toBe(expected);
});

test('underscores at the end are gone', () => {
  expect(pdfFileName({ firstName: 'Ana', lastName: '' }, { name: 'Plain __ ' })).toBe('Ana_CV_Plain.pdf');
});
