import { LogOut } from 'lucide-react';
import { Link } from 'wouter';
import { displayName } from '#shared/accounts/display-name';
import { signOutPath } from '#shared/accounts/endpoints';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu';
import { avatarButtonClass } from './avatar-look';
import { adminBillingLink, billingLink, dashboardLink, webhookMonitorLink } from './navigation-links';

export interface AvatarMenuProps {
  user: CurrentUser;
}

/** Who is signed in, with which plan, and where they can go from here. It arrives open: see avatar-button.tsx. */
export const AvatarMenu = ({ user }: AvatarMenuProps) => {
  const name = displayName(user);
  const isAdmin = user.userType === 'admin';
  const links = [dashboardLink, billingLink, ...(isAdmin ? [adminBillingLink, webhookMonitorLink] : [])];
  return (
    <DropdownMenu modal={false} defaultOpen>
      <DropdownMenuTrigger aria-label={`Account of ${name}`} className={avatarButtonClass}>
        <Avatar name={name} src={user.profileImageUrl} size="sm" />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <DropdownMenuLabel>
          <span className="block truncate text-sm font-semibold">{name}</span>
          <span className="block truncate text-sm text-muted">{user.email}</span>
          <Badge tone={user.plan === 'free' ? 'neutral' : 'success'} className="mt-2">
            {plans[user.plan].name} Plan
          </Badge>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {links.map(({ href, label, icon: Icon }) => (
          <DropdownMenuItem key={href} asChild>
            <Link href={href}>
              <Icon aria-hidden />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          {/* Signing out leaves the app: a plain link, not a route. */}
          <a href={signOutPath}>
            <LogOut aria-hidden />
            Log out
          </a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};
