import { catalogue } from "./message.ts";

/** Messages about links by the key of a service. */
export const SERVICES = catalogue({
  noPhone: [
    '"[[%{target}]]": "%{key}" in _data/services.json has no phone.\nWrite its "phone" there.',
    '"[[%{target}]]": "%{key}" i _data/services.json har ingen telefon.\nSkriv dess "phone" där.',
    '"[[%{target}]]": the service "%{key}" has no phone number.\nFill in “Phone” under Facts, External services.',
    '"[[%{target}]]": tjänsten "%{key}" har inget telefonnummer.\nFyll i ”Telefon” under Fakta, Tjänster utanför webbplatsen.',
  ],
  noAddress: [
    '"[[%{target}]]": "%{key}" in _data/services.json has no address.\nWrite its "address" there.',
    '"[[%{target}]]": "%{key}" i _data/services.json har ingen adress.\nSkriv dess "address" där.',
    '"[[%{target}]]": the service "%{key}" has no address.\nFill in “Address” under Facts, External services.',
    '"[[%{target}]]": tjänsten "%{key}" har ingen adress.\nFyll i ”Adress” under Fakta, Tjänster utanför webbplatsen.',
  ],
  unknown: [
    '"[[%{target}]]" is not in _data/services.json.\n%{fix}',
    '"[[%{target}]]" finns inte i _data/services.json.\n%{fix}',
    '"[[%{target}]]" is no external service.\n%{fix}',
    '"[[%{target}]]" är ingen av tjänsterna utanför webbplatsen.\n%{fix}',
  ],
  repeatedInData: [
    '%{address} is written in _data/services.json already, as "%{key}".\nWrite:  "service": "%{key}"',
    '%{address} står redan i _data/services.json, som "%{key}".\nSkriv:  "service": "%{key}"',
    '%{address} is the address of the service "%{key}" already.\nEmpty the field and choose it in “Service”.',
    '%{address} är redan adressen till tjänsten "%{key}".\nTöm fältet och välj den i ”Tjänst”.',
  ],
  repeated: [
    '%{address} is written in _data/services.json already, as "%{key}".\nWrite:  [[länk:%{key}]]  or  [[länk:%{key}|other words]]',
    '%{address} står redan i _data/services.json, som "%{key}".\nSkriv:  [[länk:%{key}]]  eller  [[länk:%{key}|andra ord]]',
    '%{address} is the address of the service "%{key}" already.\nWrite:  [[länk:%{key}]]  or  [[länk:%{key}|other words]]',
    '%{address} är redan adressen till tjänsten "%{key}".\nSkriv:  [[länk:%{key}]]  eller  [[länk:%{key}|andra ord]]',
  ],
});
