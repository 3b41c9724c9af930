import { expect, test, vi } from 'vitest'
import { createSSRApp, effectScope, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
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
