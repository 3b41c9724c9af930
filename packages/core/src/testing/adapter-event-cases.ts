import { expect, test, vi } from 'vitest'
import { accountOn, type Namespace } from '../contract/index.ts'
import type { AdapterFixtureFactory } from './adapter-fixture.ts'
import { noAbort } from './adapter-host.ts'
import { setUpAdapter } from './set-up-adapter.ts'

/** Cases about changes that wallets make by themselves, network switches and the website's provider. */
export function adapterEventCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('the session follows a switch of the account in the wallet', async () => {
    const { open, wallet, changes, networks } = await setUpAdapter(factory)
    const session = await open()

    wallet.chooseOtherAccount()

    const [, other] = wallet.addresses
    await vi.waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]).toMatchObject({ type: 'changed', session: { id: session.id } })
    expect(changes[0]).toHaveProperty('session.accounts[0]', accountOn(networks.home.id, other))
  })

  test('the session and its accounts follow a switch of the network in the wallet', async () => {
    const { open, wallet, changes, networks } = await setUpAdapter(factory)
    const session = await open()

    wallet.chooseNetwork(networks.other)

    const networkId = networks.other.id
    const accounts = wallet.addresses.map((address) => accountOn(networkId, address))
    const movable = session.networkIds === undefined ? {} : { networkIds: [networkId] }
    const moved = { ...session, ...movable, networkId, accounts }
    await vi.waitFor(() => expect(changes).toEqual([{ type: 'changed', session: moved }]))
  })

  test('the session ends when the wallet revokes the permission', async () => {
    const { open, adapter, wallet, changes } = await setUpAdapter(factory)
    const session = await open()

    wallet.forgetSite()

    // A wallet that can't tell that from being locked may say so.
    const closed = expect.objectContaining({ type: 'closed', sessionId: session.id })
    await vi.waitFor(() => expect(changes).toEqual([closed]))
    // The same wallet may be waited for.
    adapter.dispose()
    expect(wallet.listenerCount).toBe(0)
  })

  test('a removed listener is not called', async () => {
    const { open, adapter, wallet, host } = await setUpAdapter(factory)
    const changes: unknown[] = []
    const undo = adapter.sessions.watch((change) => changes.push(change))
    await open()

    undo()
    undo()
    wallet.chooseOtherAccount()
    await host.clock.advance(0)

    expect(changes).toEqual([])
  })

  test('a wallet switches to a network that it knows', async () => {
    const { open, adapter, wallet, networks } = await setUpAdapter(factory)
    const session = await open()

    const moved = await adapter.sessions.switchNetwork(session.id, networks.other, {
      signal: noAbort(),
      onTeaching: () => expect.unreachable('the wallet knows this network'),
    })

    expect(moved).toMatchObject({ id: session.id, networkId: networks.other.id })
    expect(moved.accounts[0]).toBe(accountOn(networks.other.id, wallet.addresses[0]))
    if (wallet.networkId === undefined) expect(wallet.promptCount).toBe(1)
    else expect(wallet.networkId()).toBe(networks.other.id)
  })

  test('a network that the wallet does not know is added first', async () => {
    const { open, adapter, wallet, networks } = await setUpAdapter(factory)
    if (networks.unknown === undefined) return
    const session = await open()
    const onTeaching = vi.fn()

    const moved = await adapter.sessions.switchNetwork(session.id, networks.unknown, {
      signal: noAbort(),
      onTeaching,
    })

    expect(onTeaching).toHaveBeenCalledTimes(1)
    expect(moved.networkId).toBe(networks.unknown.id)
    expect(wallet.networkId?.()).toBe(networks.unknown.id)
  })

  test('a switch to a network without accounts of the wallet is rejected', async () => {
    const { open, adapter, wallet, networks, changes } = await setUpAdapter(factory)
    expect(networks.unserved === undefined).toBe(wallet.networkId !== undefined)
    if (networks.unserved === undefined) return
    const session = await open()

    const moving = adapter.sessions.switchNetwork(session.id, networks.unserved, {
      signal: noAbort(),
    })

    await expect(moving).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
    expect(changes).toEqual([])
    expect(wallet.promptCount).toBe(1)
  })

  test('a rejected switch does not change the session', async () => {
    const { open, adapter, wallet, networks, changes } = await setUpAdapter(factory)
    if (wallet.networkId === undefined) return
    const session = await open()
    wallet.behave('reject')

    const moving = adapter.sessions.switchNetwork(session.id, networks.other, { signal: noAbort() })

    await expect(moving).rejects.toMatchObject({ code: 'wallet.rejected' })
    expect(changes).toEqual([])
  })

  test('a closed session can not switch its network', async () => {
    const { open, adapter, networks } = await setUpAdapter(factory)
    const session = await open()
    await adapter.sessions.close(session.id)

    const moving = adapter.sessions.switchNetwork(session.id, networks.other, { signal: noAbort() })

    await expect(moving).rejects.toMatchObject({ code: 'wallet.disconnected' })
  })

  test('a chosen account is active until the wallet makes another one active', async () => {
    const { open, adapter, wallet, changes, networks } = await setUpAdapter(factory)
    const session = await open()
    const [first, other] = wallet.addresses.map((address) => accountOn(networks.home.id, address))

    const chosen = adapter.sessions.choose(session.id, wallet.addresses[1])

    expect(chosen?.accounts).toEqual([other, first])
    expect(adapter.sessions.choose('gone', wallet.addresses[0])).toBeUndefined()
    expect(changes).toEqual([])
    expect(wallet.promptCount).toBe(1)
    wallet.chooseOtherAccount()
    wallet.chooseOtherAccount()
    await vi.waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]).toHaveProperty('session.accounts[0]', first)
  })

  test('the provider is the same object as long as the adapter exists', async () => {
    const { open, adapter, wallet, host } = await setUpAdapter(factory)
    const provider = adapter.sessions.provider()

    const session = await open()
    wallet.chooseOtherAccount()
    expect(adapter.sessions.provider()).toBe(provider)
    await adapter.sessions.close(session.id)
    adapter.dispose()
    adapter.start(host)

    expect(adapter.sessions.provider()).toBe(provider)
  })

  test('an attached session of a shared wallet sends requests through its channel, beside other sessions', async () => {
    const { open, adapter, networks, wallet } = await setUpAdapter(factory)
    const own = await open()
    const account = accountOn(networks.home.id, wallet.addresses[0])
    const session = { ...own, id: 'shared', walletId: 'shared', accounts: [account] }
    const request = vi.fn(async () => '0x')

    adapter.sessions.attach({ session, channel: { request } })
    const signing = adapter.messages?.sign({ sessionId: 'shared', account, text: 'hi' }, noAbort())
    await signing?.catch(() => undefined)

    if (signing !== undefined) expect(request).toHaveBeenCalledTimes(1)
    if (signing !== undefined) expect(request.mock.calls).toHaveProperty('[0][0]', networks.home.id)
    await adapter.sessions.close('shared')
    await expect(adapter.sessions.resume({ walletId: wallet.id }, noAbort())).resolves.toEqual(own)
  })
}
