import { expect, newPerson, test } from '../../fixtures';
import { ResumeBuilder } from '../../pages/resume-builder';

// Files that multiply when they are read, or that would run and fetch if a browser opened them. What the reader does with each
// kind is in shared/reader/hostile-files.test.ts; here is what the page of the person who chose the file does.

const elsewhere = 'https://collector.example';

/** 9¹¹ words by aliases. */
const laughsYaml = [
  'a0: &a0 [ha, ha, ha]',
  ...Array.from({ length: 11 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(8)}*a${at}]`),
  'cv:\n  name: Ana Reyes\n  sections: *a11\n',
].join('\n');

/** 9⁹ words by entities, a file of the machine, and the address of another site. */
const laughsXml = `<?xml version="1.0"?><!DOCTYPE Candidate [<!ENTITY a0 "ha">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(9)}">`,
).join('')}<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY far SYSTEM "${elsewhere}/xml">]>
<Candidate xmlns="http://www.europass.eu/1.0"><CandidatePerson>&a9;&file;&far;</CandidatePerson></Candidate>`;

const runs = `window.ranFromFile = true; document.title = 'Taken'; fetch('${elsewhere}/script')`;
const page = `<!doctype html><html><head><title>Resume</title><meta http-equiv="refresh" content="0; url=${elsewhere}/refresh">
<link rel="stylesheet" href="${elsewhere}/style.css"><script src="${elsewhere}/script.js"></script><script>${runs}; while (true) {}</script></head>
<body onload="${runs}"><h1>Ana Reyes</h1><img src="${elsewhere}/picture.png" onerror="${runs}"><svg onload="${runs}"></svg>
<iframe src="${elsewhere}/frame"></iframe><object data="${elsewhere}/object"></object>
<h2>Work Experience</h2><p><b>Night Auditor</b></p><p>Amihan Bay Hotel</p><p>Jan 2020 – Present</p>
<ul><li>Closed <a href="javascript:${runs}">the books</a> of 90 rooms &lt;img src=x onerror="${runs}"&gt;</li></ul></body></html>`;

test('aliases, entities and scripts of a file are bounded, never run and never fetched', async ({
  page: tab,
  openDashboard,
  baseURL,
}) => {
  await openDashboard(newPerson());
  const origin = new URL(baseURL ?? '').origin;
  const foreign: string[] = [];
  tab.context().on('request', (request) => {
    if (/^(?:https?|file|wss?):/.test(request.url()) && !request.url().startsWith(origin))
      foreign.push(request.url());
  });
  const choose = (name: string, content: string) =>
    tab
      .getByLabel('Resume file')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  const title = await tab.title();

  await tab.getByRole('button', { name: 'Import' }).click();
  for (const [name, content] of [
    ['laughs.yaml', laughsYaml],
    ['laughs.xml', laughsXml],
  ] as const) {
    await choose(name, content);
    await expect(tab.getByRole('alert').filter({ hasText: name })).toContainText(/choose|save|paste|export/i);
    await expect(tab.getByText('root:')).toHaveCount(0);
  }

  await choose('resume.html', page);
  const builder = new ResumeBuilder(tab);
  await expect(builder.importReview.getByLabel('Company').first()).toHaveValue('Amihan Bay Hotel');
  await expect(builder.importReview.getByText(/while \(true\)/)).toHaveCount(0);
  await tab.getByRole('button', { name: 'Fill in my form' }).click();
  await expect(builder.importReview).toBeHidden();
  // Where the text is shown: in the form, on the page beside it, and after the save.
  expect((await builder.save()).status()).toBe(200);
  const saved = (await (await tab.request.get('/api/resume')).json()) as {
    experience: { company: string }[];
  };
  expect(saved.experience[0]?.company).toBe('Amihan Bay Hotel');
  await tab.reload();
  await expect(builder.field('Title')).toBeVisible();
  expect(await tab.evaluate(() => 'ranFromFile' in window)).toBe(false);
  expect(await tab.title()).toBe(title);
  expect(foreign).toEqual([]);
});
