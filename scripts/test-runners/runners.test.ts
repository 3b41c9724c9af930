import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/paths.mjs'
import { RUNNERS, TEST_RUNNERS_SITE } from './runners.mjs'

const DOCS = readFileSync(join(ROOT, 'apps/docs/pages/guides/unit-tests.md'), 'utf8')

function read(name: string): string {
  return readFileSync(join(TEST_RUNNERS_SITE, name), 'utf8')
}

/** Lines of a configuration, without that of the name of our test file. */
function linesOf(name: string): readonly string[] {
  return read(name)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('testMatch'))
}

test.each([
  'jest.config.cjs',
  'jest.setup.cjs',
  'babel.config.cjs',
  'jest-fixed.config.cjs',
  'dom.mjs',
  'wallet.js',
])('the documentation has every line of %s', (name) => {
  for (const line of linesOf(name)) expect(DOCS).toContain(line)
})

test.each([
  ['/site/node_modules/@latchkey/react/dist/index.js', true],
  [
    '/site/node_modules/.pnpm/@latchkey+react@1.0.0_react@19/node_modules/@latchkey/react/dist/index.js',
    true,
  ],
  ['/site/node_modules/react/index.js', false],
  ['/site/node_modules/.pnpm/react@19.0.0/node_modules/react/index.js', false],
  ['/site/node_modules/@latchkey-fork/react/index.js', false],
])('Jest transforms %s: %s', (path, isTransformed) => {
  const pattern = /transformIgnorePatterns: \['(.+)'\]/.exec(read('jest.config.cjs'))?.[1] ?? ''

  expect(new RegExp(pattern.replaceAll('\\\\', '\\')).test(path)).toBe(!isTransformed)
})

test('every configuration that a runner is started with is there', () => {
  const named = RUNNERS.flatMap(({ args }) => args.filter((each) => /\.[cm]?js$/.test(each)))

  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !existsSync(join(TEST_RUNNERS_SITE, name)))).toEqual([])
})
