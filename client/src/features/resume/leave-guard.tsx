import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog, LateConfirmDialog } from '../../ui/confirm-dialog';

/** A link that would take the person to another screen of ours; full page loads ask through `beforeunload`. */
const leavingLink = (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname } = new URL(link.href);
  const staysHere = pathname === window.location.pathname;
  return origin !== window.location.origin || pathname.startsWith('/api/') || staysHere ? null : link;
};

/** Asks before a link leaves the form while `active`, and follows it when the person wants that. */
export const LeaveGuard = ({ active }: { active: boolean }) => {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const confirmed = useRef(false);

  useEffect(() => {
    if (!active) return;
    // Fetched while there is a connection: a click that asks must never lead nowhere.
    LateConfirmDialog.preload();
    // In the capture phase, before the router sees the click.
    const ask = (event: MouseEvent) => {
      const leaving = confirmed.current ? null : leavingLink(event);
      if (!leaving) return;
      event.preventDefault();
      event.stopPropagation();
      setLink(leaving);
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [active]);

  const leave = () => {
    confirmed.current = true;
    link?.click();
    confirmed.current = false;
    setLink(null);
  };

  return (
    <ConfirmDialog
      open={link !== null}
      onOpenChange={(open) => !open && setLink(null)}
      title="Leave without saving your resume?"
      description="Your changes are not saved yet. This browser keeps them and offers them when you come back."
      confirmLabel="Leave"
      cancelLabel="Stay"
      variant="primary"
      onConfirm={leave}
    />
  );
};
