/** A parser that pauses with a bare `yield` until more bytes have arrived. */
export type Parsing<T = void> = Generator<undefined, T, undefined>;

export type Keep = (bytes: Uint8Array) => void;

/** The bytes of a file that have arrived and are not consumed yet. */
export class ByteQueue {
  #bytes: Uint8Array = new Uint8Array();
  #ended = false;

  add(chunk: Uint8Array) {
    if (this.#bytes.length === 0) {
      this.#bytes = chunk;
      return;
    }
    const joined = new Uint8Array(this.#bytes.length + chunk.length);
    joined.set(this.#bytes);
    joined.set(chunk, this.#bytes.length);
    this.#bytes = joined;
  }

  end() {
    this.#ended = true;
  }

  /** Consumes exactly `count` bytes; null if the file ends before. */
  *take(count: number): Parsing<Uint8Array | null> {
    while (this.#bytes.length < count) {
      if (this.#ended) return null;
      yield;
    }
    return this.#consume(count);
  }

  /** Passes `count` bytes on as they arrive; false if the file ends before. */
  *pass(count: number, keep: Keep): Parsing<boolean> {
    let missing = count;
    while (missing > 0) {
      if (this.#bytes.length > 0) {
        const part = this.#consume(Math.min(missing, this.#bytes.length));
        missing -= part.length;
        keep(part);
      } else if (this.#ended) {
        return false;
      } else {
        yield;
      }
    }
    return true;
  }

  /**
   * Passes on the entropy-coded data of a JPEG scan and stops at the marker after it. In a scan, 0xFF is followed by
   * 0x00, by a restart marker or by another 0xFF (ITU T.81, B.1.1).
   */
  *passScan(keep: Keep): Parsing {
    for (;;) {
      const bytes = this.#bytes;
      let at = bytes.indexOf(0xff);
      while (at >= 0 && at + 1 < bytes.length) {
        const next = bytes[at + 1] as number;
        const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
        if (!isData) {
          keep(this.#consume(at));
          return;
        }
        at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
      }
      keep(this.#consume(at < 0 ? bytes.length : at));
      if (this.#ended) return;
      yield;
    }
  }

  #consume(count: number) {
    const consumed = this.#bytes.subarray(0, count);
    this.#bytes = this.#bytes.subarray(count);
    return consumed;
  }
}
