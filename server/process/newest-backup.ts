import { readdir } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

/** As deploy/backup.sh names a complete backup: 2026-11-22T023000Z. */
const backupName = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

const secondsOf = (name: string) => {
  const [, day, hours, minutes, seconds] = backupName.exec(name) ?? [];
  return day === undefined ? 0 : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) / 1000;
};

/** `husay_newest_backup_timestamp_seconds`, by the names in BACKUP_DIR; 0 where there is none or the folder cannot be read. */
export const addBackupMetric = (registry: Registry, folder: string | undefined) => {
  if (folder === undefined) return;
  new Gauge({
    name: 'husay_newest_backup_timestamp_seconds',
    help: 'When the newest complete backup in BACKUP_DIR was begun; 0 if there is none',
    registers: [registry],
    async collect() {
      const names = await readdir(folder).catch(() => []);
      this.set(Math.max(0, ...names.map(secondsOf)));
    },
  });
};
