// The few tables of a TrueType file that the resume's fonts are made and measured from.

/** @returns {Map<string, Buffer>} the file's tables by tag */
export const readTables = (font) => {
  const tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    const offset = font.readUInt32BE(entry + 8);
    const length = font.readUInt32BE(entry + 12);
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length));
  }
  return tables;
};

const checksum = (table) => {
  let sum = 0;
  for (let i = 0; i < table.length; i += 4) {
    sum = (sum + (i + 4 <= table.length ? table.readUInt32BE(i) : tail(table, i))) >>> 0;
  }
  return sum;
};

const tail = (table, start) => {
  const padded = Buffer.alloc(4);
  table.copy(padded, 0, start);
  return padded.readUInt32BE(0);
};

/** @param {Map<string, Buffer>} tables */
export const writeTables = (tables) => {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const log = Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + sorted.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(2 ** log * 16, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE(sorted.length * 16 - 2 ** log * 16, 10);
  const parts = [header];
  let offset = header.length;
  sorted.forEach(([tag, table], i) => {
    const body = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    header.write(tag, 12 + i * 16, 'latin1');
    header.writeUInt32BE(checksum(table), 16 + i * 16);
    header.writeUInt32BE(offset, 20 + i * 16);
    header.writeUInt32BE(table.length, 24 + i * 16);
    parts.push(body);
    offset += body.length;
  });
  return Buffer.concat(parts);
};

/** @param {Record<number, string>} names by name id, written for Windows and Unicode readers alike */
export const nameTable = (names) => {
  const records = Object.entries(names).map(([id, value]) => [
    Number(id),
    Buffer.from(value, 'utf16le').swap16(),
  ]);
  const header = Buffer.alloc(6 + records.length * 12);
  header.writeUInt16BE(records.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  records.forEach(([id, value], i) => {
    const at = 6 + i * 12;
    header.writeUInt16BE(3, at);
    header.writeUInt16BE(1, at + 2);
    header.writeUInt16BE(0x409, at + 4);
    header.writeUInt16BE(id, at + 6);
    header.writeUInt16BE(value.length, at + 8);
    header.writeUInt16BE(offset, at + 10);
    offset += value.length;
  });
  return Buffer.concat([header, ...records.map(([, value]) => value)]);
};

/** Code point → glyph of the Basic Multilingual Plane (cmap format 4, which every TrueType font carries). */
export const readCharacterMap = (tables) => {
  const cmap = tables.get('cmap');
  const glyphs = new Map();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(8 + i * 8);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const segments = cmap.readUInt16BE(at + 6) / 2;
    for (let s = 0; s < segments; s++) {
      const end = cmap.readUInt16BE(at + 14 + s * 2);
      const start = cmap.readUInt16BE(at + 16 + (segments + s) * 2);
      const delta = cmap.readUInt16BE(at + 16 + (2 * segments + s) * 2);
      const rangeAt = at + 16 + (3 * segments + s) * 2;
      const range = cmap.readUInt16BE(rangeAt);
      for (let code = start; code <= end && code < 0xffff; code++) {
        const glyph = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + (code - start) * 2);
        if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
      }
    }
    return glyphs;
  }
  throw new Error('The font has no format 4 character map');
};

/** Advance of each glyph, in font units. */
export const readAdvances = (tables) => {
  const hmtx = tables.get('hmtx');
  const measured = tables.get('hhea').readUInt16BE(34);
  const glyphs = tables.get('maxp').readUInt16BE(4);
  return Array.from({ length: glyphs }, (_, glyph) => hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4));
};

export const readHeights = (tables) => ({
  unitsPerEm: tables.get('head').readUInt16BE(18),
  ascent: tables.get('hhea').readInt16BE(4),
  descent: -tables.get('hhea').readInt16BE(6),
  capHeight: tables.get('OS/2').readInt16BE(88),
});
