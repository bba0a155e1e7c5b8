import { ConfigError } from '../config/config';
import { FolderInUseError } from '../embedded/folder-lock';
import { outageOf } from '../http/errors/outages';

/**
 * Why the start failed, in plain words, where that is the environment's fault: settings, rights, disks, other systems.
 * Undefined for a defect of the program, whose stack is needed.
 */
export const plainReason = (error: unknown): string | undefined => {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const causes = chainOf(error);
  const isOfEnvironment =
    outageOf(error) !== null || causes.some((cause) => environmentCodes.test(codeOf(cause)));
  if (!isOfEnvironment) return undefined;
  // The innermost cause names the file, the address or the table; the outer ones repeat the query.
  const innermost = causes.at(-1) ?? error;
  return `Husay cannot start: ${innermost.message.split('\n')[0] || codeOf(innermost)}`;
};

// A system call that failed, or Postgres: no right (42501), wrong account or password (28), no such database (3D000).
const environmentCodes = /^(E[A-Z]{2,}|42501|28...|3D000)$/;

const codeOf = (error: Error) => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

const maxDepth = 5;

const chainOf = (error: Error): Error[] => {
  const chain = [error];
  for (let cause = error.cause; cause instanceof Error && chain.length < maxDepth; cause = cause.cause) {
    chain.push(cause);
  }
  return chain;
};
