/** Who builds the site, as far as they say so; the development server publishes nothing. */
export type Deployment = "netlify" | "vercel" | "elsewhere" | "development";
