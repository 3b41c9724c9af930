import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { toolPath } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { ClearError } from '../lib/say.mjs'
import { publishedPackages } from '../packed/published.mjs'

const SCAFFOLD_MS = 60_000

/** Runs a site's starter, in the version of our lockfile. Nothing is installed yet. */
export async function scaffold(folder, { starter: { program, args } }) {
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true })
  const ended = await run({
    command: process.execPath,
    args: [toolPath(program), basename(folder), ...args],
    cwd: parent,
    env: { NO_COLOR: '1' },
    limitMs: SCAFFOLD_MS,
  })
  if (ended.code !== 0 || ended.isLate) {
    throw new ClearError(`${program} failed.\n${ended.output.trimEnd()}`)
  }
}

/**
 * Lets a site find packed files where it would find our packages in a registry.
 *
 * @param packages - What a README's install line names.
 * @returns What npm is to install for them.
 */
export function provideOurs(folder, packed, packages) {
  const ours = Object.fromEntries(
    publishedPackages().map(({ name, file }) => [name, `file:${join(packed, file)}`]),
  )
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  // Those that the line names can't be overridden; the others are what these depend on.
  const others = Object.entries(ours).filter(([name]) => !packages.includes(name))
  writeFileSync(path, JSON.stringify({ ...manifest, overrides: Object.fromEntries(others) }))
  return packages.map((name) => (ours[name] === undefined ? name : `${name}@${ours[name]}`))
}
