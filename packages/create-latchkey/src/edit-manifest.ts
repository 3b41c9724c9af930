import type { Network } from './networks.ts'

/** The part of a `package.json` that is read or changed; everything else stays. */
export interface Manifest {
  readonly name?: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly [key: string]: unknown
}

/** The choices that the manifest of a site is written from. */
interface ManifestChoices {
  readonly name: string
  readonly networks: readonly Network[]
  /** The range of each package of ours. */
  readonly versions: Readonly<Record<string, string>>
}

const PLAYWRIGHT = { '@playwright/test': '^1.60.0' }
/** Last of the API that the adapter wants; see its README. */
const SOLANA_LIBRARY = { '@solana/web3.js': '^1.99.0' }

/** The manifest of an example as that of a site: with its name, its adapters, its test, and our versions. */
export function editManifest(manifest: Manifest, choices: ManifestChoices): Manifest {
  const { name, networks, versions } = choices
  const { scripts, dependencies = {}, devDependencies = {}, ...others } = manifest
  // A page without a build step has all adapters inside of one package.
  const isBundled = dependencies['@latchkey/browser'] !== undefined
  const added = isBundled ? {} : adaptersOf(networks)
  const ranges = (table: Readonly<Record<string, string>>) =>
    sorted(Object.entries(table).map(([key, range]) => [key, versions[key] ?? range]))
  return {
    ...others,
    name,
    scripts: { ...scripts, test: 'playwright test' },
    dependencies: ranges({ ...dependencies, ...added }),
    devDependencies: ranges({ ...devDependencies, ...PLAYWRIGHT, '@latchkey/sandbox': '' }),
  }
}

function adaptersOf(networks: readonly Network[]): Readonly<Record<string, string>> {
  const has = (wanted: string) => networks.some(({ namespace }) => namespace === wanted)
  return {
    ...(has('bip122') ? { '@latchkey/adapter-bitcoin': '' } : {}),
    ...(has('solana') ? { '@latchkey/adapter-solana': '', ...SOLANA_LIBRARY } : {}),
  }
}

function sorted(entries: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
}
