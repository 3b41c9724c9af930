import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from './run.ts'

const BEFORE =
  "import { AppKitButton } from '@reown/appkit/react'\n\nexport const App = () => <AppKitButton />\n"
const AFTER =
  "import { LatchkeyButton } from '@latchkey/react'\n\nexport const App = () => <LatchkeyButton />\n"

function createSite() {
  const folder = mkdtempSync(join(tmpdir(), 'codemod-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of [
    'src/app.tsx',
    'src/node_modules/x/index.jsx',
    'src/dist/app.jsx',
    'src/read.md',
  ]) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), BEFORE)
  }
  const said: string[] = []
  return {
    run: (...words: readonly string[]) => run(words, { folder, print: (text) => said.push(text) }),
    said,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
  }
}

test('sources are rewritten, what is installed or built is not', () => {
  const site = createSite()

  expect(site.run('appkit', 'src')).toBe(true)

  expect(site.read('src/app.tsx')).toBe(AFTER)
  for (const path of ['src/node_modules/x/index.jsx', 'src/dist/app.jsx', 'src/read.md']) {
    expect(site.read(path)).toBe(BEFORE)
  }
  expect(site.said.join('')).toContain('1 of 1 files changed, 0 to look at.')
})

test('with --dry nothing is written', () => {
  const site = createSite()

  site.run('appkit', '--dry', 'src')

  expect(site.read('src/app.tsx')).toBe(BEFORE)
  expect(site.said.join('')).toContain('1 of 1 files changed (not written)')
})

test.each([
  [[], 'Name the library'],
  [['other', 'src'], 'There is no migration from "other".'],
  [['appkit'], 'Name the folders or files'],
  [['appkit', '--dyr', 'src'], 'There is no option "--dyr".'],
  [['appkit', 'src', 'lib'], 'There is no file or folder "lib".'],
  [['appkit', 'src/read.md'], '"src/read.md" is no file of TypeScript or JavaScript.'],
])('%j is refused by name, with help, and nothing is written', (words, fault) => {
  const site = createSite()

  expect(site.run(...words)).toBe(false)

  expect(site.said.join('')).toContain(fault)
  expect(site.said.join('')).toContain('npx @latchkey/codemod <from>')
  expect(site.read('src/app.tsx')).toBe(BEFORE)
})

test('help is no fault', () => {
  const site = createSite()

  expect(site.run('--help')).toBe(true)

  expect(site.said.join('')).toMatch(/^\nRewrites/)
})
