import { expect, test } from 'vitest'
import { chooseChanged, describeChoice } from './choose-changed.mjs'
import { dependents, readImports } from './import-graph.mjs'

const IMPORTS = new Map([
  ['packages/core/src/amount.test.ts', ['packages/core/src/amount.ts']],
  ['packages/core/src/index.ts', ['packages/core/src/amount.ts']],
  ['packages/react/src/fee.ts', ['packages/core/src/index.ts']],
  ['packages/react/src/fee.test.tsx', ['packages/react/src/fee.ts']],
  ['packages/react/src/texts.test.ts', ['packages/react/']],
  ['packages/ui/src/tag.test.tsx', ['packages/ui/src/tag.tsx']],
  ['scripts/hosts.test.ts', []],
  ['scripts/api/api.test.ts', []],
  ['scripts/readme/readme.test.ts', []],
])

test.each([
  [
    'packages/core/src/amount.ts',
    [
      'packages/core/src/amount.test.ts',
      'packages/react/src/fee.test.tsx',
      'scripts/api/api.test.ts',
      'scripts/hosts.test.ts',
    ],
  ],
  [
    'packages/react/README.md',
    ['packages/react/src/texts.test.ts', 'scripts/hosts.test.ts', 'scripts/readme/readme.test.ts'],
  ],
  [
    'packages/ui/src/tag.test.tsx',
    ['packages/ui/src/tag.test.tsx', 'scripts/api/api.test.ts', 'scripts/hosts.test.ts'],
  ],
  ['apps/lab/e2e/removed.test.ts', ['scripts/hosts.test.ts']],
  ['pnpm-lock.yaml', undefined],
  ['packages/core/package.json', undefined],
])('unit tests of a change of %s', (file, expected) => {
  expect(chooseChanged([file], IMPORTS).units).toEqual(expected)
})

test.each([
  ['packages/core/src/amount.ts', true],
  ['packages/core/src/amount.test.ts', false],
  ['packages/core/README.md', false],
  ['examples/nuxt/app.vue', true],
  ['scripts/example/examples.mjs', true],
  ['pnpm-lock.yaml', true],
  ['apps/lab/src/page/page.tsx', false],
])('a change of %s can change packed files: %s', (file, expected) => {
  expect(chooseChanged([file], IMPORTS).isPacked).toBe(expected)
})

test('an example that changed is driven', () => {
  const files = ['examples/nuxt/app.vue', 'examples/nuxt/package.json', 'examples/README.md']

  expect(chooseChanged(files, IMPORTS).examples).toEqual(['nuxt'])
})

test('one line says what is chosen, and why nothing is', () => {
  expect(describeChoice(chooseChanged(['packages/core/src/names/a.ts'], IMPORTS))).toBe(
    '2 files of unit tests; journeys: names; packed files and examples',
  )
  expect(describeChoice(chooseChanged(['docs/architecture.md'], IMPORTS))).toBe(
    '2 files of unit tests; no journey, as none watches these files; no packed files, as only packages, examples and scripts change them',
  )
})

test('sources are followed across packages, by relative and by package names', () => {
  const reached = dependents(['packages/core/src/balances/amount.ts'], readImports())

  expect([...reached]).toEqual(
    expect.arrayContaining([
      'packages/core/src/index.ts',
      'packages/react/src/format/relative-time.test.ts',
      'packages/vue/src/index.ts',
    ]),
  )
  expect(reached).not.toContain('packages/ui/src/index.test.ts')
})
