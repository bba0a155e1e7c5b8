/** What pdf.js may take for one PDF, beyond small buffers: several times what its streams unpack to. */
const limits = { small: 1024 * 1024, bytesPerBuffer: 96 * 1024 * 1024, bytes: 320 * 1024 * 1024 } as const;

const names = ['Uint8Array', 'Uint8ClampedArray', 'Uint32Array', 'Float32Array', 'Float64Array'] as const;
type Constructors = Record<(typeof names)[number], { BYTES_PER_ELEMENT: number }>;

/**
 * Counts the large buffers that are made until `release`, and throws where they would take more than the limits. pdf.js unpacks
 * a stream anew for every reference to it: 50 KB that refer to one stream a thousand times would fill the memory.
 */
export const limitBuffers = () => {
  const scope: Constructors = globalThis;
  const originals = Object.fromEntries(names.map((name) => [name, scope[name]])) as Constructors;
  let left: number = limits.bytes;
  let isExceeded = false;
  const count = (size: number) => {
    if (size < limits.small) return;
    left -= size;
    if (left >= 0 && size <= limits.bytesPerBuffer) return;
    isExceeded = true;
    throw new RangeError('The buffers of this file are too large');
  };
  for (const name of names)
    scope[name] = new Proxy(originals[name] as Uint8ArrayConstructor, {
      construct(target, parameters: [unknown], newTarget) {
        const [length] = parameters;
        if (typeof length === 'number') count(length * target.BYTES_PER_ELEMENT);
        return Reflect.construct(target, parameters, newTarget) as Uint8Array;
      },
    });
  return {
    /** Whether something was refused, also where pdf.js went on without it. */
    isExceeded: () => isExceeded,
    release: () => Object.assign(scope, originals),
  };
};
