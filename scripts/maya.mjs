// npm run maya -- webhooks list|register|remove
import { runServerCommand } from './system/run-server-command.mjs';

await runServerCommand('maya-cli');
