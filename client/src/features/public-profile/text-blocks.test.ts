import { expect, test } from 'vitest';
import { textBlocks } from './written-text';

const item = (text: string, marker = '•') => ({ text, listed: true, marker });

test('line breaks stay inside a paragraph and blank lines separate paragraphs', () => {
  expect(textBlocks('Led a ward.\nTrained nurses.\n\n\nSince 2019.')).toEqual([
    { kind: 'paragraph', text: 'Led a ward.\nTrained nurses.' },
    { kind: 'paragraph', text: 'Since 2019.' },
  ]);
});

test('lines with signs of lists become one list between the paragraphs around them', () => {
  expect(textBlocks('Highlights:\n- First\n• Second\r\n* Third\n\uf0b7 Fourth\n➢ Fifth\nAnd more')).toEqual([
    { kind: 'paragraph', text: 'Highlights:' },
    { kind: 'list', items: ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((text) => item(text)) },
    { kind: 'paragraph', text: 'And more' },
  ]);
});

test('numbers stay, and another sign below one is a list in the list', () => {
  expect(textBlocks('1. First\n  • Inner\n2. Second')).toEqual([
    {
      kind: 'list',
      items: [item('First', '1.'), { ...item('Inner', '–'), nested: true }, item('Second', '2.')],
    },
  ]);
});

test('lists are read as in the PDF, over empty lines too', () => {
  expect(textBlocks('o one\n\no two')).toMatchObject([
    { kind: 'list', items: [{ text: 'one' }, { text: 'two' }] },
  ]);
  expect(textBlocks('• A\n\n- B')).toMatchObject([{ items: [{ text: 'A' }, { text: 'B', nested: true }] }]);
});

test('a dash that starts no item is text, and one alone is nothing', () => {
  expect(textBlocks('-5 °C cold chain\n**bold** claim\n-')).toEqual([
    { kind: 'paragraph', text: '-5 °C cold chain\n**bold** claim' },
  ]);
});

test('empty text yields no blocks', () => {
  expect(textBlocks(' \n ')).toEqual([]);
});
