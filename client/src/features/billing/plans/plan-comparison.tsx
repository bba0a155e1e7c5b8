import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { plans, type Plan, type PlanTerms } from '#shared/billing/plans';
import { pages } from '#shared/pages/page-table';
import { classNames } from '../../../lib/class-names';
import { formatCentavos } from '../../../lib/format';
import { planWords } from './words';

const { comparison: words } = planWords;

const columns: readonly Plan[] = ['free', 'pro', 'agency'];

const rows: readonly [feature: string, of: (terms: PlanTerms) => boolean | { text: ReactNode }][] = [
  [
    words.price,
    ({ priceCentavos }) => ({
      text:
        priceCentavos === null ? (
          <Link href={pages.talkToUs} className="font-medium text-primary-text underline">
            {words.talkToUs}
          </Link>
        ) : (
          formatCentavos(priceCentavos)
        ),
    }),
  ],
  [words.credentials, (terms) => ({ text: String(terms.credentials) })],
  [words.templates, (terms) => ({ text: terms.templates === 'all' ? words.allTemplates : '1' })],
  [words.noWatermark, (terms) => !terms.watermark],
  [words.profileLink, (terms) => terms.ownProfileLink],
  [words.trends, (terms) => terms.trends],
  [
    words.support,
    ({ supportMark }) => ({
      text: supportMark === null ? words.supportIncluded : words.supportMarked(supportMark),
    }),
  ],
  [words.team, (terms) => terms.teamManagement],
  [words.branding, (terms) => terms.customBranding],
];

const cell = 'px-1.5 py-2.5 text-center sm:px-4';

/** How the plans differ, side by side, from the table that the server enforces. */
export const PlanComparison = ({ className }: { className?: string }) => (
  <div className={classNames('rounded-card border bg-surface px-1.5 py-2 sm:px-4', className)}>
    <table className="w-full text-xs sm:text-sm">
      <caption className="sr-only">{words.caption}</caption>
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

const shown = (value: boolean | { text: ReactNode }): ReactNode => {
  if (typeof value === 'object') return value.text;
  return (
    <>
      {value ? (
        <Check aria-hidden className="mx-auto size-4 text-success" />
      ) : (
        <span aria-hidden className="text-muted">
          –
        </span>
      )}
      <span className="sr-only">{value ? words.included : words.notIncluded}</span>
    </>
  );
};
