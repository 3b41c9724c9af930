import { expect, test } from 'vitest'
import changelog from '../../.changeset/changelog.cjs'
import { publishedPackages } from '../packed/published.mjs'
import { carriedChangeset, carriedSteps, carriersOf } from './carried-steps.mjs'
import { raiseRanges } from './raise-ranges.mjs'
import { readChangeset } from './read-changesets.mjs'

const CARRIERS = [
  { name: '@latchkey/browser', carried: ['@latchkey/core', '@latchkey/ui'], most: 'major' },
  {
    name: 'create-latchkey',
    carried: ['@latchkey/core', '@latchkey/browser', '@latchkey/vue'],
    most: 'patch',
  },
]

test.each([
  ['"@latchkey/core": minor', { '@latchkey/browser': 'minor', 'create-latchkey': 'patch' }],
  ["'@latchkey/ui': patch", { '@latchkey/browser': 'patch', 'create-latchkey': 'patch' }],
  ['@latchkey/vue: major', { 'create-latchkey': 'patch' }],
  ['"@latchkey/core": patch\n"@latchkey/browser": minor', { 'create-latchkey': 'patch' }],
  [
    '"@latchkey/core": minor\n"@latchkey/browser": patch\n"create-latchkey": minor',
    { '@latchkey/browser': 'minor' },
  ],
  ['"@latchkey/frame": major', {}],
])('the changeset %s raises what has the packages inside', (head, steps) => {
  const changeset = readChangeset(`---\n${head}\n---\n\nA change.\n`)

  expect(carriedSteps([changeset], CARRIERS)).toEqual(steps)
})

test('the changeset that is written for them is read again', () => {
  const steps = { '@latchkey/browser': 'minor', 'create-latchkey': 'patch' }

  expect(readChangeset(carriedChangeset(steps) ?? '').steps).toEqual(steps)
  expect(carriedChangeset({})).toBeUndefined()
})

test('the browser build carries every package that its page part is made of', () => {
  const [browser] = carriersOf(publishedPackages().map(({ manifest }) => manifest))

  expect(browser?.carried).toEqual(
    expect.arrayContaining(['@latchkey/core', '@latchkey/react', '@latchkey/walletconnect']),
  )
})

test('ranges of our packages in an example are raised, and no others', () => {
  const text = '"@latchkey/core": "^0.1.0", "@latchkey/gone": "^0.1.0", "viem": "^2.0.0"'

  expect(raiseRanges(text, { '@latchkey/core': '0.2.0' })).toBe(
    '"@latchkey/core": "^0.2.0", "@latchkey/gone": "^0.1.0", "viem": "^2.0.0"',
  )
})

test('a changelog has the commit of each change, and one line for the packages that came along', async () => {
  const summary = 'Added `a`:\n\n```ts\na()\n```'
  const commit = '0123456789abcdef'
  const updated = [
    { name: '@latchkey/core', newVersion: '0.2.0' },
    { name: '@latchkey/ui', newVersion: '0.1.1' },
  ]

  const line = await changelog.getReleaseLine({ summary, commit })

  expect(line).toBe(
    '- Added `a`: ([0123456](https://github.com/latchkey-wallet/latchkey/commit/0123456789abcdef))\n\n  ```ts\n  a()\n  ```',
  )
  expect(await changelog.getReleaseLine({ summary: 'New.', commit: undefined })).toBe('- New.')
  expect(await changelog.getDependencyReleaseLine([], updated)).toBe(
    '- Came with `@latchkey/core` 0.2.0, `@latchkey/ui` 0.1.1.',
  )
  expect(await changelog.getDependencyReleaseLine([], [])).toBe('')
})
