import { z } from "zod";
import { rule } from "../messages/message.ts";
import { calendarDay } from "./calendar-day.ts";
import { key, phone, role } from "./fields.ts";
import { webAddress } from "./link-target.ts";
import { localized } from "./localized.ts";

/** A reference to a service in a text, `[[länk:key]]` or `[[telefon:key]]`, by either language's word. */
export const SERVICE_REFERENCE = /^(länk|link|telefon|phone):\s*(.*)$/;

const service = z
  .strictObject({
    title: localized.describe("Namnet, som länkens text / The name, as the text of links"),
    address: z
      .strictObject({ sv: webAddress.optional(), en: webAddress.optional() })
      .refine(
        ({ sv, en }) => sv ?? en,
        rule("an address in at least one language", "en adress på minst ett språk"),
      )
      .optional()
      .describe(
        "Adressen på vart språk; saknas den ena leder båda till den andra / The address in each language; without one of them both lead to the other",
      ),
    phone: phone.describe("Numret, om det är varaktigt / The number, if it is lasting"),
    review: calendarDay.describe(
      "Dag då någon ska öppna adressen och ringa numret igen / Day on which somebody opens the address and tries the number again",
    ),
    owner: role.describe("Nyckeln till rollen som gör det / Key of the role that does so"),
  })
  .refine(
    ({ address, phone }) => address ?? phone,
    rule('write "address" or "phone"', 'skriv "address" eller "phone"'),
  );

/** `_data/services.json`: sites, forms and telephone numbers of others, by key. */
export const servicesFile = z.record(key("a key"), service);
export type ServicesFile = z.infer<typeof servicesFile>;
