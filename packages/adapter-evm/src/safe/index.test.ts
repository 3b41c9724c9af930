import { expect, test } from 'vitest'

test('the entry exports one name', async () => {
  expect(Object.keys(await import('./index.ts'))).toEqual(['safeWallet'])
})

test('on a server there is no Safe', async () => {
  const { safeWallet } = await import('./index.ts')
  const { provider } = safeWallet()
  const signal = new AbortController().signal
  const clock = { now: () => 0, monotonic: () => 0, after: () => () => {} }

  expect(typeof provider === 'function' && (await provider({ clock, signal }))).toBeUndefined()
})
