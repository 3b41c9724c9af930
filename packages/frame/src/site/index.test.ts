import { expect, test } from 'vitest'

test('the entry of the site can be imported without a window, and exports these names', async () => {
  expect(typeof window).toBe('undefined')

  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'CALLS',
    'DEFAULT_ANCESTORS',
    'SAFE_METHODS',
    'SiteError',
    'UNSAFE_METHODS',
    'createSite',
    'frameAncestors',
    'isAllowedOrigin',
    'isKnownMethod',
    'isSafeMethod',
    'resultKind',
  ])
})
