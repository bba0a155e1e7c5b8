import { Unzlib } from 'fflate';

/** In bytes: these unpack to at most 1 MB. */
const step = 1024;
/**
 * Deflated data ends by itself: after its end, more bytes give nothing. Nothing comes of a stored block, of up to 64 KB,
 * before all of it is there either (RFC 1951, 3.2.4).
 */
const maxEmptySteps = (64 * 1024) / step + 2;

/**
 * Unpacks a deflated stream piece by piece, and stops where `onPiece` throws. Bytes after its end are ignored. Throws where
 * the data is damaged, after the pieces before.
 */
export const unpack = (packed: Uint8Array, onPiece: (piece: Uint8Array) => void): void => {
  let empty = 0;
  const unzlib = new Unzlib((piece) => {
    empty = piece.length === 0 ? empty + 1 : 0;
    onPiece(piece);
  });
  for (let at = 0; at < packed.length && empty < maxEmptySteps; at += step)
    unzlib.push(packed.subarray(at, at + step), false);
};
