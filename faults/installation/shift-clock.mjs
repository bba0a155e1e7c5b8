// Preloaded into a process whose computer's clock is to be wrong by FAULTS_CLOCK_SHIFT_MS milliseconds.
const shiftMs = Number(process.env.FAULTS_CLOCK_SHIFT_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + shiftMs);
    else super(...args);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
};
