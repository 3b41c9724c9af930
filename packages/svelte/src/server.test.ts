import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'
import * as svelte from './index.ts'
import { useLatchkeyAccount } from './index.ts'
import { stateFromCookie } from './server/index.ts'
import { anInstance, COOKIE } from './testing/an-instance.ts'
import Page from './testing/page.svelte'
import { KNOWN_HTML, PAGE_HTML } from './testing/page-html.ts'
import SetUp from './testing/set-up.svelte'

test('a server renders what the options say', () => {
  const { body } = render(Page, { props: { latchkey: anInstance() } })

  expect(body).toBe(PAGE_HTML)
})

test('a server that knows its visitor by the cookie renders the account', () => {
  const initialState = stateFromCookie(COOKIE)

  const { body } = render(Page, { props: { latchkey: anInstance(), initialState } })

  expect(body).toBe(KNOWN_HTML)
})

test('lists are empty on a server, and nothing is requested', () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const run = () => {
    expect({ ...svelte.useLatchkeyActivity() }).toMatchObject({ transactions: [], hasMore: false })
    expect({ ...svelte.useLatchkeyCollectibles() }).toMatchObject({ collectibles: [], spam: [] })
    expect({ ...svelte.useLatchkeyBalances() }).toMatchObject({ status: 'none', holdings: [] })
    expect([svelte.useLatchkeySend().status, svelte.useLatchkeySwap().status]).toEqual([
      'idle',
      'idle',
    ])
    return () => {}
  }

  expect(render(SetUp, { props: { latchkey: anInstance(), run } }).body).toContain('<!--')
  expect(fetch).not.toHaveBeenCalled()
})

test('outside of components it works with an instance', () => {
  const latchkey = anInstance()

  expect(useLatchkeyAccount({ latchkey }).status).toBe('disconnected')
})

test('without an instance it says what to do, in a component and outside', () => {
  const run = () => {
    useLatchkeyAccount()
    return () => {}
  }
  const message =
    'useLatchkeyAccount needs setLatchkey(latchkey) in a component above, or { latchkey }'

  expect(run).toThrow(message)
  expect(() => render(SetUp, { props: { run } }).body).toThrow(message)
})
