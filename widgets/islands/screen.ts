import { startScreen } from "../screen/screen.ts";

startScreen(document, location, () => location.reload());
