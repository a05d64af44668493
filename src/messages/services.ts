import { catalogue } from "./message.ts";

/** Messages about links by the key of a service. */
export const SERVICES = catalogue({
  noPhone: [
    '"[[%{target}]]": "%{key}" in _data/services.json has no phone.\nWrite its "phone" there.',
    '"[[%{target}]]": "%{key}" i _data/services.json har ingen telefon.\nSkriv dess "phone" där.',
  ],
  noAddress: [
    '"[[%{target}]]": "%{key}" in _data/services.json has no address.\nWrite its "address" there.',
    '"[[%{target}]]": "%{key}" i _data/services.json har ingen adress.\nSkriv dess "address" där.',
  ],
  unknown: [
    '"[[%{target}]]" is not in _data/services.json.\n%{fix}',
    '"[[%{target}]]" finns inte i _data/services.json.\n%{fix}',
  ],
  repeatedInData: [
    '%{address} is written in _data/services.json already, as "%{key}".\nWrite:  "service": "%{key}"',
    '%{address} står redan i _data/services.json, som "%{key}".\nSkriv:  "service": "%{key}"',
  ],
  repeated: [
    '%{address} is written in _data/services.json already, as "%{key}".\nWrite:  [[länk:%{key}]]  or  [[länk:%{key}|other words]]',
    '%{address} står redan i _data/services.json, som "%{key}".\nSkriv:  [[länk:%{key}]]  eller  [[länk:%{key}|andra ord]]',
  ],
});
