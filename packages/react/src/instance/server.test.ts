import { AsyncLocalStorage } from 'node:async_hooks'
import { aChain } from '@latchkey/core/testing'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

/**
 * The globals that must not be read while nothing has started. Code may ask by `typeof` if there is
 * a window or a document; on a server there is neither.
 */
const TRAPPED = [
  ...['navigator', 'location', 'localStorage', 'sessionStorage', 'indexedDB', 'fetch'],
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'],
  ...['WebSocket', 'BroadcastChannel', 'addEventListener', 'Image'],
]

/** Our own files; the test runner and React use timers of their own. */
const OURS = /packages\/(core|ui|react|adapter-[a-z]+)\/src\/(?!.*\.test\.)/

/** Marks what a test of this file runs: cores of other files may still run in the same process. */
const inTest = new AsyncLocalStorage<true>()

const watched = (run: () => unknown) => () => inTest.run(true, run)

let touched: string[] = []
const undo: (() => void)[] = []

beforeAll(() => {
  // A module that another file had loaded would not be loaded again in this test.
  vi.resetModules()
  for (const name of TRAPPED) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    let value: unknown = Reflect.get(globalThis, name)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        const caller = new Error(name).stack?.split('\n')[2] ?? ''
        if (inTest.getStore() && OURS.test(caller)) touched.push(`${name} ${caller.trim()}`)
        return value
      },
      set(next) {
        value = next
      },
    })
    undo.push(() => {
      if (before) Object.defineProperty(globalThis, name, before)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
})

afterAll(() => {
  for (const each of undo) each()
})

beforeEach(() => {
  touched = []
})

test(
  'everything can be imported, created and rendered, and nothing starts',
  watched(async () => {
    const { createLatchkey, LatchkeyProvider, WalletButton, ...react } = await import('../index.ts')
    const { AccountButton, ConnectButton, LatchkeyButton, NetworkButton } = react
    const draw = (name: string): string => {
      const latchkey = createLatchkey({
        networks: [aChain({ name })],
        strings: { 'button.connect': `Enter ${name}` },
      })
      return renderToString(
        createElement(
          LatchkeyProvider,
          { value: latchkey },
          createElement(ConnectButton),
          createElement(AccountButton),
          createElement(NetworkButton),
          createElement(LatchkeyButton),
          createElement(WalletButton, { wallet: 'fjord' }),
        ),
      )
    }

    const one = draw('Ethereum')
    const two = draw('Base')

    expect(one).toContain('Enter Ethereum')
    expect(one).toContain('Network: Ethereum')
    expect(two).toContain('Enter Base')
    expect(two).not.toContain('Ethereum')
    expect(touched.join('\n')).toBe('')
  }),
)

test(
  'the part that is loaded later can be imported too',
  watched(async () => {
    await import('../modal/mount-modal.ts')

    expect(touched.join('\n')).toBe('')
  }),
)

test(
  'open() rejects because there is no page',
  watched(async () => {
    const { createLatchkey } = await import('../index.ts')
    const latchkey = createLatchkey({ networks: [aChain()] })
    const listener = vi.fn()
    // Nothing undoes what is rendered on a server: the listener must not be added to a list.
    latchkey.watch(listener)

    await expect(latchkey.open()).rejects.toMatchObject({ code: 'instance.no-page' })

    expect(latchkey.getAccount()).toMatchObject({ status: 'disconnected', isConnected: false })
    expect(latchkey.getState()).toMatchObject({ open: false, selectedNetworkId: 'eip155:1' })
    latchkey.destroy()
    expect(listener).not.toHaveBeenCalled()
    expect(touched.join('\n')).toBe('')
  }),
)

test('invalid options are refused at once, each with its path', async () => {
  const { createLatchkey } = await import('../index.ts')

  expect(() =>
    createLatchkey({
      networks: [aChain({ id: 0 })],
      // @ts-expect-error: what a site without types might write
      themeMode: 'blue',
    }),
  ).toThrow(/networks\[0\]\.id.*\n.*themeMode/)
})
