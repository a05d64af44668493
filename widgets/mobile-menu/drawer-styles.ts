/// <reference path="../runtime/modules.d.ts" />
import { addStyles } from "../runtime/add-styles.ts";
import css from "./drawer.css" with { type: "text" };

addStyles(document, css);
