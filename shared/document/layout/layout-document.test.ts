// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { findTemplate, specifiedTemplates, templates } from '../templates';
import { emptyEntries } from '#shared/resume/empty-entries';
import { emptyExperience } from '#shared/resume/schema';
import { a4, allTexts, laidOut, squeezed, texts, textsOf } from '../test/marks';
import { lizaSource, blankSource, withJobs } from '../test/people';
import { papers, type TextMark } from './document';
import { layoutDocument } from './layout-document';

const modern = findTemplate('modern-blue');
const minimalist = findTemplate('minimalist-gray');
const creative = findTemplate('creative-orange');
const classic = findTemplate('classic-navy');
const footer = 'Generated with Husay - Premium Resume Builder';

/** Marks come in reading order, so a column ends where the next mark is higher. */
const columnsOf = (marks: readonly TextMark[]) => {
  const columns: TextMark[][] = [];
  for (const mark of marks.filter(({ role }) => role !== 'artifact')) {
    const column = columns.at(-1);
    const above = column?.at(-1);
    if (column && above && mark.baseline > above.baseline - 5) column.push(mark);
    else columns.push([mark]);
  }
  return columns;
};

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_id, template) => {
  const inside = (marks: readonly TextMark[]) =>
    marks.filter(({ role }) => role !== 'artifact').map(({ x, width, baseline }) => [x, x + width, baseline]);

  test('keeps all text on the page and above the bottom margin', () => {
    for (const source of [lizaSource, withJobs(50), blankSource]) {
      for (const page of laidOut(source, template).pages) {
        for (const [left = NaN, right = NaN, baseline = NaN] of inside(texts(page))) {
          expect(left).toBeGreaterThanOrEqual(10 - 0.01);
          expect(right).toBeLessThanOrEqual(papers.a4.width - 10 + 0.01);
          expect(baseline).toBeLessThanOrEqual(papers.a4.height - template.page.margin);
        }
      }
    }
  });

  test('prints every text of fifty jobs', () => {
    const printed = squeezed(
      allTexts(laidOut(withJobs(50), template))
        .map(({ text }) => text)
        .join(''),
    );
    for (let i = 1; i <= 50; i++) expect(printed).toContain(squeezed(`Position ${i} of 50`));
  });

  test('a heading, a title and two lines of the text stay together', () => {
    for (const page of laidOut(withJobs(50), template).pages) {
      for (const column of columnsOf(texts(page))) {
        expect(column.at(-1)?.role).not.toBe('heading');
        const lastTitle = column.findLastIndex(({ role }) => role === 'entry');
        if (lastTitle < 0 || !column[lastTitle]?.text.startsWith('Position')) continue;
        const below = column.slice(lastTitle + 1).filter(({ role }) => role !== 'detail');
        expect(new Set(below.map(({ baseline }) => baseline)).size).toBeGreaterThanOrEqual(2);
      }
    }
  });

  test('a name that is missing is Professional, and nothing else is printed', () => {
    const { form } = template;
    expect(allTexts(laidOut(blankSource, template)).map(({ text }) => text)).toEqual([
      ...(form ? [form.title] : []),
      'Professional',
      ...(form ? [form.closing, 'Signature', 'Date'] : []),
      ...(template.layout === 'single-column' ? [footer] : []),
    ]);
  });

  test('without a photo there is no picture, with one it has the specified size', () => {
    const pictures = (source: typeof lizaSource) =>
      laidOut(source, template).pages.flatMap((page) => page.filter((mark) => mark.kind === 'image'));
    expect(pictures(lizaSource)).toEqual([]);
    expect(pictures({ ...lizaSource, photoUrls: ['/photo'] })).toMatchObject([{ size: template.photo.size }]);
  });

  test('the watermark is on every page when asked for, and on none otherwise', () => {
    const marked = layoutDocument(withJobs(40), template, { ...a4, watermark: true });
    expect(marked.pages.length).toBeGreaterThan(2);
    for (const page of marked.pages) {
      expect(page.at(-1)).toMatchObject({ text: 'Husay FREE', size: 50, angle: 45, role: 'artifact' });
    }
    expect(textsOf(laidOut(withJobs(20), template), 'artifact')).not.toContain('Husay FREE');
  });

  test('only the single column has the footer, on every page', () => {
    for (const page of laidOut(withJobs(20), template).pages) {
      const found = texts(page).filter(({ text }) => text === footer);
      expect(found).toHaveLength(template.layout === 'single-column' ? 1 : 0);
    }
  });

  test('all but the left sidebar print credentials', () => {
    const printed = allTexts(laidOut(lizaSource, template)).map(({ text }) => text);
    expect(printed.includes('CPA license')).toBe(template.layout !== 'sidebar-left');
  });

  test('a word of 500 characters, a long URL and 20 skills stay in their columns', () => {
    const long = 'W'.repeat(500);
    const source = {
      ...lizaSource,
      person: {
        firstName: 'W'.repeat(50),
        lastName: 'M'.repeat(50),
        email: `${'e'.repeat(200)}@example.com`,
      },
      resume: {
        ...lizaSource.resume,
        title: long,
        summary: long,
        website: `https://example.com/${'path/'.repeat(20)}`,
        skills: Array.from({ length: 20 }, (_, i) => `${'W'.repeat(28)}${i}`),
      },
    };
    const document = laidOut(source, template);
    for (const mark of allTexts(document)) expect(mark.x + mark.width).toBeLessThanOrEqual(200.01);
    const printed = squeezed(
      allTexts(document)
        .map(({ text }) => text)
        .join(''),
    );
    expect(printed).toContain(long);
    expect(printed).toContain(source.resume.website.replace('https://', '').slice(0, 40));
  });
});

test.each(specifiedTemplates)('$id uses the specified sizes', (template) => {
  const marks = allTexts(laidOut({ ...lizaSource, photoUrls: ['/photo'] }, template));
  expect(marks.find(({ role }) => role === 'name')?.size).toBe(24);
  const heading = { 'sidebar-left': 12, 'sidebar-right': 12, 'single-column': 16, 'two-column': 13 };
  expect(new Set(marks.filter(({ role }) => role === 'heading').map(({ size }) => size))).toEqual(
    new Set([heading[template.layout]]),
  );
  const photo = { 'sidebar-left': 40, 'sidebar-right': 40, 'single-column': 32, 'two-column': 30 };
  expect(template.photo.size).toBe(photo[template.layout]);
});

test('a sidebar longer than its page goes on with its background', () => {
  const source = {
    ...blankSource,
    resume: {
      ...blankSource.resume,
      skills: Array.from({ length: 20 }, (_, i) => `Skill ${i} ${'long '.repeat(60)}`),
    },
  };
  for (const template of [modern, classic]) {
    const { pages } = laidOut(source, template);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages)
      expect(page[0]).toMatchObject({ kind: 'rectangle', width: 70, height: 297, y: 0 });
  }
});

test('a block opens on a new page when too little of this one is left', () => {
  for (const template of templates) {
    for (const page of laidOut(withJobs(50), template).pages) {
      for (const { role, baseline, size } of texts(page)) {
        if (role === 'heading' || role === 'entry') {
          expect(baseline - (size * 25.4) / 72).toBeLessThanOrEqual(297 - template.page.newPageUnder + 1);
        }
      }
    }
  }
});

test('two columns hold whole sections, divided where they end closest to each other', () => {
  const { pages } = laidOut(withJobs(2), creative);
  expect(pages).toHaveLength(1);
  const headings = texts(pages[0]).filter(({ role }) => role === 'heading');
  expect(headings.map(({ text, x }) => [text, x])).toEqual([
    ['Professional Summary', 20],
    ['Work Experience', 20],
    ['Education', 110],
    ['Skills', 110],
    ['Credentials', 110],
  ]);
});

test('a section that no column can hold is across the page, those after it side by side', () => {
  const { pages } = laidOut(withJobs(7), creative);
  const marks = pages.flatMap((page) => texts(page));
  const at = (text: string) => marks.find((mark) => mark.role === 'heading' && mark.text === text);
  expect([at('Work Experience')?.x, at('Education')?.x, at('Skills')?.x]).toEqual([20, 20, 110]);
  expect(at('Skills')?.baseline).toBe(at('Education')?.baseline);
  const jobs = marks.slice(
    marks.findIndex((mark) => mark === at('Work Experience')),
    marks.findIndex((mark) => mark === at('Education')),
  );
  expect(jobs.filter(({ role }) => role === 'entry').map(({ x }) => x)).toEqual(Array(7).fill(20));
});

test('the band of the two-column header is 40 mm high in the chosen color', () => {
  expect(laidOut(lizaSource, creative).pages[0]?.[0]).toMatchObject({
    kind: 'rectangle',
    height: 40,
    width: 210,
    color: creative.primaryColor,
  });
});

test('lines that start with a sign are list items, and line breaks are kept', () => {
  const document = laidOut(lizaSource, minimalist);
  expect(textsOf(document, 'list-item')).toEqual([
    'Found ₱2.4 million in duplicate supplier payments',
    'Moved the ledgers to one system in 90 days',
    'Teaches month-end closing to new staff',
  ]);
  expect(textsOf(document, 'paragraph')).toContain('Closes the books of four branches each month.');
});

test('only safe URLs are links', () => {
  const link = (website: string) =>
    allTexts(laidOut({ ...blankSource, resume: { ...blankSource.resume, website } }, minimalist)).find(
      ({ role }) => role === 'contact',
    )?.link;
  expect(link('https://example.com/a')).toBe('https://example.com/a');
  expect(link('javascript:alert(1)')).toBeUndefined();
  expect(link('file:///etc/passwd')).toBeUndefined();
  expect(link('data:text/html,hello')).toBeUndefined();
  const links = allTexts(laidOut(lizaSource, minimalist)).flatMap((mark) => mark.link ?? []);
  expect(links).toEqual([
    'mailto:liza.nunez@example.com',
    'tel:+63545550117',
    'https://liza.example.com/work',
    'https://husay.example/profile/liza',
  ]);
});

test('missing glyphs are listed by field, and each becomes a box', () => {
  const document = laidOut(
    {
      ...lizaSource,
      person: { ...lizaSource.person, firstName: 'Liza 😀', lastName: 'محمد' },
      resume: { ...lizaSource.resume, skills: ['👍', '𝗕𝗼𝗹𝗱 ﬁgures'] },
    },
    modern,
  );
  expect(document.warnings).toEqual([
    { field: 'Name', characters: ['😀', 'م', 'ح', 'د'] },
    { field: 'Skills', characters: ['👍'] },
  ]);
  expect(textsOf(document, 'name')).toEqual(['Liza □ □□□□']);
  expect(textsOf(document, 'skill')).toEqual(['□', 'Bold figures']);
});

test('decomposed letters are composed', () => {
  const document = laidOut(
    { ...lizaSource, person: { ...lizaSource.person, lastName: 'Pen\u0303a' } },
    modern,
  );
  expect(textsOf(document, 'name')).toEqual(['Liza Peña']);
  expect(document.warnings).toEqual([]);
});

test('Letter paper has its own measures', () => {
  const document = layoutDocument(lizaSource, modern, { paper: 'letter', watermark: false });
  expect(document.pages[0]?.[0]).toMatchObject({ height: 279.4 });
});

test('an entry without any text is not printed', () => {
  const blank = emptyExperience;
  const document = laidOut(
    { ...blankSource, resume: { ...blankSource.resume, experience: [blank] } },
    modern,
  );
  expect(textsOf(document, 'heading')).toEqual([]);
});

test('where most places of a section leave no room for their dates, all dates are below', () => {
  const [long, short] = ['Bahay Kubo Restaurants Corporation of the Philippines and Asia', 'Aling Nena'];
  const sharesLine = (...companies: string[]) => {
    const experience = companies.map((company, i) => ({
      ...emptyExperience,
      title: `Manager ${i}`,
      company,
      duration: 'September 2014 – December 2015',
    }));
    const marks = allTexts(
      laidOut({ ...blankSource, resume: { ...blankSource.resume, experience } }, findTemplate('modern-blue')),
    );
    const baselineOf = (field: string) => marks.findLast((mark) => mark.field === field)?.baseline;
    return companies.map(
      (_, i) => baselineOf(`experience.${i}.company`) === baselineOf(`experience.${i}.duration`),
    );
  };
  expect(sharesLine(short, short, short)).toEqual([true, true, true]);
  expect(sharesLine(long, long, short)).toEqual([false, false, false]);
  expect(sharesLine(long, short, short)).toEqual([false, true, true]);
});

test('two short entries are never on two pages', () => {
  const trainings = ['Bayesian Models', 'Diving Safety'].map((title) => ({
    ...emptyEntries.trainings,
    title,
    organizer: 'Island School',
    duration: 'May 2024',
  }));
  let turned = 0;
  for (let lines = 20; lines < 60; lines++) {
    const summary = Array.from({ length: lines }, (_, i) => `Line ${i}.`).join('\n');
    for (const id of ['plain', 'bio-data']) {
      const source = { ...blankSource, resume: { ...blankSource.resume, summary, trainings } };
      const { pages } = layoutDocument(source, findTemplate(id), { ...a4, density: 'comfortable' });
      const [first, second] = trainings.map(({ title }) =>
        pages.findIndex((page) => texts(page).some(({ text }) => text === title)),
      );
      expect(first).toBe(second);
      turned = Math.max(turned, first ?? 0);
    }
  }
  expect(turned).toBeGreaterThan(0);
});

test('a few languages are under each other in a sidebar', () => {
  const names = ['Cebuano', 'Filipino', 'English', 'Waray', 'Spanish', 'French', 'Korean'];
  const lines = (count: number) => {
    const languages = names.slice(0, count).map((name) => ({ name, level: '' }));
    const { pages } = laidOut({ ...blankSource, resume: { ...blankSource.resume, languages } }, modern);
    const own = texts(pages[0]).filter(({ section, role }) => section === 'languages' && role === 'skill');
    return new Set(own.map(({ baseline }) => baseline)).size;
  };
  expect(lines(6)).toBe(6);
  expect(lines(7)).toBeLessThan(4);
});

test('what is below a band moves down with the gaps of a short resume', () => {
  const topOf = (density: 'automatic' | 'comfortable') => {
    const source = { ...blankSource, resume: { ...blankSource.resume, summary: 'Short.' } };
    const { pages } = layoutDocument(source, findTemplate('compact'), { ...a4, density });
    const band = pages[0]?.find((mark) => mark.kind === 'rectangle');
    const [heading] = texts(pages[0]).filter(({ role }) => role === 'heading');
    return (heading?.baseline ?? 0) - (band?.kind === 'rectangle' ? band.height : 0);
  };
  expect(topOf('automatic')).toBeGreaterThan(topOf('comfortable') + 3);
});
