import { existsSync, globSync } from "node:fs";

/** The engines as Debian and Ubuntu install them; the folder of WebKit has the architecture's name. */
export const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);
export const [WEBKIT] = globSync("/usr/{lib,libexec}/{,*/}webkit2gtk-4.1/MiniBrowser");
export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
