import { expect, test, vi } from 'vitest'
import { createSSRApp, effectScope, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import * as vue from './index.ts'
import { latchkeyPlugin, useLatchkeyAccount, useLatchkeyWallets } from './index.ts'
import { stateFromCookie } from './server/index.ts'
import { anInstance, COOKIE } from './testing/an-instance.ts'
import { GREETING_HTML, Greeting, KNOWN_HTML } from './testing/greeting.ts'

test('a server renders what the options say, and follows nothing', async () => {
  const latchkey = anInstance()
  const app = createSSRApp({ render: () => h(Greeting) }).use(latchkeyPlugin, { latchkey })

  expect(await renderToString(app)).toBe(GREETING_HTML)
})

test('a server that knows its visitor by the cookie renders the account', async () => {
  const latchkey = anInstance()
  const initialState = stateFromCookie(COOKIE)
  const app = createSSRApp({ render: () => h(Greeting) })

  expect(await renderToString(app.use(latchkeyPlugin, { latchkey, initialState }))).toBe(KNOWN_HTML)
})

test.each(['', COOKIE])(
  'lists are empty on a server, and nothing is requested: "%s"',
  async (cookie) => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    const latchkey = anInstance()
    const app = createSSRApp({
      setup() {
        const { transactions, pending, hasMore } = vue.useLatchkeyActivity()
        const { collectibles, spam } = vue.useLatchkeyCollectibles()
        const { holdings, totalUsd } = vue.useLatchkeyBalances()
        const states = [vue.useLatchkeySend().status, vue.useLatchkeySwap().status]
        const lists = [transactions, pending, collectibles, spam, holdings]
        const shown = [...lists.map(({ value }) => value.length), totalUsd.value, hasMore.value]
        return () => [...shown, ...states.map(({ value }) => value)].join(' ')
      },
    })

    const initialState = stateFromCookie(cookie)
    const html = await renderToString(app.use(latchkeyPlugin, { latchkey, initialState }))

    expect(html).toBe('0 0 0 0 0  false idle idle')
    expect(fetch).not.toHaveBeenCalled()
  },
)

test('a store on a server has the state of the options', () => {
  const latchkey = anInstance()
  const scope = effectScope()

  const store = scope.run(() => ({
    ...useLatchkeyAccount({ latchkey, namespace: 'solana' }),
    ...useLatchkeyWallets({ latchkey }),
  }))

  expect(store?.status.value).toBe('disconnected')
  expect(store?.wallets.value).toEqual([])
  scope.stop()
})

test('without the plugin and without an instance, it says what to do', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

  expect(() => useLatchkeyAccount()).toThrow(
    'useLatchkeyAccount needs app.use(latchkeyPlugin, { latchkey }), or { latchkey }',
  )
  expect(warn).not.toHaveBeenCalled()
})
