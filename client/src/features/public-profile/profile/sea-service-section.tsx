import type { PublicResume } from '#shared/public-profile/schema';
import { printedDate, type MonthStyle } from '#shared/text/partial-date';
import { seaServiceTotals, withKilowatts } from '#shared/resume/sections/sea-service';
import { profileWords } from '../words';
import { Section } from './profile-section';

type Contract = PublicResume['seaService'][number];

/** The cells of a row after the vessel, each with up to two lines. */
const cellsOf = (
  { type, flag, tonnage, power, rank, principal, signOn, signOff }: Contract,
  monthStyle: MonthStyle,
) => [
  [type, flag],
  [tonnage, withKilowatts(power)],
  [rank],
  [principal],
  [printedDate(signOn, monthStyle), printedDate(signOff, monthStyle)],
];

interface SeaServiceProps {
  title: string;
  monthStyle: MonthStyle;
  entries: readonly Contract[];
  /** The day in Manila to which they count. */
  today: string;
}

/** Contracts at sea as a table, which scrolls by itself where the screen is narrow, and what they add up to. */
export const SeaServiceSection = ({ title, monthStyle, entries, today }: SeaServiceProps) => {
  const totals = seaServiceTotals(entries, today);
  return (
    <Section title={title}>
      {/* A region that scrolls is reachable by keyboard. */}
      <div role="group" aria-label={title} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-xl border-collapse text-sm print:min-w-0">
          <thead>
            <tr className="border-b text-muted">
              {profileWords.seaServiceColumns.map((column) => (
                <th key={column} scope="col" className="py-2 pe-4 text-start font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => (
              <tr key={index} className="border-b align-top print:break-inside-avoid">
                <th scope="row" dir="auto" className="py-2 pe-4 text-start font-semibold">
                  {entry.vessel}
                </th>
                {cellsOf(entry, monthStyle).map((lines, cell) => (
                  <td key={cell} className="py-2 pe-4 tabular-nums">
                    {lines.filter(Boolean).map((line, i) => (
                      <span key={i} dir="auto" className="block">
                        {line}
                      </span>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {totals.length > 0 && (
        <ul className="mt-3 text-sm text-muted">
          {totals.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Section>
  );
};
