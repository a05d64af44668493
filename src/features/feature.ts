import type { LintFeature } from "../lint/rules/rule.ts";
import type { SiteFeature } from "../model/site.ts";

/** A subject: what it brings to the site and to the linter. docs/architecture.md explains the members. */
export interface Feature extends SiteFeature, LintFeature {}
