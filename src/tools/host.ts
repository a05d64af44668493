/** `npm run host -- nginx`: prints how another host than Netlify has to be told what the build says. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { UserError } from "../schema/finding.ts";
import { nginxConfig } from "./nginx.ts";

const USAGE = `npm run -s host -- nginx > site.conf

  --root /var/www/site     where the built folder lies on that machine; else where it lies here
  --listen 80              port, or address and port
  --name "iare.se"         domains; else any`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: "string" },
      listen: { type: "string", default: "80" },
      name: { type: "string", default: "_" },
    },
  });
  const dir = process.env.SITE_OUTPUT ?? "_site";
  if (positionals.join() !== "nginx") throw new UserError(USAGE);
  if (!existsSync(`${dir}/index.html`))
    throw new UserError(`${dir}: there is no built website here; run npm run build first.`);
  const root = values.root ?? resolve(dir);
  process.stdout.write(await nginxConfig(dir, { ...values, root }));
} catch (error) {
  const isMisspelt = error instanceof TypeError && "code" in error;
  if (!isMisspelt && !(error instanceof UserError)) throw error;
  console.error(isMisspelt ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = 1;
}
