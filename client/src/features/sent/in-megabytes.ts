const megabyte = 1024 * 1024;

/** '0.3 MB'; nothing is 0 MB that is something. */
export const inMegabytes = (bytes: number) =>
  `${Math.max(bytes / megabyte, bytes > 0 ? 0.1 : 0).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
