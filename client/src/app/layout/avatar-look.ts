/** The round button that opens the account menu, before and after the menu's code has arrived. */
export const avatarButtonClass = 'grid size-11 place-items-center rounded-full hover:bg-subtle';
