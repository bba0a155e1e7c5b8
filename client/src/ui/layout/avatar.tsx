import { useState } from 'react';
import { classNames } from '../../lib/class-names';

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-16 text-lg', xl: 'size-28 text-2xl' };

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  /** Alternative text; omit it where the name is shown beside the picture. */
  alt?: string;
  className?: string;
  /** Loads the picture once it is near what is seen. */
  lazy?: boolean;
}

/** A round picture, or initials while there is none or it cannot be loaded. */
export const Avatar = ({ name, src, size = 'md', alt = '', className, lazy }: AvatarProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const shape = classNames('shrink-0 overflow-hidden rounded-full', sizes[size], className);
  if (src && failed !== src) {
    return (
      <img
        src={src}
        alt={alt}
        loading={lazy ? 'lazy' : undefined}
        referrerPolicy="no-referrer"
        className={classNames(shape, 'bg-subtle object-cover')}
        onError={() => setFailed(src)}
        // In a page that the server has drawn it may have failed before anybody listened.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setFailed(src);
        }}
      />
    );
  }
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={classNames(
        shape,
        'inline-grid place-items-center border border-transparent bg-primary-soft font-semibold text-primary-text',
      )}
    >
      {initialsOf(name)}
    </span>
  );
};

/** The first letters of the first and last word; whole characters, so that no emoji is cut in half. */
export const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
};
