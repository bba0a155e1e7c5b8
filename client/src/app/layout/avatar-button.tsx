import { useState, useTransition, type ComponentProps } from 'react';
import { displayName } from '#shared/accounts/display-name';
import type { CurrentUser } from '#shared/accounts/schema';
import { Avatar } from '../../ui/layout/avatar';
import { lazyComponent } from '../../ui/lazy';
import { offerReload } from '../../ui/feedback/chunk-lost';
import { avatarButtonClass } from './avatar-look';
import { barWords } from './words';

const AvatarMenu = lazyComponent(
  () => import('./avatar-menu'),
  'AvatarMenu',
  ({ user }) => <ClosedButton user={user} onClick={offerReload} />,
);

const preload = () => void AvatarMenu.preload();

interface AvatarButtonProps {
  user: CurrentUser;
  /** Called each time the menu opens. */
  onOpen: () => void;
}

/** Opens the account menu; its chunk is preloaded on hover or focus, at the latest on click. */
export const AvatarButton = ({ user, onOpen }: AvatarButtonProps) => {
  const [isRequested, setIsRequested] = useState(false);
  // A transition keeps the button and its focus until the menu is loaded.
  const [isLoading, startTransition] = useTransition();
  const open = () => {
    onOpen();
    startTransition(() => setIsRequested(true));
  };

  if (isRequested) return <AvatarMenu user={user} onOpen={onOpen} />;
  return (
    <ClosedButton
      user={user}
      aria-busy={isLoading || undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
      onKeyDown={(event) => event.key === 'ArrowDown' && open()}
    />
  );
};

const ClosedButton = ({ user, ...button }: { user: CurrentUser } & ComponentProps<'button'>) => {
  const name = displayName(user);
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={barWords.accountOf(name)}
      className={avatarButtonClass}
      {...button}
    >
      <Avatar name={name} src={user.profileImageUrl} size="sm" />
    </button>
  );
};
