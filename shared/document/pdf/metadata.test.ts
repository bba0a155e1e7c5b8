// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { laidOut } from '../test/marks';
import { lizaSource } from '../test/people';
import { findTemplate } from '../templates';
import { metadataOf, xmpPacket } from './metadata';

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

test('a letter that would end a line in jsPDF’s strings is written as a letter and its accent', () => {
  const document = {
    ...laidOut(lizaSource, findTemplate('plain')),
    title: 'Novačić \ud800',
    author: 'Ѝ ñ 不',
  };
  expect(metadataOf(document, 'jsPDF')).toMatchObject({
    title: 'Novac\u030cić \ufffd',
    author: 'И\u0300 ñ 不',
    producer: 'jsPDF',
  });
});
