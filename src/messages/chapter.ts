import { catalogue, pieces } from "./message.ts";

/** Messages of the command that makes the website of another chapter. */
export const CHAPTER = {
  ...catalogue({
    noAnswers: [
      "%{file} does not exist.\nName a JSON file with the answers, or none to be asked.",
      "%{file} finns inte.\nAnge en JSON-fil med svaren, eller ingen för att bli tillfrågad.",
    ],
    noJson: [
      "%{file} is not valid JSON.\nCompare it with the example in docs/another-chapter.md.",
      "%{file} är inte giltig JSON.\nJämför med exemplet i docs/another-chapter.md.",
    ],
    folderExists: [
      "%{folder} exists; nothing was changed.\nName a new folder beside this one, for example  ../website",
      "%{folder} finns redan; inget har ändrats.\nAnge en ny mapp bredvid den här, till exempel  ../webbplats",
    ],
    folderInside: [
      "%{folder} is inside this website.\nName a new folder beside it, for example  ../website",
      "%{folder} ligger i den här webbplatsen.\nAnge en ny mapp bredvid den, till exempel  ../webbplats",
    ],
    noGit: [
      "git does not list the files of this website.\nRun the command in a clone of it.",
      "git visar inte den här webbplatsens filer.\nKör kommandot i en klon av den.",
    ],
    leftover: [
      '"%{word}" is of the chapter that this website was made for.\nWrite what holds for any chapter, in the file of the same name here.',
      '"%{word}" hör till sektionen som webbplatsen gjordes för.\nSkriv det som gäller varje sektion, i filen med samma namn här.',
    ],
  }),
  STEPS: pieces({
    publish: [
      "Go on with docs/another-chapter.md: install, look, publish a preview.",
      "Fortsätt med docs/another-chapter.md: installera, titta, publicera en förhandsvisning.",
    ],
    fill: [
      "Fill in what only the chapter knows:  src/content/sv/redaktion/det-bara-sektionen-vet.md",
      "Fyll i det som bara sektionen vet:  src/content/sv/redaktion/det-bara-sektionen-vet.md",
    ],
    licence: [
      "Read LICENSE: labels and the order of colours are not covered by the licence of the code.",
      "Läs LICENSE: etiketter och färgernas ordning omfattas inte av kodens licens.",
    ],
  }),
  QUESTIONS: pieces({
    answers: ["Your answers", "Dina svar"],
    nameSv: [
      "The site is in Swedish and English. Name of the chapter in Swedish:",
      "Webbplatsen är på svenska och engelska. Sektionens namn på svenska:",
    ],
    nameEn: ["In English:", "På engelska:"],
    url: [
      "Address of the website (https://www.example.org):",
      "Webbplatsens adress (https://www.example.org):",
    ],
    repository: [
      "Repository of the code (https://github.com/chapter/website):",
      "Kodens arkiv (https://github.com/sektionen/webbplats):",
    ],
    email: ["Address of the board:", "Styrelsens adress:"],
    webmaster: [
      "Address of those who answer for the website:",
      "Adress till dem som ansvarar för webbplatsen:",
    ],
    calendar: [
      "Address of the public calendar (empty if there is none):",
      "Den publika kalenderns adress (tomt om den saknas):",
    ],
    color: ["Colour of the chapter (#rrggbb):", "Sektionens färg (#rrggbb):"],
    committeeSv: [
      "Name of a committee in Swedish (empty when all are named):",
      "En nämnds namn på svenska (tomt när alla är nämnda):",
    ],
    committeeEn: ["In English:", "På engelska:"],
    committeeEmail: ["Its address:", "Dess adress:"],
  }),
};
