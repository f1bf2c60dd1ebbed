import { plainFont } from "../../registry/flavours/font-items.ts";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import type { RegistryItem } from "../../registry/model/items.ts";
import { createApp } from "../../server/app.ts";
import { readDist } from "../../server/dist.ts";
import { publishedContent } from "../../server/replies/content.ts";
import { fixtureDist } from "../fixtures/dist.ts";
import { REMOVED, edited } from "../fixtures/edited.ts";
import { freePort, startedServer } from "../clients/processes.ts";
import { PROJECT, fixtureFont, fixturePairing } from "../fixtures/read.ts";
import { docsExample } from "../fixtures/docs-example.ts";
import { temporaryRegistry } from "../fixtures/temporary.ts";
import { formatJson } from "../../registry/model/json.ts";

const BASE_URL = "https://example.com";
const PUBLISHED = "public, max-age=86400, s-maxage=86400";

const dist = fixtureDist();
const publication = readDist(dist);
const app = createApp(() => publication);
/** The plain form: by default supertest accepts compressed ones. */
const get = (path: string) => request(app).get(path).set("Accept-Encoding", "identity");

const published = ({ $schema, ...item }: RegistryItem) =>
  JSON.parse(JSON.stringify(item).replaceAll("{base_url}", BASE_URL));
const plain = published(fixturePairing("plain"));
const inter = published(plainFont(fixtureFont("inter")));

describe("GET /api/r/{name} (specification 4.1)", () => {
  it.each([
    ["plain", plain],
    ["plain.json", plain],
    ["pairing-plain", plain],
    ["pairing-plain.json", plain],
    ["pl%61in", plain],
    ["plain%2Ejson", plain],
    ["plain?", plain],
    ["inter", inter],
    ["inter.json", inter],
  ])(
    "%s returns the item: a pairing with or without the prefix, one trailing .json stripped, decoded; a bare question mark is no query",
    async (name, item) => {
      const { status, headers, body } = await get(`/api/r/${name}`);
      expect({ status, body }).toEqual({ status: 200, body: item });
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(headers["cache-control"]).toBe(PUBLISHED);
    },
  );

  it("answers with the bytes that the build wrote", async () => {
    const { text } = await get("/api/r/plain");
    expect(text).toBe(readFileSync(join(dist, "api/r/plain"), "utf8"));
  });
});

describe("overrides (specification 4.1, query parameters)", () => {
  it("1. query parameters are ignored when the item is a font, valid or not", async () => {
    for (const query of ["h1-size=3rem", "h1-size=12bananas", "h1-colour=red"]) {
      const { status, headers, body } = await get(`/api/r/inter?${query}`);
      expect({ status, body }).toEqual({ status: 200, body: inter });
      expect(headers["cache-control"]).toBe("no-cache");
    }
  });

  // 2. That property alone; 3. body in the `body, p` key, h1 in the `h1` key.
  // 5. code and pre in `code, pre`, h4 to h6 in `h4, h5, h6`.
  it.each([
    ["h1-size=3rem", "h1", "font-size", "3rem"],
    ["body-lh=1.8", "body, p", "line-height", "1.8"],
    ["code-family=Fira%20Code", "code, pre", "font-family", "Fira Code"],
    ["pre-size=0.8em", "code, pre", "font-size", "0.8em"],
    ["h5-ls=0.1em", "h4, h5, h6", "letter-spacing", "0.1em"],
    // A family that CSS must have quoted is quoted.
    ["h1-family=Source+Serif+4", "h1", "font-family", "'Source Serif 4'"],
  ])("the override %s replaces %s { %s } alone, also at the item URL", async (query, ...edit) => {
    const [key, property, value] = edit;
    for (const path of ["/api/r/plain", "/r/plain.json"]) {
      const { status, headers, body } = await get(`${path}?${query}&h2-weight=700`);
      const expected = edited(plain, ["css", key, property], value);
      expect({ status, body }).toEqual({
        status: 200,
        body: edited(expected, ["css", "h2", "font-weight"], "700"),
      });
      expect(headers["cache-control"]).toBe("no-cache");
    }
  });

  it("4. the response is formatted like the published item, with only the values changed", async () => {
    const { text } = await get("/api/r/pairing-plain.json?h1-size=3rem");
    const before = readFileSync(join(dist, "api/r/plain"), "utf8");
    expect(text).toBe(before.replace('"font-size": "2.25rem"', '"font-size": "3rem"'));
  });

  it.each([
    ["", "; all names are listed in /r/registry.json"],
    ["registry", "; all names are listed in /r/registry.json"],
    ["plain", "; all names are listed in /r/registry.json"],
    ["interr", '; did you mean "inter"?'],
  ])("a role with %j, which is no font, says so and where fonts are", async (name, remedy) => {
    const { status, body } = await get(`/r/plain.json?heading=${name}`);
    expect([status, body.message]).toEqual([
      404,
      `heading is "${name}", which is not the name of a font${remedy}`,
    ]);
  });

  it("6. an unknown selector or property, an empty or invalid value is 400 with every problem", async () => {
    const { status, headers, body } = await get(
      "/api/r/plain?h1-colour=red&h7-size=1px&h2-size=&h3-size=12bananas&h3-lh=1",
    );
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(["error", "message"]);
    expect(body.error).toBe("Invalid override");
    expect(body.message).toContain("h1-colour has no known property");
    expect(body.message).toContain("h7-size has no known selector");
    expect(body.message).toContain("h2-size is empty");
    expect(body.message).toContain('h3-size is "12bananas"');
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("a selector without a key in the item: nothing to apply, still 200", async () => {
    // Builds before the keys became required may lack some.
    const earlier = edited(plain, ["css", "h2"], REMOVED);
    const content = publishedContent("/api/r/plain", Buffer.from(JSON.stringify(earlier)), "old");
    const file = (path: string) => (path === "/api/r/plain" ? content : publication.file(path));
    const { status, body } = await request(createApp(() => ({ ...publication, file }))).get(
      "/api/r/plain?h2-size=2rem",
    );
    expect({ status, body }).toEqual({ status: 200, body: earlier });
  });
});

describe("flavours (design)", () => {
  const jsonAt = (path: string) => JSON.parse(readFileSync(join(dist, path), "utf8"));

  it.each([
    ["/r/layered/plain.json?v=1", "r/layered/plain.json"],
    ["/r/self-hosted/plain.json?v=1", "r/self-hosted/plain.json"],
    ["/r/layered/inter.json?h1-size=3rem", "r/layered/inter.json"],
    ["/api/r/inter?v=1", "api/r/inter"],
  ])("%s is what is published as %s, with no-cache", async (path, file) => {
    const { status, headers, text } = await get(path);
    expect({ status, text }).toEqual({ status: 200, text: readFileSync(join(dist, file), "utf8") });
    expect(headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    ["/r/layered/plain.json?h1-size=3rem", "r/layered/plain.json"],
    ["/r/self-hosted/plain.json?h1-size=3rem", "r/self-hosted/plain.json"],
  ])("%s combines the flavour with overrides", async (path, file) => {
    const { body } = await get(path);
    expect(body).toEqual(edited(jsonAt(file), ["css", "@layer base", "h1", "font-size"], "3rem"));
  });

  it.each([
    ["h1-size=5vw", "h1: text zoom does not enlarge 5vw"],
    ["heading=abril-fatface&h1-weight=900", "h1: Abril Fatface has no 900"],
    ["mono=lato", "Lato is not monospaced"],
  ])("%s is valid, and the client prints what it does less than it seems", async (query, note) => {
    const { body } = await get(`/r/layered/plain.json?${query}`);
    expect(body.docs).toContain(note);
    expect(jsonAt("r/layered/plain.json").docs).not.toContain(note);
    const { body: item } = await get(`/api/r/plain?${query}`);
    expect(item).not.toHaveProperty("docs");
  });

  it.each([
    ["/api/r/plain", 400],
    ["/r/plain.json", 404],
    ["/r/self-hosted/plain.json", 404],
  ])("%s with an invalid override is %d: of a 404 the client prints why", async (path, status) => {
    const answer = await get(`${path}?h1-size=x`);
    expect([answer.status, answer.body]).toEqual([
      status,
      { error: "Invalid override", message: expect.stringContaining('h1-size is "x"') },
    ]);
  });

  it.each(["/r/pairing-plain.json", "/r/layered/pairing-plain.json"])(
    "an item under /r/ has one name, its short one, which the 404 of %s names",
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body.message).toBe('Did you mean "plain"?');
    },
  );
});

describe("search: the index by the shadcn dynamic-search protocol", () => {
  const index = JSON.parse(readFileSync(join(dist, "r/registry.json"), "utf8"));
  /** The names of the items that an index, without or with a flavour, answers a query with. */
  const namesFor = async (query: string, folder = "/r"): Promise<string[]> => {
    const { body } = await get(`${folder}/registry.json?${query}`);
    return body.items.map(({ name }: { name: string }) => name);
  };

  it("a query answers with the matching items of the index and the pagination, with no-cache", async () => {
    const { status, headers, body } = await get("/r/registry.json?q=elegant+blog");
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-cache");
    const entryOf = (wanted: string) =>
      index.items.find(({ name }: { name: string }) => name === wanted);
    const entry = entryOf("serif");
    // The rest of the description would fill what a program reads.
    const FONTS = "Source Serif 4 + JetBrains Mono";
    const PURPOSE =
      "A text face for a blog that sets its own headings: Source Serif, the minor ones through the text’s variable.";
    expect(entry.description).toMatch(`${FONTS} — ${PURPOSE} `);
    expect(body).toEqual({
      ...index,
      understood: ["elegant: mood elegant", "blog: use case blog"],
      items: [{ ...entry, description: `${FONTS} — ${PURPOSE}` }, entryOf("source-serif-4")],
      pagination: { total: 2, offset: 0, limit: 100, hasMore: false },
    });
  });

  it.each(["plain-demo", "plain example", "example plain", "Demos plain", "example"])(
    "a query for an example, %j, gives the usage of a pairing alone",
    async (query) => {
      const { body } = await get(`/r/layered/registry.json?q=${encodeURIComponent(query)}`);
      expect(body.items).toEqual([expect.objectContaining({ name: "example" })]);
      const { body: item } = await get(`/r/layered/${body.items[0].name}.json`);
      const [file] = item.files;
      for (const element of ["<h1>", "<p>", "<code>", "<pre>", "<table>"])
        expect(file.content).toContain(element);
    },
  );

  it.each(["q=plain+example&offset=1", "q=plain+example&type=font"])(
    "%s gives no example",
    async (query) => {
      expect(await namesFor(query, "/r/layered")).not.toContain("example");
    },
  );

  it("a pairing of one's own that is named example wins over the usage", async () => {
    const example = { ...fixturePairing("plain"), name: "pairing-example" };
    const registryDir = temporaryRegistry(["pairings/example.json", formatJson(example)]);
    const own = readDist(fixtureDist({ registryDir }));
    const { body } = await request(createApp(() => own)).get("/r/registry.json?q=plain+example");
    const types = body.items.map(({ type }: { type: string }) => type);
    expect(types).not.toContain("registry:component");
  });

  it.each(["demographics", "plain examples page"])("%j is searched as it stands", async (query) => {
    const names = await namesFor(`q=${encodeURIComponent(query)}`);
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain("example");
  });

  it("limit and offset page through the whole index", async () => {
    const { body } = await get("/r/registry.json?limit=3&offset=2");
    expect(body.items).toEqual(index.items.slice(2, 5));
    expect(body.pagination).toEqual({ total: 8, offset: 2, limit: 3, hasMore: true });
    const last = await get("/r/registry.json?limit=3&offset=6");
    expect(last.body.pagination).toEqual({ total: 8, offset: 6, limit: 3, hasMore: false });
  });

  it.each([
    ["type=font&limit=1", 5],
    ["mood=professional", 2],
    ["useCase=blog", 1],
    ["category=display", 2],
    ["script=vietnamese", 5],
    ["q=zeppelin", 0],
    ["weights=400,700&type=font", 4],
    ["needs=italics&type=style", 3],
    ["limit=1", 8],
    ["offset=99", 8],
    // A query or a type beside the font: no others.
    ["font=Lato&type=style", 1],
    ["font=Lato&q=lato", 2],
  ])("%s finds %i", async (query, total) => {
    const { body } = await get(`/r/registry.json?${query}`);
    expect(body.pagination.total).toBe(total);
  });

  it("where no item has all of a query, a message says that these are the nearest, on each page", async () => {
    for (const offset of [0, 1]) {
      const { status, body } = await get(`/r/registry.json?q=elegant+zeppelin&offset=${offset}`);
      expect(status).toBe(200);
      expect(body.pagination.total).toBe(2);
      expect(body.message).toBe(
        'Nothing here knows "zeppelin". No item has everything that "elegant zeppelin" asks for. These are the nearest. Taken as elegant: mood elegant.',
      );
      expect(body.unknown).toEqual(["zeppelin"]);
      expect(body.understood).toEqual(["elegant: mood elegant"]);
      for (const { description } of body.items) expect(description).toMatch(/^Nearest: /);
    }
  });

  it("a word that nothing knows is named where no item is near, too", async () => {
    const { body } = await get("/r/registry.json?q=zeppelin");
    expect(body).toMatchObject({ message: 'Nothing here knows "zeppelin".', items: [] });
  });

  it("words that only texts say are named so, and filters that nothing passes", async () => {
    const texts = await get("/r/registry.json?q=sets+minor");
    expect(texts.body.message).toBe(
      "No tag, feature or typeface is called so: these texts say the words.",
    );
    const { body } = await get("/r/registry.json?type=foo");
    expect(body).toMatchObject({
      message: "Nothing that has enough of it passes type=foo. Drop a filter.",
      items: [],
    });
  });

  it("an empty list said nothing of its filters, which nothing passes together", async () => {
    const { body } = await get("/r/registry.json?q=blog&category=display&useCase=blog");
    expect(body.items).toEqual([]);
    expect(body.message).toContain("Drop a filter.");
  });

  it.each([
    ["needs=tabular,kerning", 'The registry has no feature "kerning" (tabular, lining'],
    ["mood=none", 'The registry has no mood "none" ('],
    ["languages=qqq", 'The registry has no language "qqq"'],
  ])("a filter has a value that nothing has, and says so: %s", async (query, message) => {
    const { status, body } = await get(`/r/registry.json?${query}`);
    expect(status).toBe(404);
    expect(body.message).toContain(message);
  });

  it("a search answered with pairing-serif, a name that other addresses did not know", async () => {
    for (const flavour of ["", "layered/"])
      for (const name of await namesFor("q=serif&type=style", `/r/${flavour}`.slice(0, -1)))
        for (const path of [
          `/r/${flavour}${name}.json`,
          `/css/${name}.css`,
          `/api/pairings/${name}.json`,
        ])
          expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  describe("a query with a limit of three", () => {
    const brief = "q=blog&limit=3&needs=italics";

    it("gives candidates with the reason, limitations, the command and addresses, in at most 3 KB", async () => {
      const { body, text } = await get(`/r/registry.json?${brief}`);
      expect(text.length).toBeLessThan(3072);
      const [first] = body.items;
      expect(first).toMatchObject({ name: "serif", type: "registry:style" });
      expect(first.description).toMatch(/^Fits: blog\. /);
      expect(first.meta).toEqual({
        attitude: "fits",
        limitations: expect.any(Array),
        command: expect.stringMatching(
          /^npx --yes shadcn add --yes "http.*\/r\/layered\/serif\.json"$/,
        ),
        design: expect.stringMatching(/^http.*\/design\/serif\.md$/),
        stylesheet: expect.stringMatching(/^http.*\/css\/serif\.css$/),
      });
    });

    it("has another entity tag where a DESIGN.md that it states has changed", async () => {
      const path = "/design/serif.md";
      const changed = publishedContent(path, Buffer.from("\n## Limitations\n\n- New.\n"), "new");
      const file = (name: string) => (name === path ? changed : publication.file(name));
      const { headers, body } = await request(createApp(() => ({ ...publication, file }))).get(
        `/r/registry.json?${brief}`,
      );
      expect(body.items[0].meta.limitations).toEqual(["New."]);
      expect(headers["etag"]).not.toBe((await get(`/r/registry.json?${brief}`)).headers["etag"]);
    });

    it.each([
      "q=&limit=3",
      "q=blog&limit=4",
      "q=blog&limit=3&type=font",
      "q=blog&limit=3&offset=1",
    ])("%s is a list like any other", async (query) => {
      const { body } = await get(`/r/registry.json?${query}`);
      for (const item of body.items) expect(item).not.toHaveProperty("meta");
    });
  });

  it.each(["q=elegant", "q=", "type=font"])("%s: no message", async (query) => {
    expect((await get(`/r/registry.json?${query}`)).body).not.toHaveProperty("message");
  });

  it("the message is JSON, whatever the query", async () => {
    const odd = `zeppelin"\\\u2028</script>`;
    const { body } = await get(`/r/registry.json?q=elegant+${encodeURIComponent(odd)}`);
    expect(body.message).toContain(JSON.stringify(`elegant ${odd}`));
  });

  it("a font is followed by the pairings that use it, then by fonts that suit it, with the reason", async () => {
    const { body } = await get("/r/registry.json?font=Lato");
    const [font, pairing, ...partners] = body.items;
    expect([font.name, pairing.name]).toEqual(["lato", "bare"]);
    expect(partners.length).toBeGreaterThan(0);
    expect(partners.length).toBeLessThan(12);
    expect(body.pagination.total).toBe(body.items.length);
    for (const partner of partners) {
      expect(partner.description).toMatch(/^(?:Text under headings|Headings over text) in Lato: /);
      const { description, ...entry } = index.items.find(
        ({ name }: { name: string }) => name === partner.name,
      );
      expect(partner).toEqual({ ...entry, description: expect.not.stringContaining(description) });
    }
  });

  it("?font=lato&mood=elegant suggested 12 fonts: suggestions pass the other filters", async () => {
    expect(await namesFor("font=lato&mood=elegant")).toEqual([]);
    const names = await namesFor("font=abril-fatface&script=vietnamese");
    expect(names).toEqual(["source-serif-4", "inter", "jetbrains-mono"]);
  });

  describe("the index of a flavour", () => {
    const bodyOf = async (query: string, flavour: string) =>
      (await get(`/r/${flavour}/registry.json?${query}`)).body;

    it("/r/typeset/ counted fonts, which it does not have, in total, and cut pages short", async () => {
      const all = await bodyOf("limit=100", "typeset");
      expect(all.pagination).toEqual({ total: 3, offset: 0, limit: 100, hasMore: false });
      expect(all.items).toHaveLength(3);
      const first = await bodyOf("limit=2", "typeset");
      expect(first.items).toEqual(all.items.slice(0, 2));
      expect(first.pagination).toEqual({ total: 3, offset: 0, limit: 2, hasMore: true });
      const last = await bodyOf("limit=2&offset=2", "typeset");
      expect(last.items).toEqual(all.items.slice(2));
      expect(last.pagination).toEqual({ total: 3, offset: 2, limit: 2, hasMore: false });
      const { items, pagination } = await bodyOf("q=lato&limit=1", "typeset");
      expect([items.length, pagination.total, pagination.hasMore]).toEqual([1, 1, false]);
    });

    it.each([
      ["registry:theme", "layered", 5],
      ["theme", "layered", 5],
      ["theme", "self-hosted", 0],
      ["registry:font", "layered", 0],
      ["registry:style", "layered", 3],
      ["font", "typeset", 0],
      ["style", "typeset", 3],
    ])(
      "type=%s of /r/%s/ filtered by another type than is published there",
      async (type, flavour, total) => {
        const { items, pagination } = await bodyOf(`type=${type}`, flavour);
        expect(pagination.total).toBe(total);
        for (const item of items)
          expect(item.type).toBe(`registry:${type.replace("registry:", "")}`);
      },
    );
  });

  it("a limit beyond the greatest page was refused, so that `shadcn list --limit 5000` failed", async () => {
    for (const limit of ["501", "5000", "99999999999"]) {
      const { status, body } = await get(`/r/registry.json?limit=${limit}`);
      expect(status).toBe(200);
      expect(body.pagination).toEqual({ total: 8, offset: 0, limit: 500, hasMore: false });
    }
  });

  it.each(["limit=-1", "limit=ten", "offset=1.5", "offset=", "limit=1e9", "limit=0"])(
    "the invalid number %s is 404, whose message the client prints",
    async (query) => {
      const { status, headers, body } = await get(`/r/registry.json?q=a&${query}`);
      expect({ status, error: body.error }).toEqual({ status: 404, error: "Invalid search" });
      expect(body.message).toContain("expected a whole number");
      expect(headers["cache-control"]).toBe("no-cache");
    },
  );
});

describe("errors (specification 7, settled 4)", () => {
  it.each([
    ["/api/r/nope", "nope"],
    ["/api/r/nope.json", "nope"],
    ["/api/r/pairing-nope", "pairing-nope"],
    ["/api/r/nope?h1-size=12bananas", "nope"],
    ["/api/r/Plain", "Plain"],
    ["/api/r/pairing-inter", "pairing-inter"],
    ["/api/r/pairing-pairing-plain", "pairing-pairing-plain"],
    ["/api/r/plain.json.json", "plain.json"],
    ["/api/r/plain.JSON", "plain.JSON"],
    ["/api/r/.json", ".json"],
    ["/api/r/..%2Fregistry", "../registry"],
    ["/api/r/%2e%2e%2fr%2fregistry.json", "../r/registry"],
    ["/api/r/a%00b", "a\u0000b"],
    ["/api/r/a%5Cb", "a\\b"],
    ["/api/r/constructor", "constructor"],
    ["/api/r/__proto__", "__proto__"],
    ["/api/r/%E2%82%AC", "€"],
  ])("%s is 404 with the name as looked up, and nothing else", async (path, name) => {
    const { status, headers, body } = await get(path);
    const error = { error: `Registry item ${name} not found` };
    expect({ status, body }).toEqual({ status: 404, body: error });
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers.etag).toBeUndefined();
  });
});

describe("caching (specification 8, settled 5)", () => {
  const tagOf = async (path: string) => String((await get(path)).headers.etag);

  it("a strong ETag from the content on every 200", async () => {
    const { headers, text } = await get("/api/r/plain");
    const hash = createHash("sha256").update(text).digest("base64url");
    expect(headers.etag).toBe(`"${hash.slice(0, 27)}"`);
    expect(await tagOf("/r/plain.json")).toBe(headers.etag);
    expect(await tagOf("/api/r/plain?v=1")).toBe(headers.etag);
    const others = [
      "/api/r/bare",
      "/api/r/inter",
      "/r/registry.json",
      "/api/r/plain?h1-size=3rem",
      "/healthz",
      ...["q=sans", "q=serif", "q=sans&limit=1", "q=sans&offset=1"].map(
        (query) => `/r/registry.json?${query}`,
      ),
    ];
    const tags = await Promise.all(others.map(tagOf));
    expect(new Set([headers.etag, ...tags]).size).toBe(others.length + 1);
    expect(await Promise.all(others.map(tagOf))).toEqual(tags);
    expect(tags.filter((tag) => !/^"[\w-]+"$/.test(tag))).toEqual([]);
  });
});

it("/healthz reports that the server is up, and how many items are published", async () => {
  const { status, headers, body } = await get("/healthz");
  const { fingerprint } = JSON.parse(readFileSync(join(dist, "build-manifest.json"), "utf8"));
  expect(status).toBe(200);
  expect(body).toEqual({ status: "ok", items: 8, build: fingerprint });
  expect(headers["cache-control"]).toBe("no-cache");
});

it("the example of the documentation mounts the published folder in an Express app", async () => {
  const port = await freePort();
  const code = docsExample("publish", "In an Express app", "ts")
    .replace('"dist"', JSON.stringify(dist))
    .replace("listen(3000)", `listen(${port})`);
  // A package can import itself by name: here that is the compiled package.
  const args = ["--input-type=module", "--eval", code];
  const server = await startedServer(process.execPath, args, port, PROJECT);
  try {
    const response = await fetch(`http://127.0.0.1:${port}/type/api/r/plain?h1-size=3rem`);
    expect(await response.json()).toEqual(edited(plain, ["css", "h1", "font-size"], "3rem"));
  } finally {
    server.kill();
  }
});
