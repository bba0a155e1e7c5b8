import { existsSync } from 'node:fs';
import { loadEnvironmentFile } from './environment-file.mjs';
import { ensureInstalled } from './install.mjs';
import { installed, projectFolder, run } from './run-command.mjs';

/**
 * Runs one of the commands in server/commands with the arguments of this process: the built one where the packages for
 * development are left out (`npm ci --omit=dev`), else the sources.
 */
export const runServerCommand = async (name) => {
  const built = `${projectFolder}dist/server/${name}.js`;
  const isProduction = existsSync(`${projectFolder}node_modules/express`) && !existsSync(installed('tsx'));
  const usesBuilt = isProduction && existsSync(built);
  if (!usesBuilt) await ensureInstalled();
  loadEnvironmentFile();
  const [command, script] = usesBuilt
    ? [process.execPath, built]
    : [installed('tsx'), `server/commands/${name}.ts`];
  const { code } = await run(command, [script, ...process.argv.slice(2)]);
  process.exit(code);
};
