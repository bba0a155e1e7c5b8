import { expect, test } from 'vitest';
import { heading, readPages, stack, title } from '../testing/pages';
import { entriesOf } from '../testing/read';

/** The lines of what names an entry end at the middle of the page. */
const toMiddle = (y: number, ...texts: string[]) =>
  stack(
    0,
    y,
    texts.map((text, index) => (index === 0 ? title(text) : text)),
    13,
  ).map((line) => ({ ...line, x: 230 - line.text.length * 5 }));

test('titles, companies and dates at the left of their texts, which may have fewer lines or more', async () => {
  const resume = await readPages([
    { text: 'Corazon Santiago', size: 22, x: 50, y: 50 },
    { ...heading('Work Experience'), x: 50, y: 100 },
    ...toMiddle(120, 'Sous Chef', 'Taal Ridge Hotel', 'Tagaytay City', '2021 - 2024'),
    ...stack(
      260,
      120,
      ['- Runs a brigade of fourteen for three outlets', '- Rewrote the menu of the hotel'],
      13,
    ),
    ...toMiddle(190, 'Grill Cook', 'Kusina Verde Restaurant', '2018 - 2020'),
    ...stack(
      260,
      190,
      ['- Led the grill station', '- Cut waste by a fifth', '- Kept the inventory', '- Trained three cooks'],
      13,
    ),
    { ...heading('Education'), x: 50, y: 270 },
    ...toMiddle(290, 'BS Hotel Management', 'Cavite State University', '2011 - 2015'),
    { text: 'Best in culinary arts of the class', x: 260, y: 290 },
  ]);
  expect([...entriesOf(resume, 'experience'), ...entriesOf(resume, 'education')]).toEqual([
    [
      'Sous Chef',
      'Taal Ridge Hotel',
      '2021 - 2024',
      '- Runs a brigade of fourteen for three outlets\n- Rewrote the menu of the hotel',
    ],
    [
      'Grill Cook',
      'Kusina Verde Restaurant',
      '2018 - 2020',
      '- Led the grill station\n- Cut waste by a fifth\n- Kept the inventory\n- Trained three cooks',
    ],
    ['BS Hotel Management', 'Cavite State University', '2011 - 2015', 'Best in culinary arts of the class'],
  ]);
});
