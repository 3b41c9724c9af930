import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, readJson } from '../lib/paths.mjs'
import { publishedPackages } from '../packed/published.mjs'
import { readLockfile } from './read-lockfile.mjs'
import { shippedWith } from './shipped-with.mjs'

const STORE = join(ROOT, 'node_modules', '.pnpm')

/** Packages that run on a developer's machine alone. */
const TOOLS = ['@latchkey/codemod', '@latchkey/sandbox', 'create-latchkey']

/** Lists every package that has code of others inside, and which of its `devDependencies` that is. */
const BUNDLED = new Map([
  ['@latchkey/browser', (devDependencies) => devDependencies],
  ['@latchkey/adapter-bitcoin', () => ['@noble/curves', '@noble/hashes', '@scure/btc-signer']],
])

/** Manifests without a licence, and what the file in the package says. */
const IN_A_FILE = new Map([
  ['eyes@0.1.8', 'MIT'],
  ['text-encoding-utf-8@1.0.2', 'Unlicense'],
])

/**
 * Everything of others that comes with each published package, as the lockfile has it, with the licence that each
 * installed manifest names; undefined for what is not installed on this machine.
 *
 * @returns For each package of ours its name, whether it is a tool, whether it has code of others inside, and `packages`.
 */
export function allShipped() {
  const lock = readLockfile(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'))
  const store = readdirSync(STORE)
  const nameOf = (folder) => readJson(`${folder}/package.json`).name
  const insideOf = (folder) => {
    const { name, devDependencies = {} } = readJson(`${folder}/package.json`)
    return BUNDLED.get(name)?.(Object.keys(devDependencies)) ?? []
  }
  return publishedPackages().map(({ name, folder, manifest }) => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest
    const needed = (peer) => peerDependenciesMeta[peer]?.optional !== true
    const peers = Object.keys(peerDependencies).filter(needed)
    const packages = shippedWith(lock, { name, folder, peers }, { nameOf, insideOf })
    return {
      name,
      hasBundled: BUNDLED.has(name),
      isTool: TOOLS.includes(name),
      packages: packages.map((each) => ({ ...each, licence: licenceOf(store, each) })),
    }
  })
}

function licenceOf(store, { name, version }) {
  const inFile = IN_A_FILE.get(`${name}@${version}`)
  if (inFile) return inFile
  const start = `${name.replace('/', '+')}@${version}`
  const folder = store.find((each) => each === start || each.startsWith(`${start}_`))
  const path = join(STORE, folder ?? '', 'node_modules', name, 'package.json')
  if (folder === undefined || !existsSync(path)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(path, 'utf8'))
  // The older form: one object, or a list of them.
  return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ')
}
