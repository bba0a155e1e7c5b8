import { expect, test } from 'vitest';
import { contactDetails, fileAddress } from './contact-links';

const nothing = { email: '', phone: '', location: '', website: '' };

test('a phone number without groups is read in groups and called without', () => {
  expect(contactDetails({ ...nothing, phone: '+639175550142' })).toEqual([
    { kind: 'phone', text: '+63 917 555 0142', href: 'tel:+639175550142' },
  ]);
});

test('email, phone, location and website in that order, those empty left out', () => {
  expect(
    contactDetails({
      email: 'maria@example.com',
      phone: '+63 (917) 555-0101',
      location: 'Cebu City',
      website: 'https://www.maria.example/',
    }),
  ).toEqual([
    { kind: 'email', text: 'maria@example.com', href: 'mailto:maria@example.com' },
    { kind: 'phone', text: '+63 (917) 555-0101', href: 'tel:+639175550101' },
    { kind: 'location', text: 'Cebu City' },
    { kind: 'website', text: 'maria.example', href: 'https://www.maria.example/' },
  ]);
  expect(contactDetails({ ...nothing, location: 'Davao' })).toEqual([{ kind: 'location', text: 'Davao' }]);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  'example.com',
  'http://a@b@c/',
  'https://husay.ph@evil.example/',
  'https://husay.ph\\@evil.example/',
])('%j never becomes a link', (website) => {
  expect(contactDetails({ ...nothing, website })).toEqual([{ kind: 'website', text: website.trim() }]);
});

test('an address that was stored with signs that turn it around is shown without them, and is no link', () => {
  expect(contactDetails({ ...nothing, website: 'https://evil.example/\u202egnp.exe' })).toEqual([
    { kind: 'website', text: 'https://evil.example/gnp.exe' },
  ]);
});

test('an email address cannot inject headers into the mail', () => {
  expect(contactDetails({ ...nothing, email: 'a@b.example?bcc=c@d.example' })).toEqual([
    { kind: 'email', text: 'a@b.example?bcc=c@d.example' },
  ]);
  expect(contactDetails({ ...nothing, email: 'a?b@c.example' })[0]?.href).toBe('mailto:a%3Fb@c.example');
});

test('a file URL is on our own origin or http(s), and nothing else', () => {
  expect(fileAddress('/api/credentials/1/file')).toBe('/api/credentials/1/file');
  expect(fileAddress('https://files.example/a.pdf')).toBe('https://files.example/a.pdf');
  expect(fileAddress('//evil.example/a.pdf')).toBeUndefined();
  expect(fileAddress('/\\evil.example')).toBeUndefined();
  expect(fileAddress('javascript:alert(1)')).toBeUndefined();
});
