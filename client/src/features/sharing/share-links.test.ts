import { expect, test } from 'vitest';
import { profileUrl } from './profile-url';
import { emailLink, isPhone, messengerAppLink, whatsAppLink } from './share-channels';

const shared = { name: 'Maria & José', url: 'https://husay.example/profile/maria-santos' };

test('the profile URL is on the given origin', () => {
  expect(profileUrl('maria-santos', 'https://husay.example')).toBe(shared.url);
});

test('the email has a subject and a body, neither of which can inject a header', () => {
  expect(emailLink(shared)).toBe(
    "mailto:?subject=Maria%20%26%20Jos%C3%A9's%20professional%20profile&body=Hello%2C%0D%0A%0D%0AHave%20a%20look%20at%20Maria%20%26%20Jos%C3%A9's%20profile%3A%20https%3A%2F%2Fhusay.example%2Fprofile%2Fmaria-santos%0D%0A",
  );
});

test('WhatsApp gets the sentence with the link', () => {
  expect(whatsAppLink(shared)).toBe(
    "https://wa.me/?text=Have%20a%20look%20at%20Maria%20%26%20Jos%C3%A9's%20profile%3A%20https%3A%2F%2Fhusay.example%2Fprofile%2Fmaria-santos",
  );
});

test('a name written from right to left turns no words around', () => {
  for (const link of [emailLink, whatsAppLink]) {
    const text = decodeURIComponent(link({ ...shared, name: 'مريم' }));
    expect(text).toContain("Have a look at \u2068مريم\u2069's profile: https://husay.example");
  }
});

test('the Messenger app gets the bare link', () => {
  expect(messengerAppLink(shared)).toBe(
    'fb-messenger://share/?link=https%3A%2F%2Fhusay.example%2Fprofile%2Fmaria-santos',
  );
});

test.each([
  ['Mozilla/5.0 (Linux; Android 13; SM-A127F)', 5, true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, false],
])('%s with %i touch points: phone %s', (userAgent, maxTouchPoints, phone) => {
  expect(isPhone({ userAgent, maxTouchPoints })).toBe(phone);
});
