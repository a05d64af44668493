// GitHub as the CMS uses it: REST and GraphQL over a real git repository.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BrowserContext, Request, Route } from "@playwright/test";
import { answerQuery } from "./graphql.ts";

export const [OWNER, NAME] = ["test", "site"];

interface Account {
  login: string;
  name: string;
  /** Without write access changes are proposed from a fork. */
  canWrite: boolean;
}

interface Pull {
  number: number;
  title: string;
  /** Whose repository the branch is in. */
  owner: string;
  branch: string;
  state: "OPEN" | "CLOSED" | "MERGED";
  isDraft: boolean;
  labels: string[];
  createdAt: string;
}

/** What happens to a request in place of its answer: it never arrives, or its answer does not. */
type Fault = "offline" | "lost";

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message: { headline: string };
}

/** A repository on GitHub with its forks, which share its objects as there. */
export class GitHub implements Disposable {
  readonly pulls: Pull[] = [];
  /** Logins whose tokens have expired; a token is the login. */
  readonly expired = new Set<string>();
  /** Asked about each request. */
  fault?: (request: { method: string; path: string; body: string }) => Fault | undefined;
  readonly #accounts: readonly Account[];
  readonly #dir = mkdtempSync(join(tmpdir(), "github-"));
  readonly #forks = new Set<string>();
  /** What git has said of objects, which never change. */
  readonly #said = new Map<string, string>();

  constructor(files: Readonly<Record<string, string>>, accounts: readonly Account[]) {
    this.#accounts = accounts;
    this.git("init", "--quiet", "--bare");
    const tree = mkdtempSync(join(tmpdir(), "github-tree-"));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    this.#gitWith({ GIT_WORK_TREE: tree }, "add", "--all");
    const commit = this.#commitIndex("Start", { login: "start", name: "Start" }, []);
    for (const line of this.git("ls-tree", "-r", commit).split("\n")) {
      const [, sha = "", path = ""] = /^\d+ blob (\w+)\t(.*)$/.exec(line) ?? [];
      this.#said.set(`cat-file\n-t\n${sha}`, "blob\n");
      this.#said.set(`cat-file\nblob\n${sha}`, files[path] ?? "");
      this.#said.set(`log\n-1\n--format=%H\n${commit}\n--\n${path}`, commit);
    }
    this.#move(OWNER, "main", commit);
    rmSync(tree, { recursive: true });
  }

  [Symbol.dispose]() {
    rmSync(this.#dir, { recursive: true, force: true });
  }

  git(...args: string[]): string {
    return this.#gitWith({}, ...args).replace(/\n$/, "");
  }

  /** A file on a branch; undefined where there is none. */
  file(path: string, branch = "main", owner = OWNER): string | undefined {
    const head = this.head(branch, owner);
    return this.#try("cat-file", "blob", `${head}:${path}`);
  }

  head(branch = "main", owner = OWNER): string | undefined {
    return this.#try("rev-parse", "--verify", "--quiet", ref(owner, branch))?.trim();
  }

  branches(owner = OWNER): string[] {
    const start = ref(owner, "");
    const names = this.git("for-each-ref", "--format=%(refname)", start).split("\n");
    return names.filter(Boolean).map((name) => name.slice(start.length));
  }

  /** Messages of the commits on a branch that are not on `main`, the newest first. */
  log(branch: string, owner = OWNER): string[] {
    const range = `${this.head()}..${this.head(branch, owner)}`;
    return this.git("log", "--format=%an: %s", range).split("\n").filter(Boolean);
  }

  /** As somebody does on their own computer. */
  push(login: string, branch: string, files: Record<string, string>, owner = OWNER): void {
    const author = this.#accounts.find((one) => one.login === login) ?? { login, name: login };
    const parent = this.head(branch, owner) ?? this.head() ?? "";
    const additions = Object.entries(files).map(([path, text]) => ({
      path,
      contents: Buffer.from(text).toString("base64"),
    }));
    this.#move(owner, branch, this.#commit(parent, { additions, deletions: [] }, "Push", author));
  }

  /** As a maintainer does on GitHub; the branch stays. */
  merge(number: number): void {
    const pull = this.#pull(number);
    const head = this.head(pull.branch, pull.owner) ?? "";
    const [main = "", index] = [this.head(), join(this.#dir, "merge-index")];
    const base = this.git("merge-base", main, head);
    const env = { GIT_INDEX_FILE: index };
    this.#gitWith(env, "read-tree", "-i", "-m", "--aggressive", base, main, head);
    const author = { login: "maintainer", name: "Maintainer" };
    this.#move(OWNER, "main", this.#commitIndex(pull.title, author, [main, head], env));
    pull.state = "MERGED";
  }

  /** Answers what the windows of a context ask of api.github.com. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route("https://api.github.com/**", (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    const path = decodeURI(new URL(request.url()).pathname);
    const body = request.postData() ?? "";
    const fault = this.fault?.({ method: request.method(), path, body });
    if (fault === "offline") return route.abort("internetdisconnected");
    const { status, value } = this.#reply(request, path);
    if (fault === "lost") return route.abort("connectionreset");
    if (typeof value === "string") return route.fulfill({ status, headers, body: value });
    return route.fulfill({ status, headers, json: value ?? {} });
  }

  #reply(request: Request, path: string): { status: number; value: unknown } {
    const [, login = ""] =
      /^(?:token|bearer) (.*)$/i.exec(request.headers().authorization ?? "") ?? [];
    const account = this.#accounts.find((one) => one.login === login);
    try {
      if (!account || this.expired.has(login)) throw new Refusal(401, "Bad credentials");
      const body = JSON.parse(request.postData() ?? "{}") as Record<string, never>;
      if (path !== "/graphql")
        return { status: 200, value: this.#rest(request, path, body, account) };
      const root = this.#root(account);
      return {
        status: 200,
        value: { data: answerQuery(body.query ?? "", body.variables ?? {}, root) },
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message } = error;
      // GraphQL says it in an answer.
      if (path === "/graphql" && status !== 401)
        return { status: 200, value: { data: null, errors: [{ message }] } };
      return { status, value: { message } };
    }
  }

  #rest(request: Request, path: string, body: Record<string, never>, account: Account): unknown {
    const method = request.method();
    if (path === "/user")
      return { id: account.login.length, ...account, email: `${account.login}@test.example` };
    if (path === "/user/repository_invitations") return [];
    const [, , owner = "", name = "", what = "", ...rest] = path.split("/");
    if (name !== NAME || (owner !== OWNER && !this.#forks.has(owner)))
      throw new Refusal(404, "Not Found");
    const query = new URL(request.url()).searchParams;
    switch (`${method} ${what}`) {
      case "GET ":
        return this.#about(owner, account);
      case "POST forks":
        this.#forks.add(account.login);
        this.#move(account.login, "main", this.head() ?? "");
        return { full_name: `${account.login}/${NAME}` };
      case "POST merge-upstream":
        this.#move(owner, "main", this.head() ?? "");
        return {};
      case "GET git":
        return rest[0] === "trees" ? this.#tree(rest[1] ?? "") : this.#blob(rest[1] ?? "");
      case "PATCH git":
        this.#move(owner, rest.slice(2).join("/"), body.sha ?? "");
        return {};
      case "DELETE git":
        this.git("update-ref", "-d", ref(owner, rest.slice(2).join("/")));
        return {};
      case "GET compare":
        return this.#compare(rest.join("/"));
      case "POST pulls":
        return this.#open(body, owner);
      case "PATCH pulls":
        this.#pull(Number(rest[0])).state = body.state === "open" ? "OPEN" : "CLOSED";
        return {};
      case "GET issues":
        return { labels: this.#pull(Number(rest[0])).labels.map((label) => ({ name: label })) };
      case "PATCH issues":
      case "POST issues":
        this.#pull(Number(rest[0])).labels = body.labels ?? [];
        return [];
      default:
        throw new Error(`The stub of GitHub has no ${method} ${path}?${query}`);
    }
  }

  #about(owner: string, { login, canWrite }: Account) {
    const isFork = owner !== OWNER;
    return {
      full_name: `${owner}/${NAME}`,
      fork: isFork,
      parent: { full_name: `${OWNER}/${NAME}` },
      owner: { type: "Organization" },
      permissions: { push: isFork ? owner === login : canWrite },
    };
  }

  #tree(commit: string) {
    const lines = this.git("ls-tree", "-r", "-l", commit).split("\n");
    const tree = lines.map((line) => {
      const [, sha, size, path] = /^\d+ blob (\w+) +(\d+)\t(.*)$/.exec(line) ?? [];
      return { type: "blob", path, sha, size: Number(size) };
    });
    return { tree };
  }

  #blob(sha: string) {
    return this.git("cat-file", "blob", sha);
  }

  #compare(range: string) {
    const [base = "", head = ""] = range.split("...");
    const [owner = "", branch = ""] = head.split(":");
    const tip = this.head(branch, owner) ?? "";
    return {
      files: this.#changes(this.head(base) ?? "", tip).map(({ path }) => ({
        filename: path,
        status: "modified",
      })),
    };
  }

  #changes(base: string, tip: string) {
    const lines = this.git("diff", "--name-only", `${base}...${tip}`).split("\n");
    return lines.filter(Boolean).map((path) => ({ path, changeType: "MODIFIED" }));
  }

  #open({ title, head, draft }: Record<string, never>, base: string) {
    const [owner = "", branch = ""] = `${head}`.includes(":") ? `${head}`.split(":") : [base, head];
    if (!this.head(branch, owner)) throw new Refusal(422, "Validation Failed");
    if (
      this.pulls.some(
        (pull) => pull.state === "OPEN" && pull.branch === branch && pull.owner === owner,
      )
    )
      throw new Refusal(422, `A pull request already exists for ${owner}:${branch}.`);
    const createdAt = new Date().toISOString();
    const number = this.pulls.length + 1;
    this.pulls.push({
      number,
      title: title ?? "",
      owner,
      branch,
      state: "OPEN",
      isDraft: !!draft,
      labels: [],
      createdAt,
    });
    return {
      number,
      title,
      node_id: `pull-${number}`,
      html_url: `https://github.com/${OWNER}/${NAME}/pull/${number}`,
      head: { sha: this.head(branch, owner) },
      created_at: createdAt,
      updated_at: createdAt,
    };
  }

  #pull(number: number): Pull {
    const pull = this.pulls.find((one) => one.number === number);
    if (!pull) throw new Refusal(404, "Not Found");
    return pull;
  }

  #root(account: Account) {
    const setDraft =
      (isDraft: boolean) =>
      ({ input }: { input: { pullRequestId: string } }) => {
        const pull = this.#pull(Number(input.pullRequestId.replace("pull-", "")));
        pull.isDraft = isDraft;
        return { pullRequest: { isDraft } };
      };
    return {
      repository: ({ owner, name }: { owner: string; name: string }) =>
        name === NAME && (owner === OWNER || this.#forks.has(owner))
          ? this.#repository(owner, account)
          : null,
      node: ({ id }: { id: string }) => this.#pullNode(this.#pull(Number(id.replace("pull-", "")))),
      createRef: ({ input }: { input: { repositoryId: string; name: string; oid: string } }) => {
        const branch = input.name.replace("refs/heads/", "");
        if (this.head(branch, input.repositoryId))
          throw new Refusal(200, `A ref named "${input.name}" already exists in the repository.`);
        this.#move(input.repositoryId, branch, input.oid);
        return { ref: { name: branch } };
      },
      createCommitOnBranch: ({ input }: { input: CommitInput }) => {
        const { branch, expectedHeadOid, fileChanges, message } = input;
        const [owner = ""] = branch.repositoryNameWithOwner.split("/");
        if (owner === OWNER ? !account.canWrite : owner !== account.login)
          throw new Refusal(200, "Resource not accessible");
        if (this.head(branch.branchName, owner) !== expectedHeadOid)
          throw new Refusal(200, "Expected branch to point to another commit");
        const commit = this.#commit(expectedHeadOid, fileChanges, message.headline, account);
        this.#move(owner, branch.branchName, commit);
        return { commit: this.#commitNode(commit) };
      },
      convertPullRequestToDraft: setDraft(true),
      markPullRequestReadyForReview: setDraft(false),
    };
  }

  #repository(owner: string, account: Account) {
    return {
      id: owner,
      viewerPermission: owner === account.login || account.canWrite ? "WRITE" : "READ",
      defaultBranchRef: { name: "main" },
      forks: () => {
        const own = { nameWithOwner: `${account.login}/${NAME}`, owner: account };
        return { nodes: this.#forks.has(account.login) ? [own] : [] };
      },
      ref: ({ qualifiedName }: { qualifiedName: string }) => {
        const branch = qualifiedName.replace("refs/heads/", "");
        const head = this.head(branch, owner);
        return head ? { name: branch, target: this.#commitNode(head) } : null;
      },
      refs: ({ refPrefix }: { refPrefix: string }) => {
        const prefix = refPrefix.replace("refs/heads/", "");
        const names = this.branches(owner).filter((name) => name.startsWith(prefix));
        const nodes = names.map((name) => ({
          name: name.slice(prefix.length),
          target: this.#commitNode(this.head(name, owner) ?? ""),
        }));
        return { nodes };
      },
      object: ({ oid, expression = "" }: { oid?: string; expression?: string }) => {
        const [branch = "", path = ""] = expression.split(/:(.*)/s);
        const name = oid ?? `${this.head(branch, owner)}:${path}`;
        const sha = oid ?? this.#try("rev-parse", "--verify", "--quiet", name)?.trim();
        if (!sha) return null;
        if (this.#ask("cat-file", "-t", sha) === "commit\n") return this.#commitNode(sha);
        const text = this.#ask("cat-file", "blob", sha);
        return {
          oid: sha,
          text,
          byteSize: text.length,
          isBinary: text.includes("\0"),
          isTruncated: false,
        };
      },
      pullRequests: ({
        states,
        headRefName,
        labels,
      }: {
        states: string | string[];
        headRefName?: string;
        labels?: string[];
      }) => {
        const found = this.pulls.filter(
          (pull) =>
            [states].flat().includes(pull.state) &&
            (headRefName === undefined || pull.branch === headRefName) &&
            (!labels || pull.labels.some((label) => labels.includes(label))),
        );
        return {
          totalCount: found.length,
          nodes: found.map((pull) => this.#pullNode(pull)).reverse(),
        };
      },
    };
  }

  #pullNode(pull: Pull) {
    const { number, title, owner, branch, state, isDraft, labels, createdAt } = pull;
    const head = this.head(branch, owner);
    return {
      id: `pull-${number}`,
      number,
      title,
      url: `https://github.com/${OWNER}/${NAME}/pull/${number}`,
      state,
      isDraft,
      isCrossRepository: owner !== OWNER,
      createdAt,
      updatedAt: createdAt,
      headRefName: branch,
      headRefOid: head,
      headRepositoryOwner: { login: owner },
      author: null,
      labels: { nodes: labels.map((name) => ({ name })) },
      files: { nodes: head ? this.#changes(this.head() ?? "", head) : [] },
    };
  }

  #commitNode(oid: string): object {
    const format = "--format=%H%n%an%n%ae%n%cI%n%s";
    const [, name = "", email = "", committedDate, message] = this.#ask(
      "show",
      "-s",
      format,
      oid,
    ).split("\n");
    const login = email.split("@")[0];
    return {
      oid,
      message,
      committedDate,
      author: { name, email, user: { login, databaseId: login?.length } },
      history: ({ first, path }: { first: number; path?: string }) => {
        const of = path === undefined ? [] : ["--", path];
        const commits = this.#ask("log", `-${first}`, "--format=%H", oid, ...of).split("\n");
        return { nodes: commits.filter(Boolean).map((each) => this.#commitNode(each)) };
      },
      file: ({ path }: { path: string }) => {
        const sha = this.#try("rev-parse", "--verify", "--quiet", `${oid}:${path}`);
        return sha ? { oid: sha.trim() } : null;
      },
      deployments: { nodes: [] },
      checkSuites: { nodes: [] },
    };
  }

  #commit(
    parent: string,
    { additions, deletions }: CommitInput["fileChanges"],
    message: string,
    author: Pick<Account, "login" | "name">,
  ) {
    const env = { GIT_INDEX_FILE: join(this.#dir, "commit-index") };
    this.#gitWith(env, "read-tree", parent);
    for (const { path, contents } of additions) {
      const file = join(this.#dir, "upload");
      writeFileSync(file, Buffer.from(contents, "base64"));
      const sha = this.git("hash-object", "-w", file);
      this.#gitWith(env, "update-index", "--add", "--cacheinfo", `100644,${sha},${path}`);
    }
    for (const { path } of deletions) this.#gitWith(env, "update-index", "--force-remove", path);
    return this.#commitIndex(message, author, [parent], env);
  }

  #commitIndex(
    message: string,
    { login, name }: Pick<Account, "login" | "name">,
    parents: string[],
    env = {},
  ): string {
    const tree = this.#gitWith(env, "write-tree").trim();
    const email = `${login}@test.example`;
    const who = {
      ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email },
      ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
    };
    const from = parents.flatMap((parent) => ["-p", parent]);
    return this.#gitWith(who, "commit-tree", tree, ...from, "-m", message).trim();
  }

  #move(owner: string, branch: string, commit: string): void {
    this.git("update-ref", ref(owner, branch), commit);
  }

  #ask(...args: string[]): string {
    const key = args.join("\n");
    const said = this.#said.get(key) ?? this.#gitWith({}, ...args);
    this.#said.set(key, said);
    return said;
  }

  #try(...args: string[]): string | undefined {
    try {
      return this.#gitWith({}, ...args);
    } catch {
      return undefined;
    }
  }

  #gitWith(env: NodeJS.ProcessEnv, ...args: string[]): string {
    return execFileSync("git", args, {
      cwd: this.#dir,
      env: { ...process.env, GIT_DIR: this.#dir, ...env },
      encoding: "utf8",
      maxBuffer: 1e8,
      stdio: ["ignore", "pipe", "ignore"],
    });
  }
}

const ref = (owner: string, branch: string) =>
  `refs/${owner === OWNER ? "heads" : `forks/${owner}`}/${branch}`;
