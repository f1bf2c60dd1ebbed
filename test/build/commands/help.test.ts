import { Command } from "commander";
import { addNewCommands } from "../../../build/new/commands.ts";
import { addPublishCommands } from "../../../build/commands/publish-commands.ts";
import { addValidateCommand } from "../../../build/commands/validate-command.ts";

/** A terminal wide enough for each flag in one line. */
const program = new Command("typography-registry").configureOutput({ getOutHelpWidth: () => 160 });
addValidateCommand(program);
addPublishCommands(program);
addNewCommands(program);

it.each<[string, string]>([
  [
    "validate",
    `
    Usage: typography-registry validate [options]

    check every item against the schemas and the rules

    Options:
      --registry <dir>   the folder with pairings/ and fonts/ (default: "registry", env: REGISTRY_DIR)
      --format <format>  how to print problems (choices: "text", "github", "json", "sarif", "junit", default: "text")
      --fix              first write what has only one remedy, and print it
      --explain <rule>   print why a rule is there, with an example, and check nothing
      -h, --help         display help for command
    `,
  ],
  [
    "build",
    `
    Usage: typography-registry build [options]

    validate, then publish everything for any static host

    Options:
      --registry <dir>  the folder with pairings/ and fonts/ (default: "registry", env: REGISTRY_DIR)
      --out <dir>       the folder to publish into (default: "dist", env: DIST_DIR)
      --public <dir>    files of your own to publish too, such as robots.txt (env: PUBLIC_DIR)
      --base-url <url>  fills {base_url} (default: that of config.json, else http://localhost with the port) (env: BASE_URL)
      --no-site         leave out the pages for people
      --precompress     also write .br and .gz files, for hosts that send them
      --port <number>   port in the default base URL (default: 3000, env: PORT)
      -h, --help        display help for command
    `,
  ],
  [
    "serve",
    `
    Usage: typography-registry serve [options]

    serve a published folder, and compute overrides

    Options:
      --dist <dir>     the published folder (default: "dist", env: DIST_DIR)
      --host <host>    address to listen on (default: "127.0.0.1", env: HOST)
      --port <number>  port to listen on (default: 3000, env: PORT)
      --log            write a line for each request to standard output (env: LOG)
      -h, --help       display help for command
    `,
  ],
  [
    "start",
    `
    Usage: typography-registry start [options]

    build, then serve

    Options:
      --registry <dir>  the folder with pairings/ and fonts/ (default: "registry", env: REGISTRY_DIR)
      --out <dir>       the folder to publish into (default: "dist", env: DIST_DIR)
      --public <dir>    files of your own to publish too, such as robots.txt (env: PUBLIC_DIR)
      --base-url <url>  fills {base_url} (default: that of config.json, else http://localhost with the port) (env: BASE_URL)
      --no-site         leave out the pages for people
      --precompress     also write .br and .gz files, for hosts that send them
      --host <host>     address to listen on (default: "127.0.0.1", env: HOST)
      --port <number>   port to listen on (default: 3000, env: PORT)
      --log             write a line for each request to standard output (env: LOG)
      -h, --help        display help for command
    `,
  ],
  [
    "dev",
    `
    Usage: typography-registry dev [options]

    build and serve, and build again whenever an item or a schema changes

    Options:
      --registry <dir>  the folder with pairings/ and fonts/ (default: "registry", env: REGISTRY_DIR)
      --out <dir>       the folder to publish into (default: "dist", env: DIST_DIR)
      --public <dir>    files of your own to publish too, such as robots.txt (env: PUBLIC_DIR)
      --base-url <url>  fills {base_url} (default: that of config.json, else http://localhost with the port) (env: BASE_URL)
      --no-site         leave out the pages for people
      --precompress     also write .br and .gz files, for hosts that send them
      --host <host>     address to listen on (default: "127.0.0.1", env: HOST)
      --port <number>   port to listen on (default: 3000, env: PORT)
      --log             write a line for each request to standard output (env: LOG)
      -h, --help        display help for command
    `,
  ],
  [
    "init",
    `
    Usage: typography-registry init [options] [folder]

    write a project with a registry of your own; keeps every file that exists

    Options:
      --name <name>     of the registry (default: as the folder)
      --base-url <url>  where it will be published
      -h, --help        display help for command
    `,
  ],
  [
    "new",
    `
    Usage: typography-registry new [options] [command]

    write an item into the registry; replaces nothing that exists

    Options:
      -h, --help                display help for command

    Commands:
      font [options] <name>     a font of woff2 files, or a copy of a font that this package ships
      pairing [options] <name>  a pairing of three fonts, with a scale for these faces
      help [command]            display help for command
    `,
  ],
  [
    "new font",
    `
    Usage: typography-registry new font [options] <name>

    a font of woff2 files, or a copy of a font that this package ships

    Options:
      --files <file...>      woff2 files, which are copied into the registry
      --title <title>        the name of the family (default: as the files state it)
      --category <category>  the kind of face (default: as the files state it) (choices: "sans-serif", "serif", "monospace", "display", "handwriting")
      --registry <dir>       the folder with pairings/ and fonts/ (default: "registry", env: REGISTRY_DIR)
      -h, --help             display help for command
    `,
  ],
  [
    "new pairing",
    `
    Usage: typography-registry new pairing [options] <name>

    a pairing of three fonts, with a scale for these faces

    Options:
      --heading <font>         the font item of headings, such as playfair-display
      --body <font>            that of text
      --mono <font>            that of code
      --character <character>  how far sizes and weights are apart (choices: "compact", "balanced", "generous", "bold", default: "balanced")
      --mood <mood...>         of the vocabulary, the strongest first
      --use-case <use...>      of the vocabulary, the strongest first
      --registry <dir>         the folder with pairings/ and fonts/ (default: "registry", env: REGISTRY_DIR)
      -h, --help               display help for command
    `,
  ],
])(
  "%s --help names the arguments, the flags with their defaults and variables, and what each does",
  (name, help) => {
    const found = name
      .split(" ")
      .reduce<Command>(
        (parent, word) => parent.commands.find((one) => one.name() === word)!,
        program,
      );
    expect(found.helpInformation()).toBe(help.replaceAll(/^ {4}/gm, "").trimStart());
  },
);
