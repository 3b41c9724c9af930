import { execFileSync } from 'node:child_process'
import { ROOT } from './paths.mjs'
import { ClearError } from './say.mjs'

const MAIN = 'main'
const PUBLISHED_MAIN = 'origin/main'

/**
 * The files that differ from `main`: those committed on the branch, and those that are uncommitted
 * or untracked. On `main` itself: from `origin/main`, or without one the uncommitted ones.
 *
 * @param {string} [revision] - Compared with in place of `main`.
 * @param {string} [cwd] - A checkout.
 * @returns The files, from the repository's folder, and what they are compared with.
 * @throws ClearError where git or the revision is missing.
 */
export function changedFiles(revision, cwd = ROOT) {
  if (tryGit(cwd, 'rev-parse', '--git-dir') === undefined) {
    throw new ClearError('--changed compares with git: this folder is no checkout of it.')
  }
  const base = revision === undefined ? findBase(cwd) : readRevision(cwd, revision)
  const differing = git(cwd, 'diff', '--name-only', '--no-renames', '-z', base.commit, '--')
  const untracked = git(cwd, 'ls-files', '--others', '--exclude-standard', '-z')
  const files = `${differing}${untracked}`.split('\0').filter((file) => file !== '')
  return { files: [...new Set(files)].sort(), since: base.name }
}

function readRevision(cwd, name) {
  const commit = tryGit(cwd, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim()
  if (!commit) throw new ClearError(`--changed=${name}: git knows no revision of this name.`)
  return { commit, name }
}

function findBase(cwd) {
  const branch = tryGit(cwd, 'rev-parse', '--abbrev-ref', 'HEAD')?.trim()
  for (const name of branch === MAIN ? [PUBLISHED_MAIN] : [MAIN, PUBLISHED_MAIN]) {
    const commit = tryGit(cwd, 'merge-base', 'HEAD', name)?.trim()
    if (commit) return { commit, name }
  }
  return { commit: 'HEAD', name: 'the last commit' }
}

function tryGit(cwd, ...args) {
  try {
    return git(cwd, ...args)
  } catch {
    return undefined
  }
}

function git(cwd, ...args) {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
