import { existsSync } from 'node:fs';
import { projectFolder } from './run-command.mjs';

/** Reads settings from .env if it exists; variables that are already set win. */
export const loadEnvironmentFile = () => {
  const file = `${projectFolder}.env`;
  if (existsSync(file)) process.loadEnvFile(file);
};
