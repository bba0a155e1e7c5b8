import { describe, expect, test } from 'vitest';
import { importJsonResume } from './import';
import { writeLocation } from './location';

const read = (location: unknown) => {
  const result = importJsonResume(JSON.stringify({ basics: { label: 'Nurse', location } }));
  if ('problem' in result) throw new Error(result.problem);
  return result;
};

describe('a location in a file', () => {
  test.each([
    ['Cebu City', { city: 'Cebu City' }],
    ['Cebu City, Cebu', { city: 'Cebu City', region: 'Cebu' }],
    [
      'Cebu City, Central Visayas, Philippines',
      { city: 'Cebu City', region: 'Central Visayas', countryCode: 'PH' },
    ],
    ['Cebu City, Philippines', { city: 'Cebu City', countryCode: 'PH' }],
    ['Lahug, Cebu City, Cebu, Philippines', { city: 'Lahug', region: 'Cebu City, Cebu', countryCode: 'PH' }],
    ['Philippines', { countryCode: 'PH' }],
    ['London, United Kingdom', { city: 'London', countryCode: 'GB' }],
    ['Naga City, Naga City', { city: 'Naga City, Naga City' }],
    ['Naga City,Bicol', { city: 'Naga City,Bicol' }],
  ])('%j is written as %j, and read again', (location, keys) => {
    expect(writeLocation(location)).toEqual(keys);
    expect(read(keys).content.location).toBe(location);
  });
});

describe('reading it', () => {
  test.each([
    [{ city: 'Cebu', countryCode: 'ph' }, 'Cebu, Philippines'],
    [{ city: 'Cebu', country: 'Pilipinas', countryCode: 'PH' }, 'Cebu, Pilipinas'],
    [{ city: 'Cebu', countryCode: 'Philippines' }, 'Cebu, Philippines'],
    [{ city: 'Cebu', countryCode: 'ZQ' }, 'Cebu, ZQ'],
    [{ city: 'Singapore', countryCode: 'SG' }, 'Singapore'],
    [{ region: 'Bohol' }, 'Bohol'],
    ['Iloilo City', 'Iloilo City'],
    [{}, ''],
  ])('%j is %j', (location, text) => {
    const { content, items } = read(location);
    expect(content.location).toBe(text);
    expect(items.filter(({ outcome }) => outcome === 'left out')).toEqual([]);
    if (text) expect(items).toContainEqual({ outcome: 'taken', what: 'Location', text });
  });

  test('a street is a particular that is not switched on, and the postal code is left out', () => {
    const { content, items } = read({ address: '12 Mabini St.', postalCode: '6000', city: 'Cebu', floor: 3 });
    expect(content.location).toBe('Cebu');
    const reason = 'A public profile shows the city, region and country only';
    expect(content.particulars).toMatchObject({ streetAddress: '12 Mabini St.', printed: [] });
    expect(items).toContainEqual({ outcome: 'taken', what: 'Street address', text: '12 Mabini St.' });
    expect(items).toContainEqual(expect.objectContaining({ outcome: 'left out', text: '6000', reason }));
    expect(items).toContainEqual(expect.objectContaining({ text: '3' }));
    expect(items).not.toContainEqual(expect.objectContaining({ text: '3', reason }));
  });

  test('the street of our own export goes before another one, which is set aside', () => {
    const file = {
      basics: { label: 'Cook', location: { address: '12 Mabini St.' } },
      meta: { husay: { particulars: { streetAddress: '7 Rizal Ave' } } },
    };
    const result = importJsonResume(JSON.stringify(file));
    expect(result).toMatchObject({ content: { particulars: { streetAddress: '7 Rizal Ave' } } });
    expect(JSON.stringify('content' in result && result.content.customSections)).toContain('12 Mabini St.');
  });

  test('another form is named', () => {
    expect(read(['Cebu', 'Bohol']).items).toContainEqual(
      expect.objectContaining({
        what: 'Location',
        text: 'Cebu, Bohol',
        reason: 'It is not in the form that JSON Resume uses',
      }),
    );
  });
});
