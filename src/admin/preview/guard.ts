/// <reference lib="dom" />
import {
  begun,
  type Entry,
  type EntryRecord,
  filesOf,
  label,
  language,
  opened,
  versionOf,
} from "./checker.ts";

const API = "https://api.github.com/graphql";

/** Where the CMS keeps who is logged in; somebody with a folder on this computer has no token. */
const ACCOUNT = "sveltia-cms.user";

/** What the CMS gives to a listener of `preSave` and `postSave`. */
export interface Saving {
  author: { login: string };
  entry: EntryRecord;
}

interface Commit {
  committedDate: string;
  author: { name: string };
}

/** What is asked of a repository: of each file its text on a branch, and its last commit there. */
type Files = Record<`text${number}`, { text: string } | null> &
  Record<`commit${number}`, { target: { history: { nodes: Commit[] } } } | null>;

interface Reply {
  data: {
    main: Files & { viewerPermission: string; pullRequests: { totalCount: number } };
    proposed: Files;
    /** Of somebody without write access. */
    fork: Files | null;
  } | null;
}

/** What was to be saved from this tab: a commit may arrive although its answer does not. */
const sentFromHere = new Set<string>();

/**
 * Asks GitHub before an entry is saved whether it still is what it was when the form was opened: on its branch, or on
 * `main` while there is none. The CMS does not ask; see docs/decisions/cms.md.
 *
 * @param repo owner and name
 * @throws an error whose cause the CMS shows; then it saves nothing
 */
export async function holdBack(repo: string, saving: Saving): Promise<void> {
  const state = await stateOf(repo, saving);
  if (!state) return;
  const { files, texts, last } = state;
  const now = await versionOf(texts);
  const known = opened?.known ?? (begun && new Set([await begun]));
  if (known && !known.has(now) && !sentFromHere.has(now)) {
    const date = new Date(last?.committedDate ?? Date.now());
    const day = date.toLocaleString(language(), { dateStyle: "long", timeStyle: "short" });
    refuse(
      label("moved")
        .replace("%{who}", last?.author.name ?? "GitHub")
        .replace("%{when}", day),
    );
  }
  sentFromHere.add(await versionOf(files));
}

/**
 * Looks whether there is a proposal after an entry was saved: one that was published meanwhile shows it to nobody.
 *
 * @throws an error whose cause the CMS shows; what was written stays in the form and as a draft
 */
export async function confirmProposal(repo: string, saving: Saving): Promise<void> {
  const state = await stateOf(repo, saving).catch(() => undefined);
  if (state && !state.isProposed) refuse(label("published"));
}

/** The last reason for which nothing was saved. */
export let refusal = "";

function refuse(reason: string): never {
  refusal = reason;
  throw new Error("saving_failed", { cause: new Error(reason) });
}

async function stateOf(repo: string, { author, entry }: Saving) {
  const { token } = JSON.parse(localStorage.getItem(ACCOUNT) ?? "{}") as { token?: string };
  if (!token) return undefined;
  const { collection, slug } = entry.toJS() as Entry;
  const files = filesOf(entry.toJS() as Entry);
  const [owner = "", name = ""] = repo.split("/");
  const own = `${collection}/${slug.replaceAll("%", "%25").replaceAll("/", "%2F")}`;
  const ask = (owner: string, branch: string, more = "") =>
    `repository(owner: ${JSON.stringify(owner)}, name: ${JSON.stringify(name)}) { ${more} ${files.map(
      ([file], index) => `
        text${index}: object(expression: ${JSON.stringify(`${branch}:${file}`)}) { ... on Blob { text } }
        commit${index}: ref(qualifiedName: ${JSON.stringify(`refs/heads/${branch}`)}) { target { ... on Commit {
          history(first: 1, path: ${JSON.stringify(file)}) { nodes { committedDate author { name } } } } } }`,
    )} }`;
  const pulls = `viewerPermission pullRequests(headRefName: ${JSON.stringify(`cms/${own}`)}, states: OPEN, first: 1) { totalCount }`;
  const query = `{
    main: ${ask(owner, "main", pulls)}
    proposed: ${ask(owner, `cms/${own}`)}
    fork: ${ask(author.login, `cms/${author.login}/${name}/${own}`)}
  }`;
  const answer = await fetch(API, {
    method: "POST",
    headers: { Authorization: `token ${token}` },
    body: JSON.stringify({ query }),
  }).catch(() => undefined);
  if (answer?.status === 401) refuse(label("expired"));
  const { data } = ((await answer?.json().catch(() => undefined)) as Reply) ?? {};
  if (!data) refuse(label("offline"));
  const { main, proposed, fork } = data;
  const isFork = main.viewerPermission === "READ";
  const isProposed = isFork || main.pullRequests.totalCount > 0;
  const branch = isFork ? fork : isProposed ? proposed : null;
  const found = branch?.commit0 ? branch : main;
  const commits = files.flatMap((_, index) => found[`commit${index}`]?.target.history.nodes ?? []);
  return {
    files,
    texts: files.flatMap(([file], index): [string, string][] => {
      const text = found[`text${index}`]?.text;
      return text === undefined ? [] : [[file, text]];
    }),
    last: commits.sort((a, b) => b.committedDate.localeCompare(a.committedDate))[0],
    isProposed,
  };
}
