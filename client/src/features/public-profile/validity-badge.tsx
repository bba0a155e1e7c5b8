import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { licenseValidity, type Validity } from '#shared/public-profile/license-validity';
import { printedDate, type MonthStyle } from '#shared/text/partial-date';
import { Badge, type BadgeTone } from '../../ui/layout/badge';
import { publicWords } from './words';

/** Valid is neutral: only the dates are compared, so nothing may look verified. */
const looks: Record<Validity['state'], { tone: BadgeTone; icon?: LucideIcon }> = {
  valid: { tone: 'neutral' },
  expiring: { tone: 'warning', icon: Clock },
  expired: { tone: 'danger', icon: CircleAlert },
};

interface ValidityBadgeProps {
  license: { validUntil: string; noExpiry: boolean };
  /** The day in Manila (YYYY-MM-DD) that counts. */
  today: string;
  monthStyle?: MonthStyle;
}

/** 'Valid', 'Expires in 2 months' or 'Expired', and the date; nothing for a license without one. */
export const ValidityBadge = ({ license, today, monthStyle }: ValidityBadgeProps) => {
  const validity = licenseValidity(license, today);
  if (!validity) return null;
  const { tone, icon: Icon } = looks[validity.state];
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Badge tone={tone} className="print:border-line print:bg-transparent print:text-ink">
        {Icon && <Icon aria-hidden />}
        {validity.label}
      </Badge>
      {!license.noExpiry && (
        <span className="text-muted tabular-nums">
          {(validity.state === 'expired' ? publicWords.expiredOn : publicWords.validUntil)(
            printedDate(license.validUntil, monthStyle),
          )}
        </span>
      )}
    </p>
  );
};
