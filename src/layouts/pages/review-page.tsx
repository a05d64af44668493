import type { ReviewPage as ReviewPageModel } from "../../collections/pages/page-model.ts";
import { HeadingLink } from "../../components/heading-link/heading-link.tsx";
import { ScrollRegion } from "../../components/scroll-region/scroll-region.tsx";
import { Frame } from "../frame/frame.tsx";

export interface ReviewPageProps {
  model: ReviewPageModel;
}

export function ReviewPage({ model }: ReviewPageProps) {
  const { labels } = model.shell;
  return (
    <Frame model={model} isFull after={<p className="lead">{model.description}</p>}>
      <div className="prose">
        {model.tables.map(({ title, id, columns, rows, empty }) => (
          <section key={id}>
            <h2 id={id}>
              {title}
              <HeadingLink id={id} heading={title} labels={labels} />
            </h2>
            {rows.length === 0 ? (
              <p>{empty}</p>
            ) : (
              <ScrollRegion label={title}>
                <table>
                  <thead>
                    <tr>
                      {columns.map((column) => (
                        <th key={column} scope="col">
                          {column}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map((cells) => (
                      <tr key={cells.map(({ text }) => text).join()}>
                        {cells.map(({ text, href, lang }, index) => (
                          <td key={columns[index]} lang={lang}>
                            {href ? <a href={href}>{text}</a> : text}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollRegion>
            )}
          </section>
        ))}
      </div>
    </Frame>
  );
}
