import { ICON_SPRITE, type IconName, isInSprite, PATHS } from "./paths.ts";

export interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** Decoration only: the link or button around it needs a name of its own. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {isInSprite(name) ? (
        <use href={`${ICON_SPRITE.address}#${name}`} />
      ) : (
        <path d={PATHS[name]} />
      )}
    </svg>
  );
}
