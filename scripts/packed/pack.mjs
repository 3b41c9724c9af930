import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, toolPath } from '../lib/paths.mjs'
import { findPnpm } from '../lib/pnpm.mjs'
import { run } from '../lib/run.mjs'
import { ClearError } from '../lib/say.mjs'
import { aloneInCheckout } from './checkout-lock.mjs'
import { publishedPackages } from './published.mjs'

const AT_ONCE = 2
const BUILD_MS = 5 * 60_000
/** Packing takes seconds, but other work may have the machine. */
const PACK_MS = 5 * 60_000

/** Names a folder that already contains the packed files of the calling run. */
export const PACKED_VARIABLE = 'LATCHKEY_PACKED'

/**
 * The folder with the packed files of every published package, built from the sources unless this
 * run has done so before. It belongs to this command and is removed when it ends, so that another one that
 * packs in this checkout has no effect on it.
 */
export async function ensurePacked() {
  const made = process.env[PACKED_VARIABLE]
  if (made) return made
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-packed-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await aloneInCheckout(async () => {
    await buildAll()
    await packAll(folder)
  })
  return folder
}

/**
 * Builds packages, some at a time: a machine has two cores at least. Runs, as `packAll` does, within
 * `aloneInCheckout`.
 *
 * @param packages - Default: all that are published.
 * @throws ClearError with what the builder said.
 */
export async function buildAll(packages = publishedPackages()) {
  await forEach(packages, build)
}

async function forEach(packages, act) {
  const waiting = [...packages]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await act(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function build({ name, folder }) {
  const ended = await run({
    command: process.execPath,
    args: [toolPath('tsdown')],
    cwd: join(ROOT, folder),
    limitMs: BUILD_MS,
  })
  refuse(ended, `${name} could not be built.`)
}

/**
 * Packs what was built, as publishing would: ranges between our packages and entries resolved.
 *
 * @param target - Folder for the packed files, which is made.
 * @param packages - Default: all that are published.
 */
export async function packAll(target, packages = publishedPackages()) {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const { start } = await findPnpm()
  // It needs what was just installed.
  const { settleTarball } = await import('./settle-tarball.mjs')
  await forEach(packages, async ({ name, folder, file }) => {
    const ended = await run({
      ...start,
      args: [...start.args, 'pack', '--pack-destination', target],
      cwd: join(ROOT, folder),
      limitMs: PACK_MS,
    })
    refuse(ended, `${name} could not be packed.`)
    const path = join(target, file)
    writeFileSync(path, await settleTarball(readFileSync(path)))
  })
}

function refuse({ code, isLate, output }, sentence) {
  if (code !== 0 || isLate) throw new ClearError(`${output.trimEnd()}\n\n${sentence}`)
}
