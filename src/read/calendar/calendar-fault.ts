/** Why a calendar cannot be used, in words for editors and without anything of its address but the host. */
export class CalendarFault extends Error {}
