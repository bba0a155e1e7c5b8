import type { PhotoShape } from '../page-settings';
import type { Template } from '../template';

/** The template with photos of this shape, in their place and size. */
export const withPhotoShape = (template: Template, shape: PhotoShape = 'automatic'): Template => {
  if (shape === 'automatic') return template;
  const { size } = template.photo;
  return { ...template, photo: { size, cornerRadius: shape === 'round' ? size / 2 : 0 } };
};
