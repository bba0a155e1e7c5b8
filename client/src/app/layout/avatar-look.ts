/** The round button that opens the account menu, before and after the menu's chunk is loaded. */
export const avatarButtonClass = 'grid size-11 place-items-center rounded-full hover:bg-subtle';
