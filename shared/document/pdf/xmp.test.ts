// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { writeMetadata, xmpPacket } from './xmp';

const about = {
  title: 'Peña & Sons <CV> – ₱',
  author: 'A "B" \'C\'',
  subject: ']]> \u0000\u0007\ud800 text',
  keywords: ['R&D', '<b>'],
  language: 'en-PH',
  creator: 'Husay',
  producer: 'Husay',
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

test('the stream is the packet in UTF-8, which every program can find', () => {
  const streams: [string, Uint8Array][] = [];
  const addStream = (entries: string, data: Uint8Array) => {
    streams.push([entries, data]);
    return '1 0 R';
  };
  expect(writeMetadata({ addStream }, about)).toBe('1 0 R');
  const [[entries, data] = ['', new Uint8Array()]] = streams;
  expect(entries).toBe('/Type/Metadata/Subtype/XML');
  expect(new TextDecoder('utf-8', { fatal: true }).decode(data)).toContain('Peña &amp; Sons &lt;CV&gt; – ₱');
});
