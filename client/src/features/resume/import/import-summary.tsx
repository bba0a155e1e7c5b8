import { CircleCheck, CircleMinus, Scissors, type LucideIcon } from 'lucide-react';
import type { ImportItem, ImportOutcome } from '#shared/resume/json-resume/report';
import { classNames } from '../../../lib/class-names';
import { importWords } from '../words';

const { outcomes: words } = importWords;

const groups: { outcome: ImportOutcome; icon: LucideIcon; look: string }[] = [
  { outcome: 'taken', icon: CircleCheck, look: 'text-success' },
  { outcome: 'shortened', icon: Scissors, look: 'text-warning' },
  { outcome: 'left out', icon: CircleMinus, look: 'text-muted' },
];

/** The import's result: what is imported, shortened or omitted. */
export const ImportSummary = ({ items }: { items: ImportItem[] }) => (
  <div className="grid gap-5">
    {groups.map(({ outcome, icon: Icon, look }) => {
      const ofGroup = items.filter((item) => item.outcome === outcome);
      if (ofGroup.length === 0) return null;
      const title = words[outcome];
      return (
        <section key={outcome} aria-label={title}>
          <h3 className={classNames('flex items-center gap-2 text-sm font-semibold', look)}>
            <Icon aria-hidden className="size-4" />
            {words.counted(title, ofGroup.length)}
          </h3>
          <ul className="mt-2 divide-y rounded-card border">
            {ofGroup.map((item, index) => (
              <li key={index} className="px-3 py-2 text-sm">
                <p className="font-medium wrap-anywhere">{item.what}</p>
                <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">{item.text}</p>
                {item.reason && <p className="text-xs text-muted wrap-anywhere">{item.reason}</p>}
              </li>
            ))}
          </ul>
        </section>
      );
    })}
  </div>
);
