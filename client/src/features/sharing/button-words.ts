/** In the first load of pages with the button; the dialog's texts come with it. */
export const shareButtonWords = { share: 'Share Profile' };
