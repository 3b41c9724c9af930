import { cpSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT, toolPath } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { ClearError } from '../lib/say.mjs'
import { changeManifest } from '../lib/site.mjs'

const SCAFFOLD_MS = 60_000

/** A site as Vite's starter makes it for React with TypeScript, in the version of our lockfile. */
export async function makeViteSite(folder) {
  const ended = await run({
    command: process.execPath,
    args: [
      ...[toolPath('create-vite'), basename(folder), '--template', 'react-ts'],
      ...['--no-interactive', '--no-immediate'],
    ],
    cwd: dirname(folder),
    env: { NO_COLOR: '1' },
    limitMs: SCAFFOLD_MS,
  })
  if (ended.code !== 0 || ended.isLate) {
    throw new ClearError(`create-vite failed.\n${ended.output.trimEnd()}`)
  }
}

/**
 * Recreates the result of Next's starter from `examples/next-app`, without the files and packages
 * that Latchkey added.
 */
export function makeNextSite(folder) {
  cpSync(join(ROOT, 'examples/next-app'), folder, {
    recursive: true,
    filter: (path) => !['.next', 'node_modules', 'package-lock.json'].includes(basename(path)),
  })
  for (const path of [
    'lib',
    'app/layout.tsx',
    'app/page.tsx',
    'app/providers.tsx',
    'app/wallet.tsx',
  ]) {
    rmSync(join(folder, path), { recursive: true })
  }
  changeManifest(folder, ({ dependencies, ...manifest }) => {
    const others = Object.entries(dependencies).filter(
      ([name]) => !/^@latchkey\/|^viem$/.test(name),
    )
    return { ...manifest, dependencies: Object.fromEntries(others) }
  })
}
