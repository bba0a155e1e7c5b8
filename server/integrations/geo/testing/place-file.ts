import { writeFile } from 'node:fs/promises';

/** What a file of places says of a network: bits of an address, and where it is. */
interface Network {
  /** IPv4, such as 203.0.113.0/24. */
  network: string;
  country: string;
  city?: string;
}

type Data = string | number | Data[] | { [key: string]: Data };

/** Control byte of MaxMind's format: type and size; types above 7 take a second byte. */
const control = (type: number, size: number) =>
  type <= 7 ? Buffer.from([(type << 5) | size]) : Buffer.from([size, type - 7]);

const encode = (value: Data): Buffer => {
  if (typeof value === 'string') return Buffer.concat([control(2, value.length), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(6, 4), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(11, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([control(7, entries.length), ...entries.flat().map(encode)]);
};

const bitsOf = (network: string): number[] => {
  const [address = '', length = '32'] = network.split('/');
  const bits = address
    .split('.')
    .flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map(Number));
  // IPv4 is below ::/96 of the IPv6 tree.
  return [...Array<number>(96).fill(0), ...bits.slice(0, Number(length))];
};

/** Writes a file in MaxMind's format (https://maxmind.github.io/MaxMind-DB/) of these networks. */
export const writePlaceFile = async (path: string, networks: Network[]) => {
  type Leaf = { data: number };
  type Node = [(Node | Leaf)?, (Node | Leaf)?];
  const root: Node = [];
  const chunks: Buffer[] = [];
  let dataSize = 0;
  for (const { network, country, city } of networks) {
    const data = encode({ country: { iso_code: country }, ...(city && { city: { names: { en: city } } }) });
    const bits = bitsOf(network);
    let node = root;
    for (const bit of bits.slice(0, -1)) node = (node[bit] ??= []) as Node;
    node[bits.at(-1) ?? 0] = { data: dataSize };
    chunks.push(data);
    dataSize += data.length;
  }
  const nodes: Node[] = [];
  const number = (node: Node) => {
    nodes.push(node);
    for (const child of node) if (Array.isArray(child)) number(child);
  };
  number(root);
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [index, node] of nodes.entries()) {
    for (const side of [0, 1]) {
      const child = node[side];
      const record = Array.isArray(child)
        ? nodes.indexOf(child)
        : child
          ? nodes.length + 16 + child.data
          : nodes.length;
      tree.writeUIntBE(record, index * 6 + side * 3, 3);
    }
  }
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    database_type: 'Test-City',
    description: { en: 'Test' },
    ip_version: 6,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  });
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  await writeFile(path, Buffer.concat([tree, Buffer.alloc(16), ...chunks, marker, metadata]));
};
