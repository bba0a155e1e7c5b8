import { expect, test } from 'vitest';
import { readText } from '../testing/read';

const particularsIn = async (lines: string) => {
  const { particulars = {} } = await readText(
    `BIO-DATA\nRamon Reyes\nThird Officer\n${lines}\n\nSKILLS\nECDIS, GMDSS\n`,
  );
  return Object.fromEntries(Object.entries(particulars).map(([name, found]) => [name, found.text]));
};

test('labels and answers of a form are particulars, each for itself or several in a row', async () => {
  expect(
    await particularsIn(
      [
        'PERSONAL DATA',
        'Date of Birth: March 17, 1996\tPlace of Birth: Iloilo City',
        'Civil Status : Married\tCitizenship : Filipino',
        'Height: 172 cm Weight: 70 kg',
        'Gender\tMale',
        'Religion – Roman Catholic',
        'Passport No.: P1234567A\tValid until: May 2031',
        "Seaman's Book No.: 0099887\tExpiry date: June 2029",
        'US Visa: C1/D',
        'Next of Kin: Ana Reyes, wife, 0917 555 0188',
      ].join('\n'),
    ),
  ).toEqual({
    birthDate: 'March 17, 1996',
    birthplace: 'Iloilo City',
    civilStatus: 'Married',
    citizenship: 'Filipino',
    height: '172 cm',
    weight: '70 kg',
    sex: 'Male',
    passport: 'P1234567A, valid until May 2031',
    seamansBook: '0099887, valid until June 2029',
    visa: 'C1/D',
    nextOfKin: 'Ana Reyes, wife, 0917 555 0188',
  });
});

test('the phone of the next of kin is not the person’s, and particulars are no summary', async () => {
  const { phone, summary, unplaced } = await readText(
    'Ramon Reyes\nChief Cook\nIn case of emergency: Ana Reyes of 12 Rizal Street in Iloilo, 0917 555 0188\nMobile: 0917 555 0123\n\nSKILLS\nECDIS, GMDSS\n',
  );
  expect(phone?.text).toBe('0917 555 0123');
  expect(summary).toBeUndefined();
  expect(unplaced.filter(({ text }) => /emergency/.test(text))).toEqual([]);
});

test('an answer that was left blank is none, and neither is a sentence with such words', async () => {
  expect(await particularsIn('Religion: ________\nPassport: N/A')).toEqual({});
  expect(
    await particularsIn('Helped clients with visa applications and passport renewals since 2019.'),
  ).toEqual({});
});

test('the position desired may be in a cell of its own', async () => {
  const { title } = await readText(
    'BIO-DATA\nRamon Reyes\nPosition desired\tLeader of the Night Watch\n\nSKILLS\nECDIS, GMDSS\n',
  );
  expect(title?.text).toBe('Leader of the Night Watch');
});
