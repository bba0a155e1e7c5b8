// npm run admin -- grant|revoke <email>, or storage …; without a known command it lists them all.
import { runServerCommand } from './system/run-server-command.mjs';

await runServerCommand('admin-cli');
