import { FOOTER_ICONS, ICON_SPRITE, ICONS, type IconName } from "../../schema/icons.ts";

export interface IconProps {
  name: IconName;
  className?: string | undefined;
}

const IN_SPRITE: readonly IconName[] = FOOTER_ICONS;

/** Decoration only: the link or button around it needs a name of its own. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {IN_SPRITE.includes(name) ? (
        <use href={`${ICON_SPRITE.address}#${name}`} />
      ) : (
        <path d={ICONS[name]} />
      )}
    </svg>
  );
}
