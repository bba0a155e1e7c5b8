import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { localFolder } from '../../../integrations/storage/local-folder';
import type { Storage } from '../../../integrations/storage/storage';

interface StorageFaults {
  /** When a file fails to be stored: before anything is read, in its middle, when it is there already; or only a thumbnail. */
  put?: 'at once' | 'half-way' | 'afterwards' | 'for thumbnails';
  read?: 'at once' | 'half-way';
  remove?: boolean;
}

const away = () => new Error('secret-bucket is away');

/** A real folder that fails as `faults` says. `busy` counts the files that are being stored. */
export const breakableStorage = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'husay-breakable-'));
  const real = localFolder(folder);
  const state = { faults: {} as StorageFaults, busy: 0 };

  const put: Storage['put'] = async (key, content) => {
    const { put: fault } = state.faults;
    const fails = fault !== undefined && (fault === 'for thumbnails') === key.endsWith('.webp');
    if (!fails) return real.put(key, content);
    if (fault === 'half-way') return real.put(key, Readable.from(firstChunk(Readable.from(content))));
    if (fault !== 'at once') await real.put(key, content);
    throw away();
  };
  const storage: Storage = {
    ...real,
    put: async (...input) => {
      state.busy += 1;
      try {
        await put(...input);
      } finally {
        state.busy -= 1;
      }
    },
    read: async (key, range) => {
      if (state.faults.read === 'at once') throw away();
      const content = await real.read(key, range);
      return content && state.faults.read === 'half-way' ? Readable.from(firstChunk(content)) : content;
    },
    remove: async (key) => {
      if (state.faults.remove) throw away();
      await real.remove(key);
    },
  };
  return { storage, folder, state, stop: () => rm(folder, { recursive: true, force: true }) };
};

async function* firstChunk(content: AsyncIterable<Buffer>) {
  for await (const chunk of content) {
    yield chunk;
    throw away();
  }
}
