import { afterEach, expect, test, vi } from 'vitest'
import { aChain } from '../testing/create-test-core.ts'
import { readOptions } from './read-page-options.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('unknown options are named in one warning, with the option that is meant', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const options = { networks: [aChain()] as const, themMode: 'dark', features: { swap: false } }

  // A cast: TypeScript refuses it, JavaScript does not.
  readOptions(options as never)

  expect(warn.mock.calls).toEqual([
    [
      '[latchkey] createLatchkey has no such options, they do nothing: ' +
        'themMode (themeMode?), features.swap (features.swaps?)',
    ],
  ])
})

test('options that exist are not warned of', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

  readOptions({ networks: [aChain()], themeMode: 'dark', analytics: 'ask' })

  expect(warn).not.toHaveBeenCalled()
})
