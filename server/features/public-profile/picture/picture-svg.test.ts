import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accentColor } from '#shared/document/accents';
import { templates } from '#shared/document/templates';
import { drawPicture } from './picture-store';
import { pictureHash, type PictureFacts } from './picture-facts';
import { pictureSvg } from './picture-svg';
import { drawableText, fitText, textWidth } from './text-path';

const maria: PictureFacts = {
  name: 'Maria Santos',
  title: 'Registered Nurse',
  location: 'Cebu City',
  username: 'maria-santos',
  address: 'husay.example/profile/maria-santos',
  photoUrl: '',
  isPhotoRound: true,
  templateId: 'modern-blue',
};

const hostile = [
  'W'.repeat(300),
  'Ma. Concepcion Dimaculangan-Ñunez de los Reyes y Villavicencio '.repeat(5),
  'مهندس برمجيات',
  '👩🏽‍⚕️🇵🇭',
  '\u202Eevil\u202C',
  '</svg><script>alert(1)</script>',
  '" onload="alert(1)',
  '&lt; ]]> <!--',
  `Zal${'\u0301'.repeat(500)}go`,
  '\u0000\u0007\uD800',
  '   ',
  '',
];

test.each(templates)('the picture of $id has the color that was chosen', ({ id, primaryColor, palette }) => {
  const svg = pictureSvg({ ...maria, templateId: id, accent: 'plum' }, false);
  expect(svg).toContain(accentColor('plum'));
  // Some templates have the ink for their color.
  if (primaryColor !== palette.ink) expect(svg).not.toContain(primaryColor);
  expect(pictureHash({ ...maria, accent: 'plum' })).not.toBe(pictureHash(maria));
});

test.each(hostile)('the text %j is drawn as far as it can be', async (text) => {
  for (const template of templates) {
    const facts = {
      ...maria,
      name: text,
      title: text,
      location: text,
      address: text,
      templateId: template.id,
    };
    const svg = pictureSvg(facts, false);
    // Outlines, rectangles and a disc, with numbers and colors in them.
    expect(svg.replace(/<\/?(svg|g|path|rect|circle)( [a-z-]+="[\w\s#:/.,()-]*")*\/?>/gi, '')).toBe('');
  }
  const picture = await drawPicture({ ...maria, name: text, title: text, location: text }, null);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('each template has a picture of its own', () => {
  const pictures = templates.map(({ id }) => pictureSvg({ ...maria, templateId: id }, false));
  expect(new Set(pictures).size).toBe(templates.length);
});

test('characters without an outline are left out; a name without any gives way to the username', () => {
  expect(drawableText('José Ñ. Peña – ₱1', 'bold')).toBe('José Ñ. Peña – ₱1');
  expect(drawableText(' Ana 👩🏽‍⚕️  أحمد Cruz\n', 'bold')).toBe('Ana Cruz');
  expect(pictureSvg({ ...maria, name: 'أحمد' }, true)).toBe(
    pictureSvg({ ...maria, name: 'maria-santos' }, true),
  );
});

test.each(['Мария Santos', 'Ana (安娜)', 'Ana أحمد Cruz', 'Ελένη'])(
  'the name %s is not drawn in part',
  (name) => {
    for (const hasPhoto of [true, false])
      expect(pictureSvg({ ...maria, name }, hasPhoto)).toBe(
        pictureSvg({ ...maria, name: 'maria-santos' }, hasPhoto),
      );
  },
);

test('a title or place with letters of another script is left out, emoji alone are not missed', () => {
  const without = pictureSvg({ ...maria, title: '', location: '' }, true);
  expect(pictureSvg({ ...maria, title: 'Nurse 護士', location: 'Москва City' }, true)).toBe(without);
  expect(pictureSvg({ ...maria, title: 'Registered Nurse 👩🏽‍⚕️' }, true)).toBe(pictureSvg(maria, true));
});

test('text shrinks until it fits, and then ends with an ellipsis', () => {
  const fit = (text: string) =>
    fitText(text, { weight: 'bold', width: 600, maxLines: 2, sizes: [80, 60, 40] });
  expect(fit('Maria Santos')).toEqual({ lines: ['Maria Santos'], size: 80 });
  const long = fit('Maria Concepcion Villavicencio');
  expect(long.size).toBe(60);
  expect(long.lines.join(' ')).toBe('Maria Concepcion Villavicencio');
  for (const text of ['W'.repeat(100), 'Maria Santos '.repeat(20).trim()]) {
    const cut = fit(text);
    expect(cut.size).toBe(40);
    expect(cut.lines.at(-1)).toMatch(/…$/);
    for (const line of cut.lines) expect(textWidth(line, 'bold', 40)).toBeLessThanOrEqual(600);
  }
  expect(fit('W'.repeat(100)).lines).toHaveLength(1);
});
