// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { photoShapes, type PhotoShape } from '../page-settings';
import { findTemplate, templates } from '../templates';
import { a4 } from '../test/marks';
import { lizaSource } from '../test/people';
import { layoutDocument } from './layout-document';

const source = { ...lizaSource, photoUrls: ['/photo'] };

describe.each(templates)('$id', (template) => {
  const laidOutWith = (photo: PhotoShape) => layoutDocument(source, template, { ...a4, photo });
  const photoIn = (shape: PhotoShape) => laidOutWith(shape).pages[0]?.find((mark) => mark.kind === 'image');

  test('the photo keeps its place and size in every shape', () => {
    const own = photoIn('automatic');
    expect(own).toMatchObject({ radius: template.photo.cornerRadius });
    expect(photoIn('round')).toEqual({ ...own, radius: template.photo.size / 2 });
    expect(photoIn('square')).toEqual({ ...own, radius: 0 });
  });

  test('without it the page is that of a resume that has none', () => {
    expect(laidOutWith('none')).toEqual(layoutDocument(lizaSource, template, a4));
  });
});

test('the shape changes nothing but the photo', () => {
  const [first, ...others] = photoShapes
    .filter((shape) => shape !== 'none')
    .map((photo) => layoutDocument(source, findTemplate('bio-data'), { ...a4, photo }))
    .map(({ pages }) => pages.map((page) => page.filter((mark) => mark.kind !== 'image')));
  for (const other of others) expect(other).toEqual(first);
});
