import { LogOut } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import { Link } from 'wouter';
import { type CurrentUser, displayName } from '#shared/accounts/schema';
import { signOutPath } from '#shared/accounts/endpoints';
import { plans } from '#shared/billing/plans';
import { planTone } from '../../features/billing/plans/plan-tone';
import { forgetDrafts, hasUnsavedDrafts } from '../../features/resume/drafts/forget-drafts';
import { leavePage } from '../../lib/leaving/leave-page';
import { markLeaving } from '../../lib/leaving/leaving';
import { Avatar } from '../../ui/layout/avatar';
import { Badge } from '../../ui/layout/badge';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/dialogs/dropdown-menu';
import { useBackToClose } from '../../ui/dialogs/use-back-to-close';
import { forgetTypedInThisTab } from '../forget-typed';
import { adminBillingLink, billingLink, dashboardLink, webhookMonitorLink } from './navigation-links';
import { menuWords as words, barWords } from './words';

interface AvatarMenuProps {
  user: CurrentUser;
  /** Called each time the menu opens. */
  onOpen: () => void;
}

/** The account menu: user, plan and links. */
export const AvatarMenu = ({ user, onOpen }: AvatarMenuProps) => {
  const name = displayName(user);
  const isAdmin = user.userType === 'admin';
  const links = [dashboardLink, billingLink, ...(isAdmin ? [adminBillingLink, webhookMonitorLink] : [])];
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const setOpen = (open: boolean) => {
    if (open) onOpen();
    setIsOpen(open);
  };
  useBackToClose(isOpen, () => setIsOpen(false));

  // Sign-out removes all drafts: the next user of this browser must not see them.
  const askToDiscard = (event: MouseEvent) => {
    if (!hasUnsavedDrafts(user.id)) {
      forgetTypedInThisTab();
      // Closing the menu must not traverse the history: that would cancel this navigation.
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) markLeaving();
      return;
    }
    event.preventDefault();
    // The menu is unmounted by the time the dialog restores the focus.
    trigger.current?.focus();
    setIsOpen(false);
    setAsksToDiscard(true);
  };
  const discardAndLogOut = () => {
    forgetDrafts(user.id);
    forgetTypedInThisTab();
    markLeaving();
    leavePage(signOutPath);
  };

  return (
    <>
      <DropdownMenu modal={false} open={isOpen} onOpenChange={setOpen}>
        <DropdownMenuTrigger
          ref={trigger}
          aria-label={barWords.accountOf(name)}
          // Radix opens it as the pointer goes down; a press replayed after hydration is a click without a pointer.
          onClick={(event) => event.detail === 0 && setOpen(true)}
          className="grid size-11 place-items-center rounded-full hover:bg-subtle"
        >
          <Avatar name={name} src={user.profileImageUrl} size="sm" />
        </DropdownMenuTrigger>
        <DropdownMenuContent className="w-64">
          <DropdownMenuLabel>
            <span className="block truncate text-sm font-semibold">{name}</span>
            <span className="block truncate text-sm text-muted">{user.email}</span>
            {!user.emailVerified && user.email && (
              <span className="block text-xs text-muted">{words.notConfirmed}</span>
            )}
            <Badge tone={planTone(user.plan)} className="mt-2">
              {words.plan(plans[user.plan].name)}
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
            <a href={signOutPath} onClick={askToDiscard}>
              <LogOut aria-hidden />
              {words.logOut}
            </a>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={asksToDiscard}
        onOpenChange={setAsksToDiscard}
        title={words.discard.title}
        description={words.discard.description}
        confirmLabel={words.discard.confirm}
        onConfirm={discardAndLogOut}
      />
    </>
  );
};
