import type { ComponentProps } from 'react';
import type { Picture } from '#shared/pages/pictures';

interface ResumePictureProps extends Omit<ComponentProps<'img'>, keyof Picture | 'srcSet'> {
  /** From shared/pages/pictures.ts, where a new template's is added by npm run pictures. */
  picture: Picture | undefined;
  /** The widths of its box, from which the browser chooses a file. */
  sizes: string;
  alt: string;
}

export const ResumePicture = ({ picture, sizes, ...image }: ResumePictureProps) => (
  <picture>
    <source type="image/avif" srcSet={picture?.avifSrcSet} sizes={sizes} />
    <img {...image} src={picture?.src} width={picture?.width} height={picture?.height} />
  </picture>
);
