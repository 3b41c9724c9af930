import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { ClearError } from '../lib/say.mjs'
import { publishedPackages } from '../packed/published.mjs'
import { pendingChangesets } from './read-changesets.mjs'
import { publishedVersions } from './registry.mjs'

const GIT_MS = 60_000

/**
 * Reads what `judgeRelease` judges.
 *
 * @param isOffline - Does not ask the registry.
 */
export async function readFacts(isOffline) {
  const packages = await Promise.all(
    publishedPackages().map(async ({ name, folder, file, manifest }) => ({
      name,
      file,
      manifest,
      version: manifest.version,
      repository: manifest.repository?.url,
      changelog: textOf(join(folder, 'CHANGELOG.md')),
      versions: isOffline ? undefined : await publishedVersions(name),
    })),
  )
  return {
    changedFiles: await changedFiles(),
    pending: pendingChangesets(join(ROOT, '.changeset')).map(({ file }) => file),
    packages,
    env: process.env,
  }
}

async function changedFiles() {
  const { code, output } = await run({
    command: 'git',
    args: ['status', '--porcelain'],
    limitMs: GIT_MS,
  })
  if (code !== 0) throw new ClearError(output)
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice('?? '.length))
}

function textOf(path) {
  const whole = join(ROOT, path)
  return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined
}
