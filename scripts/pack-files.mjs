import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packable = new Set(['.js', '.css', '.svg', '.json', '.txt']);

// Below it the headers weigh more than what is saved.
const smallest = 1024;

const packers = {
  '.br': (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
};

/** Puts a packed copy beside each file below the folder that gains by it: name.br and name.gz. */
export const packFiles = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && packable.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < smallest) return;
      for (const [ending, pack] of Object.entries(packers))
        await writeFile(file + ending, await pack(content));
    }),
  );
};
