import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endAllOnSignal } from '../lib/run.mjs'
import { ClearError, main, say } from '../lib/say.mjs'
import { inFolder, packedFiles } from '../lib/site.mjs'
import { judgeInstall } from './judge-install.mjs'
import { npmInstall } from './npm.mjs'
import { ensurePacked } from './pack.mjs'

/** The packages that a React site on EVM networks has anyway. */
const SITE = { react: '^19.0.0', 'react-dom': '^19.0.0', viem: '2.57.1' }

/** The packages that it installs for Latchkey, with those of ours that they require. */
const WANTED = ['@latchkey/react', '@latchkey/adapter-evm']

/** Installs the packed files into an empty site and counts what came along. */
await main(async () => {
  endAllOnSignal()
  const overrides = packedFiles(await ensurePacked())
  return inFolder('install', async (site) => {
    write(site, { dependencies: SITE, overrides })
    await npmInstall(site)
    const before = lockedIn(site)
    const ours = Object.fromEntries(WANTED.map((name) => [name, overrides[name]]))
    write(site, { dependencies: { ...SITE, ...ours }, overrides })
    await npmInstall(site)
    return report(judgeInstall(before, lockedIn(site)))
  })
})

function report({ came, faults }) {
  say(`${came.length} packages come along: ${came.join(', ')}`)
  if (faults.length > 0) throw new ClearError(faults.join('\n'))
  return 0
}

function write(site, manifest) {
  writeFileSync(join(site, 'package.json'), JSON.stringify({ private: true, ...manifest }))
}

/**
 * Reads the entries of the lockfile, with the licence that each package itself names: a record has
 * none.
 */
function lockedIn(site) {
  const { packages } = readManifest(join(site, 'package-lock.json'))
  const entries = Object.entries(packages).map(([path, entry]) => [
    path,
    path === '' ? entry : { ...entry, license: licenceIn(join(site, path)) },
  ])
  return Object.fromEntries(entries)
}

/** Those of other systems are in the lockfile and are not installed. */
function licenceIn(folder) {
  const path = join(folder, 'package.json')
  return existsSync(path) ? readManifest(path).license : undefined
}

function readManifest(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
