import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT, toolPath } from './lib/paths.mjs'

/** A small repository in which every rule is broken, and the allowed arrows are drawn beside it. */
const FRONT_DOORS = {
  core: ['adapter', 'contract', 'testing'],
  explain: [],
  ui: ['testing'],
  frame: ['site'],
  walletconnect: [],
  react: [],
  vue: [],
  svelte: [],
  devtools: [],
  sandbox: ['wallets'],
  'adapter-evm': [],
  'adapter-solana': [],
  'adapter-bitcoin': [],
}
const RELAY_LIBRARY = '@walletconnect/universal-provider'
const ENCODINGS = '@scure/base'
const LIBRARIES = [
  ...['valtio', 'zod', 'zod/mini', 'vitest', 'fast-check'],
  ...[RELAY_LIBRARY, ENCODINGS],
]

/** Rule, file that breaks it, what that file imports. */
const BROKEN = [
  ['layer-core', 'core/src/a.ts', '@latchkey/ui'],
  ['layer-core', 'core/src/g.ts', '@latchkey/explain'],
  ['layer-explain', 'explain/src/a.ts', '@latchkey/core/contract'],
  ['layer-ui', 'ui/src/a.ts', '@latchkey/core/contract'],
  ['layer-frame', 'frame/src/a.ts', '@latchkey/core'],
  ['layer-adapter-evm', 'adapter-evm/src/a.ts', '@latchkey/core'],
  ['layer-adapter-solana', 'adapter-solana/src/a.ts', '@latchkey/adapter-evm'],
  ['layer-adapter-bitcoin', 'adapter-bitcoin/src/a.ts', '@latchkey/ui'],
  ['layer-walletconnect', 'walletconnect/src/a.ts', '@latchkey/core'],
  ['layer-react', 'react/src/a.ts', '@latchkey/adapter-evm'],
  ['layer-react', 'react/src/b.ts', '../../core/src/hidden.ts'],
  ['layer-vue', 'vue/src/a.ts', '@latchkey/ui'],
  ['layer-svelte', 'svelte/src/a.ts', '@latchkey/vue'],
  ['layer-devtools', 'devtools/src/a.ts', '@latchkey/adapter-evm'],
  ['layer-sandbox', 'sandbox/src/a.ts', '@latchkey/core'],
  ['layer-core-tests', 'core/src/a.test.ts', '@latchkey/react'],
  ['core-knows-no-sandbox', 'core/src/b.test.ts', '@latchkey/sandbox'],
  ['layer-adapter-evm-tests', 'adapter-evm/src/a.test.ts', '../../core/src/hidden.ts'],
  ['layer-apps', '../apps/lab/src/a.ts', '../../../packages/core/src/hidden.ts'],
  ['no-cycles', 'core/src/circle-a.ts', './circle-b.ts'],
  ['no-unresolved', 'core/src/lost.ts', './nowhere.ts'],
  ['contract-stands-alone', 'core/src/contract/a.ts', '../hidden.ts'],
  ['contract-stands-alone', 'core/src/contract/b.ts', 'zod/mini'],
  ['contract-stands-alone', 'core/src/contract/c.ts', 'node:fs'],
  ['adapter-kit-knows-the-contract', 'core/src/adapter/a.ts', '../hidden.ts'],
  ['core-order-store', 'core/src/store/a.ts', '../wallets/index.ts'],
  ['core-order-modal', 'core/src/modal/a.ts', '../wallets/index.ts'],
  ['core-order-networks', 'core/src/networks/a.ts', '../wallets/index.ts'],
  ['core-order-wallets', 'core/src/wallets/a.ts', '../connections/a.ts'],
  ['core-order-connections', 'core/src/connections/a.ts', '../pairing/a.ts'],
  ['core-order-identity', 'core/src/balances/a.ts', '../pairing/a.ts'],
  ['core-order-pairing', 'core/src/pairing/a.ts', '../hidden.ts'],
  ['core-folders-have-an-order', 'core/src/f.ts', './lending/testing/a-scene.ts'],
  ['valtio-behind-two-doors', 'core/src/b.ts', 'valtio'],
  ['valtio-behind-two-doors', 'react/src/hooks/a.ts', 'valtio'],
  ['core-encodings-behind-one-door', 'core/src/pairing/b.ts', ENCODINGS],
  ['wallet-connect-behind-one-door', 'core/src/e.ts', RELAY_LIBRARY],
  ['zod-mini-only', 'core/src/c.ts', 'zod'],
  ['test-tools-stay-in-tests', 'core/src/d.ts', './testing/index.ts'],
  ['test-tools-stay-in-tests', 'react/src/c.ts', '@latchkey/core/testing'],
  ['test-tools-stay-in-tests', 'vue/src/b.ts', '@latchkey/core/testing'],
  ['test-tools-stay-in-tests', 'devtools/src/b.ts', 'fast-check'],
  ['test-tools-stay-in-tests', 'ui/src/b.ts', 'fast-check'],
  ['test-tools-stay-in-tests', 'ui/src/c.ts', 'vitest'],
  ['test-tools-stay-in-tests', 'core/src/f.ts', './lending/testing/a-scene.ts'],
  ['layer-core-tests', 'core/src/lending/testing/a-scene.ts', '@latchkey/react'],
] as const

const ALLOWED = [
  ['adapter-evm/src/good.ts', '@latchkey/core/contract'],
  ['adapter-evm/src/good-kit.ts', '@latchkey/core/adapter'],
  ['adapter-evm/src/good.test.ts', '@latchkey/sandbox'],
  ['adapter-evm/src/good-wallets.test.ts', '@latchkey/sandbox/wallets'],
  ['adapter-evm/src/good-suite.test.ts', '@latchkey/core/testing'],
  ['react/src/good.ts', '@latchkey/core'],
  ['react/src/good-ui.ts', '@latchkey/ui'],
  ['vue/src/good.ts', '@latchkey/react'],
  ['svelte/src/good.ts', '@latchkey/react'],
  ['devtools/src/good.ts', '@latchkey/ui'],
  ['react/src/good.test.tsx', '@latchkey/ui/testing'],
  ['sandbox/src/good.ts', '@latchkey/frame/site'],
  ['sandbox/src/good-words.ts', '@latchkey/explain'],
  ['core/src/store/good.ts', 'valtio'],
  ['core/src/pairing/channel-addresses.ts', ENCODINGS],
  ['walletconnect/src/good.ts', RELAY_LIBRARY],
  ['walletconnect/src/testing/site.ts', '@latchkey/sandbox'],
  ['react/src/context/good.ts', 'valtio'],
  ['core/src/good.ts', 'zod/mini'],
  ['core/src/good.test.ts', 'vitest'],
  ['core/src/wallets/good.ts', './index.ts'],
  ['core/src/connections/good.ts', '../wallets/index.ts'],
  ['../apps/lab/src/good.ts', '@latchkey/adapter-evm'],
] as const

/** Two files of two folders that use each other's folders, in no circle of files; and one for a test only. */
const FOLDERS = [
  ['ui/src/theme/a.ts', '../motion/b.ts'],
  ['ui/src/motion/c.ts', '../theme/d.ts'],
  ['ui/src/icons/a.ts', '../images/b.ts'],
  ['ui/src/images/c.test.ts', '../icons/d.ts'],
] as const

let folder: string
let violations: string[]

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'latchkey-arrows-')))
  for (const [name, doors] of Object.entries(FRONT_DOORS)) writePackage(name, doors)
  for (const name of LIBRARIES) writeLibrary(name)
  write('tsconfig.base.json', '{ "compilerOptions": { "moduleResolution": "Bundler" } }')
  write('packages/core/src/hidden.ts', 'export type Value = 1')
  write('packages/core/src/wallets/index.ts', 'export type Value = 1')
  write('packages/core/src/circle-b.ts', importing('./circle-a.ts'))
  for (const [, from, to] of BROKEN) write(`packages/${from}`, importing(to))
  for (const [from, to] of ALLOWED) write(`packages/${from}`, importing(to))
  for (const [from, to] of FOLDERS) {
    write(`packages/${from}`, importing(to))
    write(posix.join('packages', dirname(from), to), 'export type Value = 1')
  }
  violations = cruise('.dependency-cruiser.cjs')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(BROKEN)('%s refuses %s importing %s', (rule, from) => {
  expect(violations).toContain(`${rule}: ${posix.join('packages', from)}`)
})

test.each(ALLOWED)('%s may import %s', (from) => {
  expect(violations.filter((line) => line.endsWith(`: ${posix.join('packages', from)}`))).toEqual(
    [],
  )
})

test('folders that use each other are refused, but not for what only tests import', {
  tags: ['full'],
}, () => {
  const refused = cruise('.dependency-cruiser-folders.cjs')
  const isRefused = (name: string) => refused.includes(`no-circles-of-folders: packages/${name}`)

  const folders = ['ui/src/theme', 'ui/src/motion', 'ui/src/icons', 'ui/src/images']
  expect(folders.filter(isRefused)).toEqual(['ui/src/theme', 'ui/src/motion'])
})

/** Only types: they count as arrows too. */
function importing(address: string): string {
  return `import type { Value } from '${address}'\nexport type Taken = Value\nexport type { Value }\n`
}

function writePackage(name: string, doors: readonly string[]): void {
  const entries = ['', ...doors]
  const exports = Object.fromEntries(
    entries.map((door) => [
      door === '' ? '.' : `./${door}`,
      `./${['src', door, 'index.ts'].filter(Boolean).join('/')}`,
    ]),
  )
  write(`packages/${name}/package.json`, JSON.stringify({ name: `@latchkey/${name}`, exports }))
  for (const door of entries) {
    write(join('packages', name, 'src', door, 'index.ts'), 'export type Value = 1')
  }
  const link = join(folder, 'node_modules', '@latchkey', name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(join(folder, 'packages', name), link, 'junction')
}

function writeLibrary(name: string): void {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
  write(`node_modules/${name}/index.js`, 'export const value = 1')
}

function write(path: string, text: string): void {
  const target = join(folder, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

/** @returns Each violation as `rule: file`. */
function cruise(rules: string): string[] {
  const program = toolPath('dependency-cruiser', 'depcruise')
  const config = join(ROOT, rules)
  const args = [program, '--config', config, '--output-type', 'json', 'packages', 'apps']
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (stdout === '') throw new Error(stderr)
  const { summary } = JSON.parse(stdout)
  return summary.violations.map(
    ({ rule, from }: { rule: { name: string }; from: string }) => `${rule.name}: ${from}`,
  )
}
