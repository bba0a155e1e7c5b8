import { existsSync } from 'node:fs';
import { projectFolder } from './run-command.mjs';

/** Takes settings from .env where there is one; what the environment already says wins. */
export const loadEnvironmentFile = () => {
  const file = `${projectFolder}.env`;
  if (existsSync(file)) process.loadEnvFile(file);
};
