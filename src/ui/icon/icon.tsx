import { type IconName, PATHS } from "./paths.ts";
import { isInSprite, SPRITE_ADDRESS } from "./sprite.ts";

export interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** Decoration only: whoever places an icon gives the link or button its name. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {isInSprite(name) ? <use href={`${SPRITE_ADDRESS}#${name}`} /> : <path d={PATHS[name]} />}
    </svg>
  );
}
