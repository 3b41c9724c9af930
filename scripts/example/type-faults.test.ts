/** @full Compiles sites; the example of `npm test` is compiled in the same way. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { typeFaults } from './type-faults.mjs'

// A program with the browser's library is made.
vi.setConfig({ testTimeout: 60_000 })

test('faults of the site and of our declarations count, those of other libraries do not', () => {
  const site = realpathSync(mkdtempSync(join(tmpdir(), 'latchkey-types-')))
  onTestFinished(() => rmSync(site, { recursive: true, force: true }))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), text)
  }
  write('tsconfig.json', '{ "compilerOptions": { "strict": true, "types": [] }, "include": ["*"] }')
  write('main.ts', "import 'other'\nimport '@latchkey/core'\nconst text: string = 1\n")
  for (const name of ['@latchkey/core', 'other']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, types: 'index.d.ts' }))
    write(`node_modules/${name}/index.d.ts`, "export type { A } from './lost.js'\n")
  }

  expect(typeFaults(site)).toEqual([
    expect.stringMatching(/^node_modules\/@latchkey\/core\/index\.d\.ts:1: Cannot find module/),
    expect.stringMatching(/^main\.ts:3: Type 'number' is not assignable/),
  ])
})
