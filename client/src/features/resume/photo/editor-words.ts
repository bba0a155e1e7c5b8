/** The texts of the dialog that crops and turns the photo. */
export const photoEditorWords = {
  title: 'Crop and rotate',
  description: 'Drag the photo, or use the sliders. A 2 × 2 photo shows head and shoulders.',
  cancel: 'Cancel',
  use: 'Use This Photo',
  failed: 'The photo could not be loaded. Please check your connection and try again.',
  result: 'The photo as it will be cut',
  rotate: 'Rotate',
  zoom: 'Zoom',
  x: 'Left or right',
  y: 'Up or down',
};
