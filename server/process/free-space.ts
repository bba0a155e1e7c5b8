import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

interface FreeSpace {
  freeBytes: number;
  totalBytes: number;
}

/** Of the disk that the folder is on, as an account without special rights may use it. */
export const readFreeSpace = async (folder: string): Promise<FreeSpace> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

const gigabyte = 1024 ** 3;

/** Less than a tenth and less than 10 GB, or less than 1 GB: uploads, dumps and logs fill that in hours. */
export const isSpaceLow = ({ freeBytes, totalBytes }: FreeSpace): boolean =>
  freeBytes < gigabyte || (freeBytes < totalBytes / 10 && freeBytes < 10 * gigabyte);

/** `husay_data_folder_free_bytes` and `…_low`, measured when the monitor asks. */
export const addFreeSpaceMetric = (registry: Registry, folder: string) => {
  const gauge = (name: string, help: string, value: (space: FreeSpace) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const space = await readFreeSpace(folder).catch(() => null);
        if (space) this.set(value(space));
      },
    });
  gauge('husay_data_folder_free_bytes', 'Free space of the disk with DATA_DIR', ({ freeBytes }) => freeBytes);
  gauge('husay_data_folder_low', '1 while the disk with DATA_DIR is nearly full', (space) =>
    isSpaceLow(space) ? 1 : 0,
  );
};
