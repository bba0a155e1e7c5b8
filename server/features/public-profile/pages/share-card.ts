/** The product's own picture for link previews, in client/public. */
export const shareCardPath = '/share-card.png';
