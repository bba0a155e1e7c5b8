import { expect, test } from 'vitest';
import { textBlocks } from './written-text';

test('line breaks stay inside a paragraph and blank lines separate paragraphs', () => {
  expect(textBlocks('Led a ward.\nTrained nurses.\n\n\nSince 2019.')).toEqual([
    { kind: 'paragraph', text: 'Led a ward.\nTrained nurses.' },
    { kind: 'paragraph', text: 'Since 2019.' },
  ]);
});

test('lines starting with -, • or * become one list between the paragraphs around them', () => {
  expect(textBlocks('Highlights:\n- First\n• Second\r\n  * Third\nAnd more')).toEqual([
    { kind: 'paragraph', text: 'Highlights:' },
    { kind: 'list', items: ['First', 'Second', 'Third'] },
    { kind: 'paragraph', text: 'And more' },
  ]);
});

test('a dash that starts no item is text', () => {
  expect(textBlocks('-5 °C cold chain\n**bold** claim\n-')).toEqual([
    { kind: 'paragraph', text: '-5 °C cold chain\n**bold** claim\n-' },
  ]);
});

test('empty text yields no blocks', () => {
  expect(textBlocks(' \n ')).toEqual([]);
});
