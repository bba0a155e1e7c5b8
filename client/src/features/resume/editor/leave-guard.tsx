import { useEffect, useRef, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { overlayHistory } from '../../../lib/leaving/overlay-history';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useResumeCalls } from '../resume-calls';
import { formWords } from '../words';

const { leave: words } = formWords;

/** A link to another screen of the app; full page loads are handled by `beforeunload`. */
const leavingLink = (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname } = new URL(link.href);
  const staysHere = pathname === window.location.pathname;
  return origin !== window.location.origin || pathname.startsWith('/api/') || staysHere ? null : link;
};

interface LeaveGuardProps {
  /** Whether there are unsaved changes at this very moment. */
  isUnsaved: () => boolean;
}

/** Confirms before a link, Back or Forward leaves unsaved changes, and follows it if confirmed. */
export const LeaveGuard = ({ isUnsaved }: LeaveGuardProps) => {
  const [follow, setFollow] = useState<(() => void) | null>(null);
  const confirmed = useRef(false);
  const isMain = useResumeCalls().documentId === null;
  const path = usePathname();
  const search = useSearch();

  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });

  useEffect(() => {
    // In the capture phase, before the router sees the click.
    const ask = (event: MouseEvent) => {
      const link = confirmed.current ? null : leavingLink(event);
      if (!link || !latest.current()) return;
      event.preventDefault();
      event.stopPropagation();
      setFollow(() => () => {
        link.click();
        confirmed.current = false;
      });
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, []);

  useEffect(() => {
    // popstate fires after Back or Forward has moved. The router must not see it, so the page gets its entry again; from
    // there, one step back is the user's target.
    const ask = (event: PopStateEvent) => {
      if (confirmed.current || window.location.pathname === path) {
        confirmed.current = false;
        return;
      }
      if (!latest.current()) return;
      event.stopImmediatePropagation();
      overlayHistory.returnToPage(path + search);
      // Unless Back is pressed before that, which is then followed itself.
      setFollow(() => () => overlayHistory.afterClose(() => confirmed.current && window.history.back()));
    };
    return overlayHistory.guard(ask);
  }, [path, search]);

  const leave = () => {
    confirmed.current = true;
    follow?.();
    setFollow(null);
  };

  return (
    <ConfirmDialog
      open={follow !== null}
      onOpenChange={(open) => !open && setFollow(null)}
      title={words.title}
      description={isMain ? words.description : words.ofVersion}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      variant="primary"
      onConfirm={leave}
    />
  );
};
