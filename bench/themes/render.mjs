// Themes by others, as npm packages of the community around JSON Resume.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const prefix = 'jsonresume-theme-';

export const themeNames = readdirSync(new URL('node_modules/', import.meta.url))
  .filter((name) => name.startsWith(prefix))
  .map((name) => name.slice(prefix.length));

const loadTheme = async (name) => {
  try {
    return require(prefix + name);
  } catch {
    return import(prefix + name);
  }
};

/** @returns {Promise<string>} the HTML of a JSON Resume in this theme */
export const renderTheme = async (name, resume) => {
  const loaded = await loadTheme(name);
  const render = loaded.render ?? loaded.default?.render ?? loaded.default;
  return render(structuredClone(resume));
};
