/// <reference path="../modules.d.ts" />
import { addStyles } from "../shared/add-styles.ts";
import css from "./failure.css" with { type: "text" };

/* What visitors see only when something takes long or fails; loaded with the scripts for that. */
addStyles(document, css);
