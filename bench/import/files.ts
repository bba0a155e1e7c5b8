// Files of resumes as others make them: Chromium prints themes, pandoc and LibreOffice write documents.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../scripts/system/browser.mjs';
import type { JsonResume } from './json-resume';

const here = (path: string) => new URL(path, import.meta.url);

interface Themes {
  themeNames: readonly string[];
  renderTheme: (name: string, resume: JsonResume) => Promise<string>;
}

/** The themes, installed for the bench alone. */
export const loadThemes = async (): Promise<Themes> => {
  if (!existsSync(here('../themes/node_modules')))
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: here('../themes'), stdio: 'inherit' });
  // A variable path: tsc must not resolve the packages.
  const path = '../themes/render.mjs';
  return (await import(path)) as Themes;
};

export interface Printer {
  print: (html: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** What copying the whole page puts into the clipboard, as text. */
  copy: (html: string) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
}

const cache = here('../../node_modules/.cache/bench-import/');

/** A file made from this source before, or by `make` now: printing takes most of the time. */
export const cached = async (
  kind: string,
  source: string,
  make: () => Promise<Uint8Array> | Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> => {
  const path = new URL(createHash('sha256').update(`${kind}\n${source}`).digest('hex'), cache);
  if (!existsSync(path)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(path, await make());
  }
  return new Uint8Array(readFileSync(path));
};

/** Prints pages without a network: what a theme loads from elsewhere is missing, alike in each run. */
export const openPrinter = async (): Promise<Printer> => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumArguments(),
  });
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  return {
    async print(html) {
      return cached('pdf', html, async () => {
        await page.setContent(html, { waitUntil: 'load' });
        return page.pdf({ format: 'A4', printBackground: true });
      });
    },
    async copy(html) {
      return cached('copied', html, async () => {
        await page.setContent(html, { waitUntil: 'load' });
        return new TextEncoder().encode(await page.innerText('body'));
      });
    },
    close: () => browser.close(),
  };
};

const has = (command: string) => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

export const hasPandoc = () => has('pandoc');
export const hasLibreOffice = () => has('soffice');

/** A folder for the programs' files, removed afterwards. */
const inFolder = <Result>(work: (folder: string) => Result): Result => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A document that pandoc makes of text in one of its formats. */
export const withPandoc = (text: string, from: 'markdown' | 'html', to: 'docx' | 'odt' | 'plain') =>
  inFolder((folder) => {
    const [source, target] = [join(folder, 'source'), join(folder, `resume.${to}`)];
    writeFileSync(source, text);
    execFileSync('pandoc', ['-f', from, '-t', to, '-o', target, source], { stdio: 'ignore' });
    return new Uint8Array(readFileSync(target));
  });

/** Documents that LibreOffice makes of others, in one start of it. */
export const withLibreOffice = (
  sources: readonly Uint8Array[],
  from: 'docx' | 'odt' | 'html' | 'fodt',
  to: 'docx' | 'odt' | 'pdf',
) =>
  inFolder((folder) => {
    const paths = sources.map((bytes, index) => {
      const path = join(folder, `${index}.${from}`);
      writeFileSync(path, bytes);
      return path;
    });
    const filter = from === 'html' ? ['--infilter=HTML (StarWriter)'] : [];
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        ...filter,
        '--convert-to',
        to,
        '--outdir',
        join(folder, 'out'),
        ...paths,
      ],
      { stdio: 'ignore', timeout: 300_000 },
    );
    return sources.map((_, index) => new Uint8Array(readFileSync(join(folder, 'out', `${index}.${to}`))));
  });

/** Two texts of a line that a page sets apart: the second is behind a tab in a document. */
const tab = '\uE0FF';
/** In the first cell of tables with lines. */
const lined = '\uE0FE';
const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
const borders = `<w:tblBorders>${sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="555555"/>`).join('')}</w:tblBorders>`;
/** As wide as their texts ask for, with lines where the page has them: pandoc's tables are of equal columns and bare. */
const tableOf = (xml: string) =>
  xml
    .replace(/<w:tblLayout[^>]*\/>/, '')
    .replace(/<w:tblW [^>]*\/>/, `<w:tblW w:type="pct" w:w="5000"/>${xml.includes(lined) ? borders : ''}`)
    .replaceAll(lined, '');

/** The document of a page as people write it: the dates of a line stand behind a tab, at the right. */
export const withTabs = (html: string) => {
  const marked = html
    .replace(/(<table class="grid">.*?<t[dh][^>]*>)/gs, `$1${lined}`)
    .replace(/<div class="between">(<(\w+)[^>]*>.*?<\/\2>)/g, `<div class="between">$1${tab}`);
  const files = unzipSync(withPandoc(marked, 'html', 'docx'));
  const change = (path: string, work: (xml: string) => string) => {
    const file = files[path];
    if (file) files[path] = strToU8(work(strFromU8(file)));
  };
  change('word/document.xml', (xml) =>
    xml
      .replace(/<w:tbl>.*?<\/w:tbl>/gs, tableOf)
      .replaceAll(tab, '</w:t></w:r><w:r><w:tab/></w:r><w:r><w:t xml:space="preserve">'),
  );
  const stop = '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>';
  change('word/styles.xml', (xml) =>
    xml
      .replace(/(<w:pPrDefault>\s*<w:pPr>)/, `$1${stop}`)
      .replace(/<w:pPrDefault\s*\/>/, `<w:pPrDefault><w:pPr>${stop}</w:pPr></w:pPrDefault>`),
  );
  return zipSync(files);
};

/** A PDF's text in the orders that poppler knows. */
export const printedTexts = (pdf: Uint8Array): string[] =>
  inFolder((folder) => {
    const path = join(folder, 'resume.pdf');
    writeFileSync(path, pdf);
    return [['-raw'], ['-layout'], []].map((options) =>
      execFileSync('pdftotext', [...options, path, '-'], { encoding: 'utf8', maxBuffer: 1 << 26 }),
    );
  });
