import type { LatchkeyOptions } from '@latchkey/core'
import { aChain, aFakeWallet, createFakeAdapter, createTestCore } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { keepAccountCookie } from './keep-account-cookie.ts'

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const WRITTEN = `latchkey=eip155:1:${ADDRESS}; Path=/; Max-Age=2592000; SameSite=Lax`
const REMOVED = 'latchkey=; Path=/; Max-Age=0; SameSite=Lax'

/** A page that has a cookie jar for one host, and a list of what was put into it. */
function aPage(cookie = '', protocol = 'http:') {
  const writes: string[] = []
  const jar = { cookie }
  const document = {
    get cookie() {
      return jar.cookie
    },
    set cookie(written: string) {
      writes.push(written)
      jar.cookie = written.split(';')[0] ?? ''
    },
  }
  // Nothing else of the page is used.
  return { page: { document, location: { protocol } } as never, writes, jar }
}

function aCore(addresses: readonly [string, ...string[]] = [ADDRESS]) {
  return createTestCore({ adapter: createFakeAdapter(aFakeWallet({ addresses })) })
}

function options(more: Partial<LatchkeyOptions> = {}): LatchkeyOptions {
  return { networks: [aChain()], cookie: true, ...more }
}

test('it is there while a wallet is connected', async () => {
  const { core } = aCore()
  const { page, writes } = aPage()
  keepAccountCookie(core, options(), page)
  await core.start()

  await core.actions.connect.withWallet('eip155', 'io.fjord')
  expect(writes).toEqual([WRITTEN])
  await core.actions.disconnect()

  expect(writes).toEqual([WRITTEN, REMOVED])
})

test('a visit renews it, and removes one whose wallet is gone', async () => {
  const it = aCore()
  await it.core.start()
  await it.core.actions.connect.withWallet('eip155', 'io.fjord')
  it.core.stop()
  const next = createTestCore({ adapter: it.adapter, ports: { storage: it.storage } })
  const returning = aPage(WRITTEN.split(';')[0])
  const gone = aPage(WRITTEN.split(';')[0])
  const empty = aCore()

  keepAccountCookie(next.core, options(), returning.page)
  keepAccountCookie(empty.core, options(), gone.page)
  expect([returning.writes, gone.writes]).toEqual([[], []])
  await Promise.all([next.core.start(), empty.core.start()])
  await Promise.all([next.settle(), empty.settle()])

  expect([returning.writes, gone.writes]).toEqual([[WRITTEN], [REMOVED]])
})

test('what another tab wrote is not written again', async () => {
  const { core } = aCore()
  const { page, writes, jar } = aPage()
  keepAccountCookie(core, options(), page)
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')

  jar.cookie = ''
  await core.actions.disconnect()

  expect(writes).toEqual([WRITTEN])
})

test.each<[what: string, more: Partial<LatchkeyOptions>]>([
  ['it is not asked for', { cookie: false }],
  ['nothing outlives the page', { storage: 'memory' }],
  ['sessions are not resumed', { enableReconnect: false }],
])('none is written where %s', async (_what, more) => {
  const { core } = aCore()
  const { page, writes } = aPage()
  keepAccountCookie(core, options(more), page)
  await core.start()

  await core.actions.connect.withWallet('eip155', 'io.fjord')

  expect(writes).toEqual([])
})

test('an address that is none is not written', async () => {
  const { core } = aCore(['0x0; Domain=example'])
  const { page, writes } = aPage()
  keepAccountCookie(core, options(), page)
  await core.start()

  await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})

  expect(writes).toEqual([])
})

test('with https it is sent by https alone; a modal with an id has its own', async () => {
  const { core } = aCore()
  const { page, writes } = aPage('', 'https:')
  keepAccountCookie(core, options({ id: 'shop' }), page)
  await core.start()

  await core.actions.connect.withWallet('eip155', 'io.fjord')

  expect(writes).toEqual([`${WRITTEN.replace('latchkey', 'latchkey-shop')}; Secure`])
})

test('in a frame that may have no cookies, nothing is written, and nothing fails', async () => {
  const { core } = aCore()
  const document = {
    get cookie(): string {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    },
  }
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')

  // Nothing else of the page is used.
  const page = { document, location: { protocol: 'https:' } } as never
  expect(() => keepAccountCookie(core, options(), page)).not.toThrow()
})
