// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { metadataStream, xmpPacket } from './xmp';

const about = {
  title: 'Peña & Sons <CV> – ₱',
  author: 'A "B" \'C\'',
  subject: ']]> \u0000\u0007\ud800 text',
  keywords: ['R&D', '<b>'],
  language: 'en-PH',
  creator: 'Husay',
  producer: 'jsPDF',
  created: '2026-11-23T00:00:00Z',
};

const parsed = (packet: string) => {
  const document = new DOMParser().parseFromString(packet, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const text = (name: string) => document.getElementsByTagName(name)[0]?.textContent;
  return { document, text };
};

test('the packet is XML whatever the texts are, with the identifier of PDF/UA', () => {
  const { text } = parsed(xmpPacket(about));
  expect(text('pdfuaid:part')).toBe('1');
  expect(text('dc:title')).toBe(about.title);
  expect(text('dc:creator')).toBe(about.author);
  expect(text('pdf:Keywords')).toBe('R&D, <b>');
  expect(text('dc:description')).toMatch(/^\]\]> ?.* text$/);
  expect(text('dc:language')).toBe('en-PH');
});

test('without keywords there is no entry for them, as in the information dictionary', () => {
  expect(xmpPacket({ ...about, keywords: [] })).not.toContain('pdf:Keywords');
});

test('the stream has the length of its bytes', () => {
  const stream = metadataStream(about);
  const [, length, data = ''] = /\/Length (\d+)>>\nstream\n([^]*)\nendstream$/.exec(stream) ?? [];
  expect(data).toHaveLength(Number(length));
  expect(
    new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(data, (byte) => byte.charCodeAt(0))),
  ).toContain('Peña &amp; Sons &lt;CV&gt; – ₱');
});
