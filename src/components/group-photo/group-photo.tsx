import { imageHtml } from "../../assets/image-html.ts";
import type { Build } from "../../model/build-data.ts";
import type { DocSource } from "../../model/sources.ts";

interface GroupPhotoProps {
  source: Pick<DocSource, "frontMatter">;
  build: Pick<Build, "images">;
}

/** The picture of a committee above its text; nothing without one. */
export function GroupPhoto({ source, build: { images } }: GroupPhotoProps) {
  const { photo } = source.frontMatter;
  const image = images.byPath.get(`src/assets${photo?.imageURL}`);
  if (!photo || !image) return null;
  const html = imageHtml(image, photo.alt, { loading: "eager", inRow: false });
  return <div className="group-photo" dangerouslySetInnerHTML={{ __html: html }} />;
}
