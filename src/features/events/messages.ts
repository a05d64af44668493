import { catalogue } from "../../messages/message.ts";

/** Messages about events that are badly placed; the build and the form at `/admin` name the other event. */
export const EVENTS = catalogue({
  sameTime: [
    '"%{title}" (%{day}) is at the same time as "%{other}", for the same readers.\nMove one of them, or say with "audience" who each is for.',
    '"%{title}" (%{day}) är samtidigt som "%{other}" och för samma läsare.\nFlytta ett av dem, eller ange med "audience" vem de är för.',
  ],
  inExams: [
    '"%{title}" (%{day}) is in an examination period, %{from} to %{lastDay}.\nMove it, unless it is about the exams.',
    '"%{title}" (%{day}) är i en tentaperiod, %{from} till %{lastDay}.\nFlytta det, om det inte handlar om tentorna.',
  ],
  onHoliday: [
    '"%{title}" (%{day}) is on %{holiday}, a public holiday.\nCheck that the day is right.',
    '"%{title}" (%{day}) är på %{holiday}, en helgdag.\nKontrollera att dagen är rätt.',
  ],
  secrets: [
    '"%{title}" (%{day}) holds a code, a number of a meeting or a personal identity number, which is left out here, but everybody can read it in the calendar.\nRemove it there, and send it to those who need it.',
    '"%{title}" (%{day}) innehåller en kod, ett nummer till ett möte eller ett personnummer, som är utelämnat här men som alla kan läsa i kalendern.\nTa bort det där och skicka det till dem som behöver det.',
  ],
  tooLong: [
    '"%{title}" (%{day}) lasts until %{lastDay}, more than three months.\nCorrect its end; of something that repeats, enter the times.',
    '"%{title}" (%{day}) varar till %{lastDay}, mer än tre månader.\nRätta slutet; om det upprepas anger du gångerna.',
  ],
  earlySignUp: [
    'The sign-up deadline of "%{title}" (%{day}) is %{lastDay}, more than two months before.\nCheck the day and its year.',
    'Sista dagen att anmäla sig till "%{title}" (%{day}) är %{lastDay}, mer än två månader innan.\nKontrollera dagen och året.',
  ],
  lateOpening: [
    'The sign-up for "%{title}" opens %{opens}, after the event has begun (%{day}).\nWrite an earlier day and time.',
    'Anmälan till "%{title}" öppnar %{opens}, efter att evenemanget har börjat (%{day}).\nSkriv en tidigare dag och tid.',
  ],
  openingTooLate: [
    'The sign-up for "%{title}" (%{day}) opens %{opens}, after its last day (%{lastDay}).\nCorrect one of the two days.',
    'Anmälan till "%{title}" (%{day}) öppnar %{opens}, efter sin sista dag (%{lastDay}).\nRätta en av de två dagarna.',
  ],
  openingOfNothing: [
    'The sign-up for "%{title}" (%{day}) opens %{opens}, but nothing says where.\nWrite the address of the sign-up.',
    'Anmälan till "%{title}" (%{day}) öppnar %{opens}, men det står inte var.\nSkriv anmälans adress.',
  ],
  twin: [
    '"%{title}" (%{day}) is among the events of the website, and "%{other}" (%{otherDay}) in the calendar; both are shown.\nIf they are one event, give it the same title and start in both. If not, give one of them another title, or say with "audience" who each is for.',
    '"%{title}" (%{day}) finns bland webbplatsens evenemang och "%{other}" (%{otherDay}) i kalendern; båda visas.\nÄr de samma evenemang ger du det samma titel och start på båda ställena. Annars ger du ett av dem en annan titel, eller anger med "audience" vem de är för.',
  ],
  lateSignUp: [
    'The sign-up deadline of "%{title}", %{lastDay}, is after the event has begun (%{day}).\nWrite an earlier day.',
    'Sista dagen att anmäla sig till "%{title}", %{lastDay}, är efter att evenemanget har börjat (%{day}).\nSkriv en tidigare dag.',
  ],
});
