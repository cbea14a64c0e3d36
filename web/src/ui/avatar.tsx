import { useState } from 'react';
import classes from './avatar.module.css';
import { styleClass } from './layout/style-class.ts';

/** A small stable hash, so that a person has the same tint everywhere. */
export const nameHash = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** Initials of the last two words with letters, because a Vietnamese name ends with the given name. */
export const getInitials = (name: string): string => {
  const initials = name.split(/\s+/).flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? []);
  return initials.slice(-2).join('');
};

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Pixels. */
  size?: number;
  /** True if it is above the fold, so that it is loaded eagerly. */
  isAbove?: boolean;
}

/**
 * A person's picture. Without one it shows initials on a tint, and the default picture if theirs fails to load
 * (prescribed by the specification). It is decorative, because the name is always next to it.
 */
export function Avatar({ name, src, size = 40, isAbove = false }: AvatarProps) {
  const [failedSource, setFailedSource] = useState<string | null>(null);
  const box = { width: size, height: size, fontSize: Math.round(size * 0.36) };
  if (src) {
    const shown = failedSource === src ? '/default-avatar.svg' : src;
    return (
      <img
        className={styleClass({ rigid: true, bg: 'surface-2', radius: 'round', fit: 'cover' })}
        src={shown}
        alt=""
        width={size}
        height={size}
        style={box}
        loading={isAbove ? 'eager' : 'lazy'}
        onError={() => setFailedSource(src)}
      />
    );
  }
  return (
    <span
      className={classes.initials}
      data-hue={nameHash(name) % 6}
      data-initials={getInitials(name)}
      style={box}
      aria-hidden="true"
    />
  );
}
