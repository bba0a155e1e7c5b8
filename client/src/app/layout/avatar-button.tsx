import { useState, type ComponentType } from 'react';
import { displayName } from '#shared/accounts/display-name';
import type { CurrentUser } from '#shared/accounts/schema';
import { Avatar } from '../../ui/layout/avatar';
import { couldNotOpen } from '../../ui/feedback/could-not-open';
import { avatarButtonClass } from './avatar-look';
import type { AvatarMenuProps } from './avatar-menu';

const loadMenu = () => import('./avatar-menu');

/** Opens the account menu, which is fetched when a pointer or the focus comes near, else with the click. */
export const AvatarButton = ({ user }: { user: CurrentUser }) => {
  const [Menu, setMenu] = useState<ComponentType<AvatarMenuProps> | null>(null);
  const name = displayName(user);
  const preload = () => void loadMenu().catch(() => undefined);
  const open = () =>
    void loadMenu()
      .then(({ AvatarMenu }) => setMenu(() => AvatarMenu))
      .catch(() => couldNotOpen('The menu'));

  if (Menu) return <Menu user={user} />;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={`Account of ${name}`}
      className={avatarButtonClass}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
      onKeyDown={(event) => event.key === 'ArrowDown' && open()}
    >
      <Avatar name={name} src={user.profileImageUrl} size="sm" />
    </button>
  );
};
