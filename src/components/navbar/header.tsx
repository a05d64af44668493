import Navbar, { type NavbarProps } from "../../../widgets/navbar/navbar.tsx";
import type { PageModel } from "../../collections/pages/page-model.ts";
import { Island } from "../island/island.tsx";
import { SideList } from "../sidebar/side-list.tsx";

/** The bar at the top of a page, as a widget; it may make room while the visitor scrolls down (HIDE-2). */
export function Header({ model: { menu, menuPage, context } }: { model: PageModel }) {
  const { path, data } = menu;
  const { side, items = data.sides[side ?? ""]?.items } = menuPage;
  return (
    <header className="bar" data-hide-on-scroll={context.data.navbar.hideOnScroll || undefined}>
      <Island<Pick<NavbarProps, "page">>
        name="navbar"
        id="navbar"
        shared={`/${path}`}
        widget={(props) => (
          <Navbar
            {...data}
            {...props}
            sideList={
              items && (
                <SideList
                  items={items}
                  page={{ ...menuPage, home: data.home }}
                  labels={data.labels}
                />
              )
            }
          />
        )}
        props={{ page: menuPage }}
      />
    </header>
  );
}
