import { ByteQueue } from './byte-queue';
import { stripJpeg } from './jpeg';
import { stripPng } from './png';

export type StrippedType = 'image/jpeg' | 'image/png';

/**
 * Removes what a JPEG or PNG tells beside its picture: Exif with GPS, XMP, IPTC, comments and text, thumbnails, and
 * whatever follows its end. Nothing is decoded or compressed anew: the bytes of the picture stay as they are, and so do
 * its color profile and orientation. The file passes in chunks of any size, in memory that does not grow with it. `push`
 * and `end` return what is left of the bytes so far, and throw `DamagedImageError`.
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
