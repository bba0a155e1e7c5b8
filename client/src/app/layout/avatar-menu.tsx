import * as Radix from '@radix-ui/react-dialog';
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
import { useBackToClose } from '../../ui/dialogs/use-back-to-close';
import { forgetTypedInThisTab } from '../../lib/typed-text/tab-draft';
import { adminBillingLink, billingLink, dashboardLink, webhookMonitorLink } from './navigation-links';
import { menuWords as words, barWords } from './words';

interface AvatarMenuProps {
  user: CurrentUser;
  /** Called each time the menu opens. */
  onOpen: () => void;
}

const itemClass =
  'flex min-h-9 items-center gap-2.5 rounded-control px-2.5 text-sm hover:bg-subtle pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:text-muted';

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
      <Radix.Root modal={false} open={isOpen} onOpenChange={setOpen}>
        <div className="relative">
          <Radix.Trigger
            ref={trigger}
            aria-label={barWords.accountOf(name)}
            className="grid size-11 place-items-center rounded-full hover:bg-subtle"
          >
            <Avatar name={name} src={user.profileImageUrl} size="sm" />
          </Radix.Trigger>
          {/* Beside its trigger, so that it belongs to the same landmark. */}
          <Radix.Content
            aria-describedby={undefined}
            className="absolute top-full right-0 z-50 mt-2 max-h-[calc(100dvh-5rem)] w-64 animate-rise-in overflow-y-auto rounded-card border bg-surface p-1.5 shadow-float focus:outline-none"
          >
            <div className="px-2.5 py-2">
              <Radix.Title className="truncate text-sm font-semibold">{name}</Radix.Title>
              <p className="truncate text-sm text-muted">{user.email}</p>
              {!user.emailVerified && user.email && (
                <p className="text-xs text-muted">{words.notConfirmed}</p>
              )}
              <Badge tone={planTone(user.plan)} className="mt-2">
                {words.plan(plans[user.plan].name)}
              </Badge>
            </div>
            <ul className="my-1.5 border-y py-1.5">
              {links.map(({ href, label, icon: Icon }) => (
                <li key={href}>
                  <Link href={href} className={itemClass} onClick={() => setIsOpen(false)}>
                    <Icon aria-hidden />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            {/* Signing out leaves the app: a plain link, not a route. */}
            <a href={signOutPath} className={itemClass} onClick={askToDiscard}>
              <LogOut aria-hidden />
              {words.logOut}
            </a>
          </Radix.Content>
        </div>
      </Radix.Root>
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
