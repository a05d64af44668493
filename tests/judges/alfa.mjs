import { Audit } from "@siteimprove/alfa-act";
import { Device } from "@siteimprove/alfa-device";
import { Node } from "@siteimprove/alfa-dom";
import { Native } from "@siteimprove/alfa-dom/native";
import { Request, Response } from "@siteimprove/alfa-http";
import rules from "@siteimprove/alfa-rules";
import { Page } from "@siteimprove/alfa-web";

/** What Alfa finds on the page in the window, and by how many rules. */
globalThis.alfa = async () => {
  const device = Device.standard();
  const html = Node.from(await Native.fromNode(document), device);
  const page = Page.of(Request.empty(), Response.empty(), html, device);
  const outcomes = [...(await Audit.of(page, rules).evaluate())].map((outcome) => ({
    ...outcome.toJSON(),
    target: outcome.target?.path?.() ?? "",
  }));
  return {
    rules: rules.size,
    findings: outcomes
      .filter(({ outcome }) => outcome === "failed")
      .map(({ rule, target, expectations }) => ({
        rule: rule.uri.split("/").at(-1),
        target,
        why: expectations.map(([, { error }]) => error?.message).join(" "),
      })),
  };
};
