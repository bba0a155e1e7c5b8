/** About what browsers take for an object, a property and a small buffer. In bytes. */
const sizes = { object: 48, property: 16, buffer: 128 } as const;

/** About what a copy of the message takes, in bytes, with a buffer of any length taken for a small one. */
export const messageSize = (message: unknown): number => {
  let size = 0;
  const left = [message];
  while (left.length > 0) {
    const value = left.pop();
    size += sizes.property;
    if (typeof value === 'string') size += value.length;
    if (typeof value !== 'object' || value === null) continue;
    size += ArrayBuffer.isView(value) ? sizes.buffer : sizes.object;
    if (!ArrayBuffer.isView(value)) for (const part of Object.values(value)) left.push(part);
  }
  return size;
};
