import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The full path of a command in PATH (or in one of `folders`), or undefined. */
export const findCommand = (name, folders = (process.env.PATH ?? '').split(delimiter)) =>
  folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
