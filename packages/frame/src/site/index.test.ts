import { expect, test } from 'vitest'

test('the front door of the site can be imported where there is no window, and has these names', async () => {
  expect(typeof window).toBe('undefined')

  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'CALLS',
    'SAFE_METHODS',
    'SiteError',
    'UNSAFE_METHODS',
    'createSite',
    'isKnownMethod',
    'isSafeMethod',
    'resultKind',
  ])
})
