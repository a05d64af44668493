import { BROWN, INK, PAPER, TINT } from "./palette.ts";
import { Bricks, Stones } from "./things.tsx";

interface ArchProps {
  fill?: string;
}

/** The brick wall, arch and ground shared by the 320 × 240 illustrations, which make an arcade side by side. */
export function Arch({ fill = PAPER }: ArchProps) {
  return (
    <>
      <path fill={BROWN} d="M0 0h320v206H0z" />
      <Bricks>
        <path d="M0 14h97M223 14h97M0 36h47M265 36h55M12 128h22M272 142h48M0 186h34" />
        <path d="M0 25h72M248 25h72M286 47h34M24 139h22M284 153h36M0 197h22" />
      </Bricks>
      <Archway fill={fill} />
      <path fill={INK} d="M0 206h320v6H0z" />
      <path fill={TINT} d="M0 212h320v28H0z" />
      <Stones>
        <path d="M4 221h312M-10 233h330" />
      </Stones>
    </>
  );
}

/** The arch without its wall. */
export function Archway({ fill = PAPER }: ArchProps) {
  return (
    <>
      <path fill={fill} d="M76 206V104a84 84 0 0 1 168 0v102z" />
      <path
        fill="none"
        stroke={TINT}
        strokeWidth="14"
        strokeDasharray="11.7 2.5"
        d="M69 104a91 91 0 0 1 182 0"
      />
      <path fill={INK} d="M56 104h20v10H56zM244 104h20v10h-20z" />
    </>
  );
}
