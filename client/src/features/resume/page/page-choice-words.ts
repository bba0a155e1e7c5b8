import type { Density, PhotoShape } from '#shared/document/page-settings';

/** The texts of the choices about the pages. */
export const pageChoiceWords = {
  group: 'Page',
  paper: 'Paper',
  spacing: 'Spacing',
  densities: {
    automatic: 'Automatic',
    comfortable: 'Comfortable',
    compact: 'Compact',
  } satisfies Record<Density, string>,
  photo: 'Photo',
  photos: {
    automatic: 'As in the template',
    round: 'Round',
    square: 'Square',
    none: 'No photo',
  } satisfies Record<PhotoShape, string>,
  qrCode: 'QR code of your profile',
  qrCodeHint: 'Printed beside your contact details. It opens your public profile.',
  attachData: 'Attach data for re-import',
  attachDataHint:
    'Your PDF carries the text it prints, and nothing hidden. Import the PDF to get everything back.',
  on: 'On',
  off: 'Off',
};
