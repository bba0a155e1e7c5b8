import { expect, test } from 'vitest';
import { itemsOf, readText } from '../testing/read';
import { withoutBullet, withPlainBullet } from '#shared/text/lists';

test('the bullets of the fonts Symbol and Wingdings are bullets, and icons inside a text are not', () => {
  expect([' \uf0b7', '\uf0a7 Triage', '\uf0b7Triage'].map(withPlainBullet)).toEqual([
    '•',
    '• Triage',
    '\uf0b7Triage',
  ]);
});

test('a letter that can be a bullet stays where it begins a word', async () => {
  expect(['o Triage', '- Triage', '➔Triage', 'open source', '-'].map(withoutBullet)).toEqual([
    'Triage',
    'Triage',
    'Triage',
    'open source',
    '',
  ]);
  const resume = await readText(
    'Ana Cruz\nana@example.ph\n\nSKILLS\nTools: open source, oracle\nonline sales\n',
  );
  expect(itemsOf(resume, 'skills')).toContain('open source');
});
