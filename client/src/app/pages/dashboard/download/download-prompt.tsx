import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { plans, proUpgrades } from '#shared/billing/plans';
import type { Template } from '#shared/resume-document/template';
import { defaultTemplate } from '#shared/resume-document/templates';
import { classNames } from '../../../lib/class-names';
import { formatCentavos } from '../../../lib/format';
import { Button, buttonClass } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';

export interface UpgradePromptProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The requested one outside the plan; null while the prompt is closed. */
  template: Template | null;
  /** Downloads the same resume in the template that every plan includes. */
  onDownloadDefault: () => void;
}

/** Explains what the plan lacks, what Pro adds, and the free alternative. */
export const UpgradePrompt = ({ template, onDownloadDefault, open, onOpenChange }: UpgradePromptProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={`${template?.name ?? 'This template'} comes with Pro`}
    description={`Pro costs ${formatCentavos(plans.pro.priceCentavos ?? 0)} a month. You can go on previewing every template for free.`}
    footer={
      <>
        <Button variant="ghost" className="max-sm:w-full" onClick={() => onOpenChange(false)}>
          Not Now
        </Button>
        <Button variant="secondary" className="max-sm:w-full" onClick={onDownloadDefault}>
          Download in {defaultTemplate.name}
        </Button>
        <Link href="/billing" className={classNames(buttonClass({ variant: 'accent' }), 'max-sm:w-full')}>
          Upgrade to Pro
        </Link>
      </>
    }
  >
    <ul className="grid gap-2.5 text-sm">
      {proUpgrades.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          {feature}
        </li>
      ))}
    </ul>
  </Dialog>
);
