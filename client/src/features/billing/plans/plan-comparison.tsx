import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { plans, type Availability, type Plan, type PlanTerms } from '#shared/billing/plans';
import { classNames } from '../../../lib/class-names';
import { formatCentavos } from '../../../lib/format';

const columns: readonly Plan[] = ['free', 'pro', 'agency'];

const rows: readonly [feature: string, of: (terms: PlanTerms) => Availability | { text: string }][] = [
  [
    'Price per month',
    ({ priceCentavos }) => ({
      text: priceCentavos === null ? 'Not on sale yet' : formatCentavos(priceCentavos),
    }),
  ],
  ['Credential uploads', (terms) => ({ text: String(terms.credentials) })],
  ['PDF templates', (terms) => ({ text: terms.templates === 'all' ? 'All' : '1' })],
  ['PDF without a watermark', (terms) => !terms.watermark],
  ['Custom profile link', (terms) => terms.ownProfileLink],
  ['Analytics with trends', (terms) => terms.trends],
  [
    'Support by email',
    ({ supportMark }) => ({ text: supportMark === null ? 'Yes' : `Marked as ${supportMark}` }),
  ],
  ['Team management', (terms) => terms.teamManagement],
  ['Custom branding', (terms) => terms.customBranding],
];

const cell = 'px-1.5 py-2.5 text-center sm:px-4';

/** How the plans differ, side by side, from the table that the server enforces. */
export const PlanComparison = ({ className }: { className?: string }) => (
  <div className={classNames('rounded-card border bg-surface px-1.5 py-2 sm:px-4', className)}>
    <table className="w-full text-xs sm:text-sm">
      <caption className="sr-only">What each plan includes</caption>
      <thead>
        <tr>
          <td className="w-2/5" />
          {columns.map((plan) => (
            <th key={plan} scope="col" className={classNames(cell, 'text-sm font-semibold')}>
              {plans[plan].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([feature, of]) => (
          <tr key={feature} className="border-t">
            <th scope="row" className="px-1.5 py-2.5 text-start font-normal">
              {feature}
            </th>
            {columns.map((plan) => (
              <td key={plan} className={cell}>
                {shown(of(plans[plan]))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const shown = (value: Availability | { text: string }): ReactNode => {
  if (typeof value === 'object') return value.text;
  if (value === 'planned') return <span className="text-muted">Planned</span>;
  return (
    <>
      {value ? (
        <Check aria-hidden className="mx-auto size-4 text-success" />
      ) : (
        <span aria-hidden className="text-muted">
          –
        </span>
      )}
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </>
  );
};
