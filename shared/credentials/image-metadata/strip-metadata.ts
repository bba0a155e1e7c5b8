import { ByteQueue } from './byte-queue';
import { stripJpeg } from './jpeg';
import { stripPng } from './png';

export type StrippedType = 'image/jpeg' | 'image/png';

/**
 * Removes the metadata of a JPEG or PNG: Exif with GPS, XMP, IPTC, comments and text, thumbnails, and bytes after its end.
 * Nothing is decoded or recompressed: the picture's bytes, its color profile and orientation stay. Accepts chunks of any
 * size in constant memory. `push` and `end` return the remaining bytes so far, and throw `DamagedImageError`.
 */
export const metadataStripper = (type: StrippedType) => {
  const queue = new ByteQueue();
  let kept: Uint8Array[] = [];
  const strip = type === 'image/jpeg' ? stripJpeg : stripPng;
  const parsing = strip(queue, (bytes) => kept.push(bytes));
  let isDone = false;

  const proceed = () => {
    isDone = parsing.next().done === true;
    const output = joined(kept);
    kept = [];
    return output;
  };
  return {
    push(chunk: Uint8Array) {
      if (isDone) return new Uint8Array();
      queue.add(chunk);
      return proceed();
    },
    end() {
      queue.end();
      return isDone ? new Uint8Array() : proceed();
    },
  };
};

/** A whole file without its metadata. */
export const withoutMetadata = (type: StrippedType, file: Uint8Array) => {
  const stripper = metadataStripper(type);
  return joined([stripper.push(file), stripper.end()]);
};

const joined = (parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
