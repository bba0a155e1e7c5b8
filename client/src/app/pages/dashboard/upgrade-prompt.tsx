import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { plans } from '#shared/billing/plans';
import type { Template } from '#shared/resume-document/template';
import { formatCentavos } from '../../../lib/format';
import { Button, buttonClass } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';

interface UpgradePromptProps {
  /** What was asked for and is not in the plan; null while the prompt is closed. */
  template: Template | null;
  onClose: () => void;
}

/** Says what the plan does not include, and what Pro would. */
export const UpgradePrompt = ({ template, onClose }: UpgradePromptProps) => (
  <Dialog
    open={template !== null}
    onOpenChange={(open) => !open && onClose()}
    title={`${template?.name ?? 'This template'} comes with Pro`}
    description={`Pro costs ${formatCentavos(plans.pro.priceCentavos ?? 0)} a month. You can go on previewing every template for free.`}
    footer={
      <>
        <Button variant="secondary" onClick={onClose}>
          Not Now
        </Button>
        <Link href="/billing" className={buttonClass({ variant: 'accent' })}>
          Upgrade to Pro
        </Link>
      </>
    }
  >
    <ul className="grid gap-2.5 text-sm">
      {plans.pro.features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          {feature}
        </li>
      ))}
    </ul>
  </Dialog>
);
