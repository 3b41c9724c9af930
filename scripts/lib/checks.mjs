import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { TESTED_EXAMPLES } from '../example/examples.mjs'
import { PACKED_VARIABLE } from '../packed/pack.mjs'
import { packagesOf, publishedPackages } from '../packed/published.mjs'
import { ROOT, toolPath } from './paths.mjs'
import { isFirstRing } from './rings.mjs'

const CHECK_MS = 10 * 60_000
/** Builds everything once more. */
const PACK_MS = 15 * 60_000
const SOAK_MS = 10 * 60_000
const DOCS_MS = 10 * 60_000
/** Builds and visits a dozen websites. */
const SIZE_MS = 15 * 60_000
/** Makes, installs, builds, tests and visits a handful. */
const WALKTHROUGHS_MS = 15 * 60_000
/** The site of Next is an example, word for word, which is driven as well. */
const WALKED_SITES = ['react', 'rainbowkit', 'html']

/** All static checks of the sources. One result each. The bench is compiled by `npm run test:full` alone. */
export function staticChecks() {
  return [
    check('biome', ['@biomejs/biome'], ['ci', '--error-on-warnings', '--colors=off', '.']),
    check('arrows', ['dependency-cruiser', 'depcruise'], arrowArguments()),
    check(
      'circles of folders',
      ['dependency-cruiser', 'depcruise'],
      [...['--config', '.dependency-cruiser-folders.cjs', '--no-progress', 'packages']],
    ),
    check('unused', ['knip'], ['--no-progress']),
    types('of packages', 'tsconfig.packages.json'),
    types('of tools, sandbox and lab', 'tsconfig.tools.json'),
    ...(isFirstRing() ? [] : [types('of the bench', 'bench/tsconfig.json')]),
  ]
}

/** The documentation site: built, its links followed, every page opened in a browser. */
export function docsCheck() {
  const { args, ...rest } = script('documentation site', 'docs.mjs')
  return { ...rest, args: [...args, '--check'], limitMs: DOCS_MS }
}

/** A relay that fails many times, in a minute or two. */
export function soakCheck() {
  return { ...script('soak', 'soak.mjs'), limitMs: SOAK_MS }
}

/**
 * The packed form of every package that is judged.
 *
 * @param changed - Folders of examples that are driven in any ring.
 */
export function buildChecks(changed = []) {
  return judgedPackages(changed).map(({ folder }) => ({
    ...check(`build ${folder}`, ['tsdown'], []),
    cwd: join(ROOT, folder),
    commandText: `cd ${folder} && npx tsdown`,
  }))
}

/** Every published package; in `npm test` those that its example installs, unless others are driven, too. */
function judgedPackages(changed) {
  return isFirstRing() && changed.length === 0
    ? packagesOf(`examples/${TESTED_EXAMPLES[0]}`)
    : publishedPackages()
}

/**
 * Packs what was built. Everything below judges these files.
 *
 * @param changed - As `buildChecks` takes it.
 */
export function packCheck(changed = []) {
  const names = judgedPackages(changed).map(({ name }) => name)
  return { ...script('packed', 'packed/pack-once.mjs', names), limitMs: PACK_MS }
}

/** Checks of the published files, in the folder of the run. One result each. */
export function packedChecks() {
  const judged = publishedPackages().flatMap(({ name, file, manifest }) => [
    check(`publint ${name}`, ['publint'], ['run', '--strict', packedPath(file)]),
    // A program alone has nothing to import.
    ...(Object.keys(manifest.exports).length === 1
      ? []
      : [check(`attw ${name}`, ['@arethetypeswrong/cli', 'attw'], attwArguments(file))]),
  ])
  return [
    // The longest first.
    { ...script('the same files when built again', 'packed/pack-again.mjs'), limitMs: PACK_MS },
    // Sites of other bundlers are built and visited among the examples; `npm run size` weighs them, too.
    { ...script('what a visitor loads', 'size.mjs', ['vite-8']), limitMs: SIZE_MS },
    {
      ...script('tasks done by the documentation', 'walkthroughs.mjs', WALKED_SITES),
      limitMs: WALKTHROUGHS_MS,
    },
    script('a site in Jest, Vitest and node:test', 'test-runners.mjs'),
    script('what comes along when a site installs them', 'packed/check-install.mjs'),
    script('install lines of the READMEs', 'packed/check-readme-installs.mjs'),
    script('contents of the packed files', 'packed/check-contents.mjs'),
    script('no code of other namespaces', 'namespaces.mjs'),
    script('a release, without publishing', 'release.mjs', ['--dry-run', '--offline']),
    ...judged,
  ]
}

/** The packages are for `import` alone; old ways of finding them are not judged. */
function attwArguments(file) {
  return ['--profile', 'esm-only', '--format', 'ascii', packedPath(file)]
}

function packedPath(file) {
  return join(process.env[PACKED_VARIABLE], file)
}

function script(name, path, options = []) {
  return {
    name,
    command: process.execPath,
    args: [join(ROOT, 'scripts', path), ...options],
    env: { NO_COLOR: '1' },
    limitMs: CHECK_MS,
    commandText: ['node', `scripts/${path}`, ...options].join(' '),
  }
}

function check(name, tool, args) {
  return {
    name,
    command: process.execPath,
    args: [toolPath(...tool), ...args],
    env: { NO_COLOR: '1' },
    limitMs: CHECK_MS,
    commandText: ['npx', tool.at(-1), ...args].join(' ').replaceAll(`${ROOT}/`, ''),
  }
}

function arrowArguments() {
  const folders = ['packages', 'apps', 'bench', 'scripts'].filter((name) =>
    existsSync(join(ROOT, name)),
  )
  return ['--config', '.dependency-cruiser.cjs', '--no-progress', ...folders]
}

/** One program for many packages: by itself each would check the sources of those below it again. */
function types(name, project) {
  const tsgo = ['@typescript/native-preview', 'tsgo']
  return check(`types ${name}`, tsgo, ['--noEmit', '-p', join(ROOT, project)])
}
