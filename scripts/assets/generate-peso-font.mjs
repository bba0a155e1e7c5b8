// Makes client/src/fonts/inter-peso.woff2: Inter's ₱ alone (1 KB), so that a price does not make every visitor fetch the
// 85 KB of Latin Extended that it belongs to. Run it manually after an update of Inter: node scripts/assets/generate-peso-font.mjs
// Inter is under the SIL Open Font License 1.1 (node_modules/@fontsource-variable/inter/LICENSE).
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL(
  '../../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  import.meta.url,
);
const target = new URL('../../client/src/fonts/inter-peso.woff2', import.meta.url);
const font = await subsetFont(await readFile(source), '₱', { targetFormat: 'woff2' });
await writeFile(target, font);
console.log(`inter-peso.woff2: ${font.length} bytes`);
