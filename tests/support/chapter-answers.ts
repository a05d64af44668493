/** What an invented chapter answers to `npm run new -- chapter`. */
export const ANSWERS = {
  name: { sv: "Rymdsektionen", en: "The Space Chapter" },
  url: "https://www.rymd.example",
  repository: "https://github.com/rymd/webb",
  email: "styrelsen@rymd.example",
  webmaster: "webb@rymd.example",
  color: "#0b5c8a",
  committees: [
    {
      name: { sv: "Raketnämnden", en: "The Rocket Committee" },
      email: "raket@rymd.example",
    },
    {
      name: { sv: "Festnämnden", en: "The Party Committee" },
      email: "fest@rymd.example",
    },
  ],
};
