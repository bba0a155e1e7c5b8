import type { DocumentWarning } from '#shared/document/layout/document';

export const warningClass = 'mb-3 rounded-lg border border-accent-line bg-warning-soft px-3 py-2 text-sm';

/** Lists the characters that no font has, by field; renders nothing when all can be printed. */
export const DocumentWarnings = ({ warnings }: { warnings: readonly DocumentWarning[] }) =>
  warnings.length === 0 ? null : (
    <div role="status" className={warningClass}>
      <p className="font-medium">These characters can&rsquo;t be printed:</p>
      <ul className="mt-1 space-y-0.5">
        {warnings.map(({ field, characters }) => (
          <li key={field}>
            {field}: {characters.slice(0, 20).join(' ')}
            {characters.length > 20 && ' …'}
          </li>
        ))}
      </ul>
    </div>
  );
