import { renderToStaticMarkup } from "react-dom/server";
import { checksum } from "../icon/sprite.ts";
import { Archway } from "../illustration/arch.tsx";
import { BROWN, INK, TINT } from "../illustration/palette.ts";
import { Bricks, Stones } from "../illustration/things.tsx";
import { MOTIF_NAMES, Motif, motifFill } from "../motif/motif.tsx";

/** A wall that goes on beyond the picture, for places that are wider. */
function Wall() {
  return (
    <>
      <path fill={BROWN} d="M-400-60h1227v270H-400z" />
      <Bricks>
        <path d="M-16 20h72M40 86h47M384 42h72M0 152h47M352 130h72M-120 64h72M470 108h72M-200 130h97M560 42h97M-260 20h47M620 152h72" />
        <path d="M-4 31h47M28 97h22M396 53h47M12 163h22M364 141h72M-108 75h47M482 119h47M-188 141h47M572 53h47M632 163h47" />
      </Bricks>
      <path fill={INK} d="M-400 206h1227v6H-400z" />
      <path fill={TINT} d="M-400 212h1227v60H-400z" />
      <Stones>
        <path d="M-396 221h1220M-409 233h1230" />
      </Stones>
    </>
  );
}

/** All covers; the colours are those of the page that shows one. */
export const COVERS = renderToStaticMarkup(
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
    <g id="wall">
      <Wall />
    </g>
    {MOTIF_NAMES.map((motif) => (
      <g id={motif} key={motif}>
        <use href="#wall" />
        <g transform="translate(53.5)">
          <Archway fill={motifFill(motif)} />
          <Motif name={motif} />
        </g>
      </g>
    ))}
  </svg>,
);

/** Its address changes with its content, because browsers keep the files in this folder for ever. */
export const COVERS_ADDRESS = `/assets/covers-${checksum(COVERS)}.svg`;
