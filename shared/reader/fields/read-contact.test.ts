import { expect, test } from 'vitest';
import { itemsOf, readText } from '../testing/read';

const skills = '\n\nSKILLS\nTriage, Charting\n';

test.each([
  ['Block 5 Lot 12, Barangay San Isidro, Cainta, Rizal'],
  ['Unit 4B, 12 Gorordo Ave., Lahug, Cebu City 6000'],
  ['Sitio Kawayan, Brgy. Tisa, Cebu City'],
])('an address: %s', async (address) => {
  const { location } = await readText(`Corazon Santiago\nNurse\n${address}\n0917 555 0182${skills}`);
  expect(location?.text).toBe(address);
});

test('pictures beside contact details are no part of them', async () => {
  const { location, phone } = await readText(
    `Corazon Santiago\n📍 Naga City, Camarines Sur • ☎️ 0998 555 0199${skills}`,
  );
  expect(location?.text).toBe('Naga City, Camarines Sur');
  expect(phone?.text).toBe('0998 555 0199');
});

test.each([
  ['Virtual Assistant | Social Media Manager', 'Virtual Assistant | Social Media Manager'],
  ['Position Applied: Chief Cook', 'Chief Cook'],
  ['Registered Nurse | Cebu City', 'Registered Nurse'],
])('the title in %s', async (line, expected) => {
  const { title } = await readText(`Corazon Santiago\n${line}\ncorazon@example.ph${skills}`);
  expect(title?.text).toBe(expected);
});

test('groups of skills that say no more than a heading are none', async () => {
  const resume = await readText(
    'Corazon Santiago\n\nSKILLS\nTools\tZendesk, Salesforce, Excel\nSoft skills\tEmpathy, Negotiation\n',
  );
  expect(itemsOf(resume, 'skills')).toEqual(['Zendesk', 'Salesforce', 'Excel', 'Empathy', 'Negotiation']);
});

test.each([
  ['Corazon Santiago, Software Engineer', 'Corazon Santiago', 'Software Engineer'],
  ['Corazon Santiago, RN', 'Corazon Santiago, RN', undefined],
  ['Santiago, Corazon Marie', 'Santiago, Corazon Marie', undefined],
])('a title behind the name: %s', async (line, expectedName, expectedTitle) => {
  const { name, title } = await readText(`${line}\ncorazon@example.ph${skills}`);
  expect(name?.text).toBe(expectedName);
  expect(title?.text).toBe(expectedTitle);
});

test.each(['', 'Name: '])('a name of words of places behind the label “%s”', async (label) => {
  for (const own of ['Aurora Santiago', 'Isabela Roxas']) {
    const { name } = await readText(`${label}${own}\nRegistered Nurse\n0917 555 0182${skills}`);
    expect(name?.text).toBe(own);
  }
});

test('a link that is broken at its hyphen is whole, and an e-mail address takes nothing from other lines', async () => {
  const broken = await readText(
    `Corazon Santiago\nNurse\ncorazon@example.ph\nlinkedin.com/in/corazon-\nsantiago${skills}`,
  );
  expect(broken.links.map(({ url }) => url)).toEqual(['https://linkedin.com/in/corazon-santiago']);
  // The page had no room for the end of the address.
  for (const below of ['Lipa City, Batangas', 'corazon.example.com']) {
    const { email } = await readText(
      `Corazon Santiago\nNurse\ncorazon.santiago@example.n\n${below}${skills}`,
    );
    expect(email?.text).toBeUndefined();
  }
  const { location } = await readText(`Corazon Santiago\nNurse\nHome: Lipa City, Batangas (Home)${skills}`);
  expect(location?.text).toBe('Lipa City, Batangas');
});

test('a place above a name is none', async () => {
  const { name } = await readText(`Naga City, Camarines Sur\nCorazon Cruz\n0917 555 0182${skills}`);
  expect(name?.text).toBe('Corazon Cruz');
});

test('an address of a host and a port is a link, not the summary', async () => {
  const address = 'localhost:3000/profile/corazon-santiago-of-cebu-city-philippines';
  const { summary, website, links } = await readText(`Corazon Santiago\nNurse\n${address}${skills}`);
  expect(summary).toBeUndefined();
  expect([website, ...links].map((link) => link?.url)).toContain(`https://${address}`);
});

test.each(['husay.example/profile/corazon', 'localhost:3000/profile/corazon'])(
  'an e-mail address does not go on with the profile address below it: %s',
  async (address) => {
    const { email } = await readText(`Corazon Santiago\nNurse\ncorazon@example.ph\n${address}${skills}`);
    expect(email?.text).toBe('corazon@example.ph');
  },
);

test('a name that may go on in the next line is unsure', async () => {
  const { name } = await readText(`Rolando B.\nYbañez Jr.\n0917 555 0182${skills}`);
  expect(name?.confidence).toBeLessThan(0.7);
});
