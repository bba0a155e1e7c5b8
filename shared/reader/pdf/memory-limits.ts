import { messageSize } from './message-size';
import { unpack } from './unpack';

const megabyte = 1024 * 1024;

/**
 * How much pdf.js may hold at once: several times what a page and its fonts unpack to, and what tens of thousands of texts and
 * drawing commands take. A dense page sends 2 MB, one of 30,000 letters by themselves 26 MB.
 */
const limits = {
  small: 64 * 1024,
  bytesPerBuffer: 48 * megabyte,
  bytes: 96 * megabyte,
  smallMessage: 2000,
  bytesOfMessages: 26 * megabyte,
} as const;

const names = [
  'ArrayBuffer',
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
] as const;
type Constructors = Record<(typeof names)[number], { BYTES_PER_ELEMENT?: number }>;
interface Replaced extends Constructors {
  DecompressionStream: unknown;
  structuredClone: (message: unknown, options: unknown) => unknown;
}

/**
 * Counts the memory that pdf.js takes until `release`, and throws where it would be more than the limits: large buffers, streams that
 * are being unpacked, and the messages with texts and drawing commands that one end of it sends to the other. It unpacks a stream anew for
 * every reference to it: 50 KB that refer to one stream a thousand times would fill the memory.
 */
export const limitMemory = () => {
  const scope = globalThis as unknown as Replaced;
  const { DecompressionStream, structuredClone } = scope;
  const originals = Object.fromEntries(names.map((name) => [name, scope[name]])) as Constructors;
  let left: number = limits.bytes;
  let leftOfMessages: number = limits.bytesOfMessages;
  let isExceeded = false;
  const refuse = () => {
    isExceeded = true;
    throw new RangeError('This file takes too much memory');
  };
  const take = (size: number) => {
    left -= size;
    if (isExceeded || left < 0) refuse();
  };
  const takeBuffer = (size: number) => {
    if (size > limits.bytesPerBuffer) refuse();
    take(size >= limits.small ? size : 0);
  };
  for (const name of names)
    scope[name] = new Proxy(originals[name] as Uint8ArrayConstructor, {
      construct(target, parameters: [unknown], newTarget) {
        const [length] = parameters;
        if (typeof length === 'number' && length > 0) takeBuffer(length * (target.BYTES_PER_ELEMENT ?? 1));
        return Reflect.construct(target, parameters, newTarget) as Uint8Array;
      },
    });
  scope.DecompressionStream = unpackingStream(take);
  scope.structuredClone = (message, options) => {
    const size = messageSize(message);
    leftOfMessages -= size;
    // Errors have to arrive.
    if (leftOfMessages < 0 && size > limits.smallMessage) refuse();
    return structuredClone(message, options);
  };
  return {
    /** Whether less than half is left: then pdf.js should release what it has before the next page. */
    isLow: () => left < limits.bytes / 2,
    /** Before a page: the messages of the page before are no longer in use, and with `all` nothing else is. */
    renew: (all: boolean) => {
      leftOfMessages = limits.bytesOfMessages;
      if (all) left = limits.bytes;
    },
    /** Whether something was refused, also where pdf.js went on without it. */
    isExceeded: () => isExceeded,
    release: () => Object.assign(scope, originals, { DecompressionStream, structuredClone }),
  };
};

/**
 * A `DecompressionStream` that counts what comes out until it is read as a whole, and then gives it back: its reader makes a buffer of it.
 * pdf.js unpacks all content streams of a page at the same time, and the browser's own class does not tell how much it has unpacked.
 */
const unpackingStream = (take: (size: number) => void) =>
  class extends TransformStream<Uint8Array, Uint8Array> {
    constructor(format: string) {
      if (format !== 'deflate') throw new TypeError(`${format} is left to pdf.js`);
      let taken = 0;
      super({
        transform: (packed, controller) => {
          take(0);
          try {
            unpack(packed, (piece) => {
              taken += piece.length;
              take(piece.length);
              controller.enqueue(piece);
            });
          } catch (error) {
            // Nothing of a damaged stream is read.
            take(-taken);
            throw error;
          }
        },
        flush: () => take(-taken),
      });
    }
  };
