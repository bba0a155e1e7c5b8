import { findCommand } from './find-command.mjs';
import { run } from './run-command.mjs';

/** Whether we may install packages of the system here: Debian (or a child of it), and root. */
export const canInstallDebianPackages = () => process.getuid?.() === 0 && Boolean(findCommand('apt-get'));

/** Installs Debian packages; resolves to whether that worked. */
export const installDebianPackages = async (...names) => {
  if (!canInstallDebianPackages()) return false;
  console.log(`Installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, quiet: true });
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
    { env, quiet: true },
  );
  if (code !== 0) console.error(output);
  return code === 0;
};
