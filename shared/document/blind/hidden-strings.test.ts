import { expect, test } from 'vitest';
import { lizaSource } from '../test/people';
import { hiddenOf } from './hidden-of';
import { screened } from './hidden-strings';

const source = {
  ...lizaSource,
  person: { firstName: 'Maria Bernardita', lastName: 'dela Peña-Uy', email: 'mb.delapena@example.com' },
  resume: {
    ...lizaSource.resume,
    phone: '+63 917 555 0142',
    website: 'https://www.delapena.example/work',
    location: '12 Mabini St., Brgy. San Roque, Iloilo City, Philippines',
    experience: lizaSource.resume.experience.map((job) => ({
      ...job,
      company: 'Peñafrancia Trading Corporation (PTC), Naga City',
    })),
    licenses: [
      {
        name: 'Registered Nurse',
        issuer: 'PRC',
        number: '012-3456',
        issued: '',
        validUntil: '',
        link: '',
        noExpiry: false,
        credentialId: '',
        numberIsPublic: true,
      },
    ],
    references: [
      {
        name: 'Dr. Jose Abad',
        position: 'Chief',
        company: 'St. Jude',
        phone: '0918 555 0111',
        email: 'jose@stjude.example',
        quote: '',
      },
    ],
  },
};
const hidden = hiddenOf({ number: 'N-014', source }, { names: 'all', employers: true });

test.each([
  ['case', 'Says MARIA of herself', 'Says [withheld] of herself'],
  ['accents', 'the Penas of Iloilo; Nurse Pena', 'the Penas of Iloilo; Nurse [withheld]'],
  ['a decomposed letter', 'Nurse Pen\u0303a', 'Nurse [withheld]'],
  ['hyphenation', 'Nurse Bernar-\ndita came', 'Nurse [withheld] came'],
  ['a soft hyphen', 'Bernar\u00addita', '[withheld]'],
  ['letters without a shape', 'Ber\u3164nar\u115f\u115f\u115f\u115fdita', '[withheld]'],
  ['signs of width zero', 'Ma\u200b\u200c\u2060\ufeffria', '[withheld]'],
  ['possessives', "Maria’s team and Bernardita's", "[withheld]’s team and [withheld]'s"],
  ['Cyrillic letters that look alike', 'М\u0430ri\u0430 of Реñ\u0430', '[withheld] of [withheld]'],
  ['Greek letters that look alike', 'ΜΑRΙΑ and Mαriα', '[withheld] and [withheld]'],
  ['letters of full width', 'Ｍａｒｉａ', '[withheld]'],
  ['small capitals', 'ᴍᴀʀɪᴀ ʙᴇʀɴᴀʀᴅɪᴛᴀ', '[withheld]'],
  ['dots between letters', 'M.A.R.I.A', '[withheld]'],
  ['the whole name without spaces', 'see mariabernarditadelapenauy.txt', 'see [withheld].txt'],
  ['a short surname', 'Dr. Uy led it', 'Dr. [withheld] led it'],
  ['not a word that begins like one', 'Marian devotion; penalty', 'Marian devotion; penalty'],
  ['particles alone stay', 'Plaza de la Virgen dela', 'Plaza de la Virgen dela'],
  ['the email', 'mail MB.DelaPena@Example.com now', 'mail [withheld] now'],
  ['any email', 'or x_y@mail.example.ph.', 'or [withheld].'],
  ['the phone in another form', 'call 0917-555-0142', 'call [withheld]'],
  ['any mobile number', 'call (0918) 555 0199', 'call ([withheld]'],
  ['the website', 'at delapena.example', 'at [withheld]'],
  ['any link', 'https://linkedin.com/in/someone and fb.com/someone', '[withheld] and [withheld]'],
  ['a handle', 'IG @someone.here', 'IG [withheld]'],
  ['the street', 'Lived at 12 Mabini St', 'Lived at [withheld]'],
  ['an employer without its form', 'Joined Penafrancia Trading in 2019', 'Joined [withheld] in 2019'],
  ['an employer’s short name', 'The PTC award', 'The [withheld] award'],
  ['a license number in another form', 'PRC No. 0123456', 'PRC No. [withheld]'],
  ['a reference', 'Trained by Dr. Jose Abad', 'Trained by [withheld]'],
  ['years and amounts stay', '2019-2024, ₱2,400,000, 90 days', '2019-2024, ₱2,400,000, 90 days'],
])('%s', (_, typed, shown) => {
  expect(screened(typed, hidden).text).toBe(shown);
});

test.each([
  [
    'quotes within the name',
    'Maria “Baby Jo” Peña leads; Baby Jo is calm',
    '[withheld] “[withheld]” [withheld] leads; [withheld] is calm',
  ],
  [
    'brackets within the name',
    'Maria (Marites) Uy. Marites leads.',
    '[withheld] ([withheld]) [withheld]. [withheld] leads.',
  ],
  [
    'what is said to be a nickname',
    'Nickname: Ising. The ward likes Ising.',
    'Nickname: [withheld]. The ward likes [withheld].',
  ],
  ['also known as', 'Maria, a.k.a. "Inday", RN', '[withheld], a.k.a. "[withheld]", RN'],
  [
    'a title is none',
    'Maria (RN) Peña, RN; “Best Nurse” award',
    '[withheld] (RN) [withheld], RN; “Best Nurse” award',
  ],
])('a nickname in free text: %s', (_, summary, shown) => {
  const resume = { ...source.resume, summary };
  const names = hiddenOf({ number: 'N-1', source: { ...source, resume } }, { names: 'all', employers: true });
  expect(screened(summary, names).text).toBe(shown);
  // Where the given name is shown, so is the nickname.
  const surname = hiddenOf(
    { number: 'N-1', source: { ...source, resume } },
    { names: 'surname', employers: true },
  );
  expect(screened('Ising, Inday, Marites', surname).hits).toEqual([]);
});

test('what was found is said with its kind', () => {
  expect(screened('Maria, 0917 555 0142', hidden).hits).toEqual([
    { kind: 'name', text: 'Maria' },
    { kind: 'phone', text: '0917 555 0142' },
  ]);
});

const named = (firstName: string, lastName: string) =>
  hiddenOf(
    { number: 'N-1', source: { ...source, person: { firstName, lastName, email: '' } } },
    { names: 'surname', employers: false },
  );

// Of 'Maria Clara Santos' it is not known whether Clara is a given name: both words count as surnames.
test.each(['mariasantos', 'santosmaria', 'mcsantos', 'msantos88', 'mariaclarasantos', 'x_clarasantos_x'])(
  'a name in one word is found where the middle word counts as a surname: %s',
  (handle) => {
    expect(screened(`See ${handle} there`, named('Maria', 'Clara Santos')).text).not.toMatch(/santos/i);
  },
);

test('a surname of several words is found in one word', () => {
  const hiddenNames = named('Juan', 'Miguel dela Cruz');
  for (const handle of ['juandelacruz', 'jdelacruz', 'jmdelacruz', 'delacruzjuan'])
    expect(screened(`See ${handle} there`, hiddenNames).text).not.toMatch(/cruz/i);
});

test('a name of three letters is no word in small ones', () => {
  const go = hiddenOf(
    { number: 'N-1', source: { ...source, person: { firstName: 'Ana', lastName: 'Go', email: '' } } },
    { names: 'surname', employers: false },
  );
  expect(screened('I go with Ana Go and GO', go).text).toBe('I go with [withheld] and [withheld]');
});
