/** An address as people write it: the link has the rest. */
export const withoutScheme = (address: string) =>
  address.replace(/^https?:\/\/(?=.)/i, '').replace(/^([^/]+)\/$/, '$1');

/** A longer URL is not readable: its start is printed, and the link is complete. */
const maxPrintedAddress = 120;

export const printedAddress = (address: string) => {
  const printed = withoutScheme(address);
  return printed.length > maxPrintedAddress
    ? `${printed.slice(0, maxPrintedAddress - 1).trimEnd()}…`
    : printed;
};
