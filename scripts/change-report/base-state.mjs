import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { ClearError } from '../lib/say.mjs'
import { pendingChangesets } from '../release/read-changesets.mjs'

const GIT_MS = 2 * 60_000
const FOLDER = join(ROOT, '.cache', 'change-report')

/**
 * Writes the sources of another commit beside those of the work tree, where they find the libraries that are
 * installed. A library that only the other commit has is not found: names of its types then count as changed.
 *
 * @param name - A branch or a commit; compared is with the commit that both have in common.
 * @returns The commit, and the folder.
 * @throws ClearError when git does not know it.
 */
export async function writeBaseState(name) {
  const commit = (await git(['merge-base', 'HEAD', name])).trim()
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const archive = join(FOLDER, 'base.tar')
  await git(['archive', `--output=${archive}`, commit, 'packages', '.changeset', 'README.md'])
  await command('tar', ['-xf', archive, '-C', FOLDER])
  rmSync(archive)
  for (const folder of readdirSync(join(FOLDER, 'packages'))) linkLibraries(folder)
  return { commit, folder: FOLDER }
}

function linkLibraries(folder) {
  const libraries = join(ROOT, 'packages', folder, 'node_modules')
  if (!existsSync(libraries)) return
  symlinkSync(libraries, join(FOLDER, 'packages', folder, 'node_modules'), 'junction')
}

/** The changesets that the work tree has and the other state has not, or has with another text. */
export function addedChangesets(base) {
  const folder = join(base, '.changeset')
  return pendingChangesets(join(ROOT, '.changeset')).filter(
    ({ file }) => textOf(join(folder, file)) !== textOf(join(ROOT, '.changeset', file)),
  )
}

function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function git(args) {
  return command('git', args)
}

async function command(name, args) {
  const { code, output } = await run({ command: name, args, limitMs: GIT_MS })
  if (code !== 0) throw new ClearError(`${name} ${args.join(' ')}\n${output}`)
  return output
}
