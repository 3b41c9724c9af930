import { expect, test, vi } from 'vitest'
import { evmAdapter } from '../evm-adapter.ts'
import { createHost } from '../testing/a-host.ts'
import { announce, aProviderInfo, createPage, type TestPage } from '../testing/a-page.ts'
import {
  ALICE_CHECKED,
  BOB,
  BOB_CHECKED,
  createScriptedWallet,
} from '../testing/scripted-wallet.ts'
import { noAbort } from '../testing/started-adapter.ts'
import type { LoadProvider, ProvidedWallet } from './provided.ts'

const ICON = 'data:image/svg+xml,<svg/>'
const fjord = { walletId: 'io.fjord' }

/** A started adapter with one wallet by a library of its own, whose loads are counted. */
async function startWith(load: LoadProvider, page: TestPage | undefined = createPage()) {
  const provider = vi.fn(load)
  const library: ProvidedWallet = { name: 'Fjord', icon: ICON, rdns: 'io.fjord', provider }
  const adapter = evmAdapter({ page, wallets: [library] })
  await adapter.prepare?.('sessions')
  adapter.start(createHost())
  const lists: (readonly string[])[] = []
  adapter.wallets.watch((wallets) => lists.push(wallets.map(({ id, kind }) => `${kind} ${id}`)))
  return { adapter, load: provider, lists, page }
}

test('a wallet is listed with name and icon before its library is loaded', async () => {
  const { adapter, load } = await startWith(async () => createScriptedWallet())

  expect(adapter.wallets.list()).toEqual([
    {
      id: 'io.fjord',
      namespace: 'eip155',
      kind: 'provided',
      name: 'Fjord',
      icon: ICON,
      rdns: 'io.fjord',
      isAmbiguous: false,
    },
  ])
  expect(load).not.toHaveBeenCalled()
})

test('on a server it is listed and not loaded', async () => {
  const { adapter, load } = await startWith(async () => createScriptedWallet(), undefined)

  expect(adapter.wallets.list().map(({ id }) => id)).toEqual(['io.fjord'])
  expect(load).not.toHaveBeenCalled()
})

test('the first request to connect loads the library, the next one uses it in its own task', async () => {
  const wallet = createScriptedWallet()
  const { adapter, load } = await startWith(async () => wallet)

  const session = await adapter.sessions.open(fjord, noAbort())
  await adapter.sessions.close(session.id)
  wallet.methods.splice(0)
  const again = adapter.sessions.open(fjord, noAbort())

  expect(wallet.methods).toEqual(['eth_requestAccounts'])
  expect(await again).toMatchObject({ accounts: [`eip155:1:${ALICE_CHECKED}`] })
  expect(load).toHaveBeenCalledTimes(1)
})

test('a stored session loads the library and is resumed without a prompt', async () => {
  const wallet = createScriptedWallet()
  const { adapter, load } = await startWith(async () => wallet)

  const session = await adapter.sessions.resume(fjord, noAbort())

  expect(session).toMatchObject({ id: 'io.fjord', accounts: [`eip155:1:${ALICE_CHECKED}`] })
  expect(wallet.methods).not.toContain('eth_requestAccounts')
  expect(load).toHaveBeenCalledTimes(1)
})

test('its events are followed, and nothing listens to it after the session', async () => {
  const wallet = createScriptedWallet()
  const { adapter } = await startWith(async () => wallet)
  const changes: unknown[] = []
  adapter.sessions.watch((change) => changes.push(change))
  const session = await adapter.sessions.open(fjord, noAbort())

  wallet.teach({ eth_accounts: () => [BOB] })
  wallet.emit('accountsChanged', [BOB])
  await vi.waitFor(() => expect(JSON.stringify(changes)).toContain(BOB_CHECKED))
  await adapter.sessions.close(session.id)

  expect(wallet.listenerCount).toBe(0)
})

test('a visitor who disconnects ends the connection that the library stores', async () => {
  const wallet = createScriptedWallet()
  const disconnect = vi.fn()
  const { adapter } = await startWith(async () => Object.assign(wallet, { disconnect }))
  const session = await adapter.sessions.open(fjord, noAbort())

  await adapter.sessions.close(session.id)

  expect(disconnect).toHaveBeenCalledTimes(1)
  expect(wallet.methods).not.toContain('wallet_revokePermissions')
})

test('an extension that announces the same rdns has no second row, before and after loading', async () => {
  const wallet = createScriptedWallet()
  const page = createPage()
  const { adapter, lists } = await startWith(async () => wallet, page)
  const extension = createScriptedWallet()

  announce(page, aProviderInfo(), extension)
  page.ethereum = extension
  page.dispatchEvent(new Event('ethereum#initialized'))
  await adapter.sessions.open(fjord, noAbort())
  announce(page, aProviderInfo({ uuid: '350670db-19fa-4704-a166-e52e178b59d3' }), wallet)

  expect(adapter.wallets.list()).toMatchObject([{ id: 'io.fjord', isAmbiguous: false }])
  expect(lists.every((list) => list.join() === 'provided io.fjord')).toBe(true)
  expect(extension.methods).toEqual([])
})

test('a library that announces itself under another name has one row once it is loaded', async () => {
  const wallet = createScriptedWallet()
  const page = createPage()
  const { adapter } = await startWith(async () => {
    announce(page, aProviderInfo({ rdns: 'io.fjord.library' }), wallet)
    return wallet
  }, page)

  await adapter.sessions.open(fjord, noAbort())

  expect(adapter.wallets.list().map(({ id }) => id)).toEqual(['io.fjord'])
})

test('a website can use the extension that announced itself in place of the library', async () => {
  const extension = createScriptedWallet()
  const library = createScriptedWallet()
  const page = createPage()
  const { adapter } = await startWith(async ({ announced }) => announced ?? library, page)
  announce(page, aProviderInfo(), extension)
  announce(page, aProviderInfo(), createScriptedWallet())

  await adapter.sessions.open(fjord, noAbort())

  expect(extension.methods).toContain('eth_requestAccounts')
  expect(library.methods).toEqual([])
  expect(adapter.wallets.list()).toHaveLength(1)
})

test('a library that fails to load is reported, and loaded again by the next press', async () => {
  const wallet = createScriptedWallet()
  let fails = true
  const { adapter, load } = await startWith(async () => {
    if (fails) throw new TypeError('Failed to fetch dynamically imported module')
    return wallet
  })

  const failed = adapter.sessions.open(fjord, noAbort())
  await expect(failed).rejects.toMatchObject({ code: 'http.network' })
  fails = false

  expect(await adapter.sessions.open(fjord, noAbort())).toMatchObject({ id: 'io.fjord' })
  expect(load).toHaveBeenCalledTimes(2)
})

test.each([
  ['nothing', undefined],
  ['no provider', Object({ request: 'a text' })],
])('a library that gives %s is missing', async (_what, given) => {
  const { adapter } = await startWith(async () => given)

  const opening = adapter.sessions.open(fjord, noAbort())

  await expect(opening).rejects.toMatchObject({ code: 'wallet.missing' })
  expect(adapter.wallets.list()).toHaveLength(1)
})

test('a library that is loaded after the end is neither asked nor listened to', async () => {
  const wallet = createScriptedWallet()
  let arrive = (_provider: typeof wallet): void => {}
  const loading = new Promise<typeof wallet>((resolve) => {
    arrive = resolve
  })
  const { adapter, load } = await startWith(() => loading)
  const opening = adapter.sessions.resume(fjord, noAbort())
  const outcome = expect(opening).rejects.toMatchObject({ code: 'instance.stopped' })
  await vi.waitFor(() => expect(load).toHaveBeenCalled())

  adapter.dispose()
  arrive(wallet)
  await outcome

  expect(load.mock.calls[0]?.[0].signal.aborted).toBe(true)
  expect(wallet.methods).toEqual([])
  expect(wallet.listenerCount).toBe(0)
})
