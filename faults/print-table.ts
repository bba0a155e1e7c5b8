import type { Outcome } from './scenario';

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** The figures of all scenarios, as a table that documentation can keep. */
export const printTable = (rows: { name: string; seconds: number; outcome: Outcome }[]) => {
  const heads = ['Scenario', 'Requests', 'Refused (503)', 'Failed', 'Longest wait', 'Lost writes', 'Figures'];
  console.log(`\n${row(heads)}\n${row(heads.map(() => '---'))}`);
  for (const { name, seconds, outcome } of rows) {
    const { requests, refused, failed, longestMs, lost, notes } = outcome;
    const longest = `${(longestMs / 1000).toFixed(1)} s`;
    const figures = [...notes, `took ${seconds.toFixed(0)} s`].join('; ');
    console.log(row([name, ...[requests, refused, failed].map(String), longest, String(lost), figures]));
  }
  console.log('');
};
