import { InputError } from './input-error.ts'
import type { Namespace, Network } from './networks.ts'

/** The choices that change the file with the `createLatchkey` of a site. */
interface ConfigChoices {
  readonly networks: readonly Network[]
  readonly projectId: string | undefined
}

/** The name of an adapter and, in an import from a folder of files, its file. */
const ADAPTERS: Readonly<Record<Namespace, { readonly adapter: string; readonly file: string }>> = {
  eip155: { adapter: 'evmAdapter', file: 'evm' },
  solana: { adapter: 'solanaAdapter', file: 'solana' },
  bip122: { adapter: 'bitcoinAdapter', file: 'bitcoin' },
}

const CHAINS = /^import \{ [\w, ]+ \} from '([^']*chains(?:\.js)?)'$/m
const ADAPTER_LIST = /adapters: \[evmAdapter\(\)\],/
const NETWORK_LIST = /^( *)networks: \[[\w, ]+\],/m
const PROJECT_ID = /projectId: 'your-project-id',/
const IMPORTS = /(?:^import (?:\{[^}]*\}|\w+) from '[^']+'\n)+/m
const WIDTH = 100

/**
 * Writes networks, their adapters and the project id into the file of an example. These lines of it are
 * replaced: the import of its chains, and `adapters`, `networks` and `projectId`. All others stay as they are.
 *
 * @throws InputError when the example has not each of these lines once, which its tests exclude.
 */
export function editConfig(text: string, { networks, projectId }: ConfigChoices): string {
  const from = CHAINS.exec(text)?.[1] ?? ''
  const chains = networks.filter(({ namespace }) => namespace === 'eip155')
  const exported = networks.map((network) => network.exported)
  const namespaces = [...new Set(networks.map(({ namespace }) => namespace))]
  const adapters = namespaces.map((namespace) => `${ADAPTERS[namespace].adapter}()`)
  const id =
    projectId === undefined ? "// projectId: 'your-project-id'," : `projectId: '${projectId}',`
  const edited = [
    [
      CHAINS,
      () =>
        importOf(
          chains.map((chain) => chain.exported),
          from,
        ),
    ],
    [ADAPTER_LIST, () => `adapters: [${adapters.join(', ')}],`],
    [NETWORK_LIST, (indent: string) => listOf(exported, indent)],
    [PROJECT_ID, () => id],
  ] as const
  const body = edited.reduce((code, [line, write]) => replaceLine(code, line, write), text)
  const others = namespaces.filter((namespace) => namespace !== 'eip155')
  return addImports(
    body,
    others.map((namespace) => adapterImport(namespace, { networks, from })),
  )
}

function replaceLine(text: string, line: RegExp, write: (indent: string) => string): string {
  if (text.match(new RegExp(line.source, 'gm'))?.length !== 1) {
    throw new InputError(`The example has no line, or two, for ${line.source}.`)
  }
  return text.replace(line, (_found, indent: unknown) =>
    write(typeof indent === 'string' ? indent : ''),
  )
}

function adapterImport(
  namespace: Namespace,
  { networks, from }: { readonly networks: readonly Network[]; readonly from: string },
): string {
  const { adapter, file } = ADAPTERS[namespace]
  const names = networks.filter((network) => network.namespace === namespace)
  // A page without a build step imports files, all of them from one folder.
  const source = from.startsWith('.')
    ? from.replace('chains.js', `${file}.js`)
    : `@latchkey/adapter-${file}`
  return importOf([adapter, ...names.map(({ exported }) => exported)], source)
}

/** Imports are sorted by where they are from, as linters want it. */
function addImports(text: string, added: readonly string[]): string {
  return text.replace(IMPORTS, (block) => {
    const imports = [...block.matchAll(/^import [^;]*? from '[^']+'$/gm)].map(([line]) => line)
    const sorted = [...imports, ...added].sort((a, b) => (sourceOf(a) < sourceOf(b) ? -1 : 1))
    return `${sorted.join('\n')}\n`
  })
}

function sourceOf(line: string): string {
  return /'([^']+)'$/.exec(line)?.[1] ?? ''
}

function importOf(names: readonly string[], from: string): string {
  const sorted = [...new Set(names)].sort()
  const line = `import { ${sorted.join(', ')} } from '${from}'`
  if (line.length <= WIDTH) return line
  return `import {\n${sorted.map((name) => `  ${name},\n`).join('')}} from '${from}'`
}

function listOf(names: readonly string[], indent: string): string {
  const line = `${indent}networks: [${names.join(', ')}],`
  if (line.length <= WIDTH) return line
  const items = names.map((name) => `${indent}  ${name},\n`).join('')
  return `${indent}networks: [\n${items}${indent}],`
}
