import { catalogue, pieces } from "../../messages/message.ts";

/** Messages about the public calendar and its events. */
export const CALENDAR = catalogue({
  notRead: [
    "The public calendar is not read: %{reason}.\nOnly the events of _data/events.json are shown. Check the URL in %{source}, and that the calendar is public.",
    "Den öppna kalendern läses inte: %{reason}.\nBara evenemangen i _data/events.json visas. Kontrollera adressen i %{source}, och att kalendern är öppen för alla.",
  ],
  unreachable: [
    "The public calendar at %{host} cannot be read: %{reason}.\nOnly the events of _data/events.json are shown. Check the URL in %{source}, and that the calendar is public.",
    "Den öppna kalendern på %{host} går inte att läsa: %{reason}.\nBara evenemangen i _data/events.json visas. Kontrollera adressen i %{source}, och att kalendern är öppen för alla.",
  ],
  copyUsed: [
    "The public calendar at %{host} cannot be read: %{reason}.\nIts last good copy is used. Check whether the calendar is still public and has the same address.",
    "Den öppna kalendern på %{host} går inte att läsa: %{reason}.\nDen senaste fungerande kopian används. Kontrollera om kalendern fortfarande är öppen för alla och har samma adress.",
  ],
  tooMany: [
    "The calendar has too many events; some are missing.\nRemove old entries, or end series that nobody needs.",
    "Kalendern har för många poster; några saknas.\nTa bort gamla poster, eller avsluta serier som ingen behöver.",
  ],
  tooOften: [
    "%{event} repeats too often; it is not shown.\nRemove old entries, or end series that nobody needs.",
    "%{event} upprepas för ofta och visas inte.\nTa bort gamla poster, eller avsluta serier som ingen behöver.",
  ],
  encoding: [
    "The calendar is not UTF-8.\nCheck that å, ä and ö are right.",
    "Kalendern är inte UTF-8.\nKontrollera att å, ä och ö är rätt.",
  ],
  noDate: [
    "%{event} has no date that can be read; it is not shown.\nSave its date again.",
    "%{event} har inget datum som går att läsa och visas inte.\nSpara datumet igen.",
  ],
  unreadRule: [
    "%{event} repeats by a rule that cannot be read; only its first time is shown.\nChoose again how often it repeats: each day, week, month or year.",
    "%{event} upprepas enligt en regel som inte går att läsa; bara första gången visas.\nVälj igen hur ofta den upprepas: varje dag, vecka, månad eller år.",
  ],
  unknownZone: [
    "%{event} has an unknown time zone (%{zone}); its time is read as Swedish.\nChoose its time zone in the calendar again.",
    "%{event} har en okänd tidszon (%{zone}); tiden läses som svensk.\nVälj tidszon i kalendern igen.",
  ],
  noTitle: [
    "%{event} is not shown.\nGive it a title, or make it private.",
    "%{event} visas inte.\nGe den en rubrik, eller gör den privat.",
  ],
  badLink: [
    "%{event} has an invalid link; it is left out.\nWrite one that begins with https://",
    "%{event} har en länk som inte fungerar; den utelämnas.\nSkriv en som börjar med https://",
  ],
  unreadTime: [
    "%{event}: the time in %{line} cannot be read; the page shows the line, and no opening.\nWrite the day, then the time: 3/12 12:00",
    "%{event}: tiden i %{line} går inte att läsa; sidan visar raden, och ingen öppning.\nSkriv dagen och sedan klockslaget: 3/12 12.00",
  ],
  notEnded: [
    "%{event} ends before it begins; it is shown without its end.\nCorrect its end in the calendar.",
    "%{event} slutar innan den börjar; den visas utan sluttid.\nRätta sluttiden i kalendern.",
  ],
});

/** What an event is called, and why a calendar cannot be used; the last never hold its URL. */
export const CALENDAR_PIECES = pieces({
  event: ["%{title|An event without a title}%{day}", "%{title|Ett evenemang utan rubrik}%{day}"],
  noCalendar: [
    "it is not a calendar (it does not begin with BEGIN:VCALENDAR)",
    "den är inte en kalender (den börjar inte med BEGIN:VCALENDAR)",
  ],
  incomplete: [
    "it is incomplete (END:VCALENDAR is missing)",
    "den är ofullständig (END:VCALENDAR saknas)",
  ],
  noUrl: [
    "it is no URL; write https://… or webcal://…",
    "det är ingen adress; skriv https://… eller webcal://…",
  ],
  password: [
    "its URL holds a password; use the calendar's secret address instead",
    "adressen innehåller ett lösenord; använd kalenderns hemliga adress i stället",
  ],
  unencrypted: ["its URL must begin with https://", "adressen ska börja med https://"],
  answered: ["it answered %{status}", "den svarade %{status}"],
  late: ["it did not answer within %{seconds} s", "den svarade inte inom %{seconds} s"],
  unreachable: ["it cannot be reached (%{code})", "den går inte att nå (%{code})"],
  tooLarge: ["it is larger than %{size} MB", "den är större än %{size} MB"],
  unreadable: ["its content cannot be parsed", "innehållet går inte att tolka"],
});
