import { expect } from '@playwright/test';
import { normalizeDate } from '#shared/text/partial-date';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import type { ResumeBuilder } from './pages/resume-builder';

type Texts = Readonly<Record<string, string>>;

/** The parts of a resume that a person wants in the form, as `GET /api/resume` has them. */
export interface WantedResume {
  texts: Texts;
  particulars?: Texts;
  skills?: readonly string[];
  lists: Readonly<Partial<Record<keyof typeof nouns, readonly Texts[]>>>;
}

/** What the form calls an entry, of the lists in which something may have to be typed. */
const nouns = {
  experience: 'Experience',
  education: 'Education',
  seaService: 'Sea Service',
  licenses: 'License',
  languages: 'Language',
  references: 'Reference',
};

/** A text that the review has no field for. */
interface ToType {
  list: keyof typeof nouns;
  entry: number;
  field: string;
  text: string;
}

/** The paths of the entries that the review shows: 'experience.0', 'customSections.0.entries.1'. */
const entryOf = (path: string) =>
  /^(?:customSections\.\d+\.entries|(?!customSections)[^.]+)\.\d+(?=\.)/.exec(path)?.[0];

/** Whether a field shows the text. Dates are stored in digits and shown in words. */
const isShown = (shown: string, text: string) => shown === text || normalizeDate(shown) === text;

/** Pairs what is wanted with what was found, the most alike first. */
const paired = (wanted: readonly Texts[], found: readonly Texts[]) => {
  const likeness = wanted.flatMap((one, w) =>
    found.map((other, f) => ({
      w,
      f,
      same: Object.keys(one).filter((name) => isShown(other[name] ?? '', one[name] ?? '')).length,
    })),
  );
  const pairs = new Map<number, number>();
  for (const { w, f } of likeness.sort((a, b) => b.same - a.same))
    if (!pairs.has(w) && ![...pairs.values()].includes(f)) pairs.set(w, f);
  return pairs;
};

/**
 * Makes of an import what the person of the file wants: corrects and skips in the review, uses it, and types what it had no
 * field for. Returns what had to be done, a line for each field or entry.
 */
export const correctImport = async (builder: ResumeBuilder, wanted: WantedResume): Promise<string[]> => {
  const { page, importReview: review } = builder;
  const done: string[] = [];
  const field = (path: string) => review.locator(`:is(input, textarea)[data-import-field="${path}"]`);
  const shown = new Map(
    await review
      .locator(':is(input, textarea)[data-import-field]')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map((input): [string, string] => [input.dataset['importField'] ?? '', input.value]),
      ),
  );
  const correct = async (path: string, text: string) => {
    if (isShown(shown.get(path) ?? '', text)) return;
    await field(path).fill(text);
    done.push(`${path}: “${shown.get(path)}” to “${text}”`);
  };
  const skip = async (entry: string) => {
    await review
      .getByRole('listitem')
      .filter({ has: page.locator(`[data-import-field^="${entry}."]`) })
      .getByLabel(/^What to do with/)
      .selectOption({ label: 'Skip' });
    done.push(`${entry}: skipped`);
  };
  const foundIn = (list: string) => {
    const entries = [...new Set([...shown.keys()].map(entryOf))].filter((entry) =>
      entry?.startsWith(`${list}.`),
    ) as string[];
    return entries.map((entry) => ({
      entry,
      texts: Object.fromEntries(
        [...shown].flatMap(([path, text]) =>
          path.startsWith(`${entry}.`) ? [[path.slice(entry.length + 1), text]] : [],
        ),
      ),
    }));
  };

  const singles = [
    ...Object.entries(wanted.texts),
    ...Object.entries(wanted.particulars ?? {}).map(([name, text]) => [`particulars.${name}`, text] as const),
  ];
  for (const [path, text] of singles) await correct(path, text);
  for (const path of shown.keys())
    if (!path.includes('.') && !(path in wanted.texts)) await correct(path, '');

  const skills = [...shown].filter(([path]) => path.startsWith('skills.'));
  for (const [index, skill] of (wanted.skills ?? []).entries()) await correct(`skills.${index}`, skill);
  for (const [, text] of skills.slice(wanted.skills?.length ?? 0)) {
    await review.getByRole('checkbox', { name: `Use ${text}`, exact: true }).uncheck();
    done.push(`skills: not “${text}”`);
  }

  const toType: ToType[] = [];
  const listNames = [
    ...new Set([
      ...Object.keys(nouns),
      ...[...shown.keys()].flatMap((path) => entryOf(path)?.split('.')[0] ?? []),
    ]),
  ];
  for (const list of listNames) {
    if (list === 'skills') continue;
    const entries = wanted.lists[list as keyof typeof nouns] ?? [];
    const found = foundIn(list);
    const pairs = paired(
      entries,
      found.map(({ texts }) => texts),
    );
    for (const [index, { entry }] of found.entries())
      if (![...pairs.values()].includes(index)) await skip(entry);
    const used = [...pairs.values()].sort((a, b) => a - b);
    for (const [index, texts] of entries.entries()) {
      const at = pairs.get(index);
      const one = at === undefined ? undefined : found[at];
      const place = at === undefined ? used.push(-1) - 1 : used.indexOf(at);
      for (const name of new Set([...Object.keys(texts), ...Object.keys(one?.texts ?? {})])) {
        const text = texts[name] ?? '';
        if (one && name in one.texts) await correct(`${one.entry}.${name}`, text);
        else if (text !== '')
          toType.push({ list: list as keyof typeof nouns, entry: place, field: name, text });
      }
    }
  }

  await page.getByRole('button', { name: 'Fill in my form' }).click();
  await expect(review).toBeHidden();

  for (const { list, entry, field: name, text } of toType) {
    await builder.openSection(defaultHeadings[list]);
    const input = page.locator(`[name="${list}.${entry}.${name}"]`);
    const card = page.getByRole('region', { name: defaultHeadings[list], exact: true });
    if (!(await input.isVisible())) {
      const lines = card.getByRole('listitem');
      if ((await lines.count()) > entry)
        await lines.nth(entry).getByRole('button', { expanded: false }).first().click();
      else await card.getByRole('button', { name: `Add ${nouns[list]}` }).click();
    }
    await input.fill(text);
    done.push(`${list}.${entry}.${name}: typed “${text}”`);
  }
  return done;
};
