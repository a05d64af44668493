import { catalogue } from "./message.ts";

/** Messages about the options of code blocks. */
export const CODE = catalogue({
  lineNumbers: [
    '"%{written}": the numbers of lines begin at 1.\nWrite:  showLineNumbers',
    '"%{written}": radnumren börjar på 1.\nSkriv:  showLineNumbers',
  ],
  unquotedTitle: [
    '"%{written}" has no title in quotation marks.\nWrite:  title="name-of-the-file.js"',
    '"%{written}" har ingen titel inom citattecken.\nSkriv:  title="filens-namn.js"',
  ],
  unknownOption: [
    'There is no option "%{option}" for code blocks.\n%{fix}',
    'Det finns inget val "%{option}" för kodblock.\n%{fix}',
  ],
  unreadableLines: [
    '"{%{written}}" does not say which lines are marked.\nWrite:  {1,3-5}',
    '"{%{written}}" säger inte vilka rader som är markerade.\nSkriv:  {1,3-5}',
  ],
  noSuchLine: [
    '"{%{written}}" marks line %{line}, but the code has %{count}.\nWrite numbers of lines that are there.',
    '"{%{written}}" markerar rad %{line}, men koden har %{count}.\nSkriv nummer på rader som finns.',
  ],
});
