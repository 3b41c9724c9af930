import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EXAMPLES } from '../example/examples.mjs'
import { readJson } from '../lib/paths.mjs'
import { installLines } from '../lib/readme-code.mjs'
import { endAllOnSignal, run } from '../lib/run.mjs'
import { ClearError, main, say } from '../lib/say.mjs'
import { inFolder, packedFiles } from '../lib/site.mjs'
import { locksFolder } from '../recorded/mode.mjs'
import { npmInstall } from './npm.mjs'
import { ensurePacked } from './pack.mjs'
import { publishedPackages } from './published.mjs'

const IMPORT_MS = 60_000

/**
 * Runs the `npm install` lines of the published packages' READMEs in an empty folder without a
 * lockfile, as a newcomer would, and imports every file of ours that came: a library of a version that
 * lacks an export fails. Lines whose packages an example has are left out, since it is installed, built and
 * visited; so are `--save-dev` lines: nothing of them gets into a website.
 */
await main(async () => {
  endAllOnSignal()
  const ours = packedFiles(await ensurePacked())
  const lines = linesOfReadmes()
  if (lines.length === 0) throw new ClearError('No README has an install line of its own.')
  for (const { page, names } of lines) {
    await inFolder('readme', (site) => tryLine(site, names, ours)).catch((error) => {
      throw new ClearError(`${error.message}\n\n${page}: npm install ${names.join(' ')}`)
    })
  }
  say(`${lines.length} install lines of READMEs work`)
  return 0
})

function linesOfReadmes() {
  const examples = EXAMPLES.map(({ name, folder = name }) => namesOf(`examples/${folder}`))
  const isInExample = (names) =>
    examples.some((known) => names.every((name) => known.includes(name.replace(/(?<=.)@.*/, ''))))
  return publishedPackages().flatMap(({ folder }) => {
    const page = `${folder}/README.md`
    return installLines(page)
      .filter((names) => !isInExample(names))
      .map((names) => ({ page, names }))
  })
}

function namesOf(folder) {
  const { dependencies = {}, devDependencies = {} } = readJson(`${folder}/package.json`)
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)]
}

async function tryLine(site, names, ours) {
  // Our packages ask for each other by version; none of them is in a registry here.
  const others = Object.entries(ours).filter(([name]) => !names.includes(name))
  const manifest = { private: true, type: 'module', overrides: Object.fromEntries(others) }
  writeFileSync(join(site, 'package.json'), JSON.stringify(manifest))
  await npmInstall(
    site,
    names.map((name) => (ours[name] ? `${name}@${ours[name]}` : name)),
  )
  if (locksFolder() === undefined) await importOurs(site)
}

/**
 * Imports every module of our packages in that site, but for what helps tests, which needs their runner, and
 * for what serves libraries that the site does not have.
 */
async function importOurs(site) {
  const modules = join(site, 'node_modules')
  const scope = join(modules, '@latchkey')
  const files = readdirSync(scope).flatMap((name) => {
    const absent = missingPeers(modules, join(scope, name))
    return readdirSync(join(scope, name, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.js') && !path.startsWith('testing'))
      .map((path) => join(scope, name, 'dist', path))
      .filter((path) => !importsAny(path, absent))
  })
  const ended = await run({
    command: process.execPath,
    args: [
      '--input-type=module',
      '--eval',
      `for (const file of ${JSON.stringify(files)}) await import(file)`,
    ],
    cwd: site,
    limitMs: IMPORT_MS,
  })
  if (ended.code !== 0 || ended.isLate) throw new ClearError(ended.output.trimEnd())
}

/** The optional peers of a package that the site does not have. */
function missingPeers(modules, folder) {
  const { peerDependenciesMeta = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return Object.keys(peerDependenciesMeta).filter((name) => !existsSync(join(modules, name)))
}

/**
 * Returns true if a module needs one of these packages when it is loaded, itself or by a file that
 * it names.
 */
function importsAny(path, names) {
  const code = readFileSync(path, 'utf8')
  const imported = [...code.matchAll(/^(?:import|export) .*?from "(.+?)";/gm)].map(
    ([, from]) => from,
  )
  return imported.some(
    (from) =>
      names.includes(from) ||
      (from.startsWith('.') && importsAny(join(dirname(path), from), names)),
  )
}
