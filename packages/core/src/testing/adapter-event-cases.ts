import { expect, test, vi } from 'vitest'
import { accountOn, type Namespace } from '../contract/index.ts'
import type { AdapterFixtureFactory } from './adapter-fixture.ts'
import { noAbort } from './adapter-host.ts'
import { setStage } from './set-up-adapter.ts'

/** Cases about what wallets do on their own, moving them, and the website's provider. */
export function adapterEventCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('another account in the wallet is another active account of the session', async () => {
    const { open, wallet, told, networks } = await setStage(factory)
    const session = await open()

    wallet.chooseOtherAccount()

    const [, other] = wallet.addresses
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(told[0]).toMatchObject({ type: 'changed', session: { id: session.id } })
    expect(told[0]).toHaveProperty('session.accounts[0]', accountOn(networks.home.id, other))
  })

  test('another network in the wallet moves all accounts of the session', async () => {
    const { open, wallet, told, networks } = await setStage(factory)
    const session = await open()

    wallet.chooseNetwork(networks.other)

    const networkId = networks.other.id
    const accounts = wallet.addresses.map((address) => accountOn(networkId, address))
    const movable = session.networkIds === undefined ? {} : { networkIds: [networkId] }
    const moved = { ...session, ...movable, networkId, accounts }
    await vi.waitFor(() => expect(told).toEqual([{ type: 'changed', session: moved }]))
  })

  test('a wallet that takes its permission back closes the session', async () => {
    const { open, wallet, told } = await setStage(factory)
    const session = await open()

    wallet.forgetSite()

    await vi.waitFor(() => expect(told).toEqual([{ type: 'closed', sessionId: session.id }]))
    expect(wallet.listenerCount).toBe(0)
  })

  test('who stopped watching is told nothing', async () => {
    const { open, adapter, wallet, host } = await setStage(factory)
    const told: unknown[] = []
    const undo = adapter.sessions.watch((change) => told.push(change))
    await open()

    undo()
    undo()
    wallet.chooseOtherAccount()
    await host.clock.advance(0)

    expect(told).toEqual([])
  })

  test('a wallet moves to a network that it knows', async () => {
    const { open, adapter, wallet, networks } = await setStage(factory)
    const session = await open()

    const moved = await adapter.sessions.switchNetwork(session.id, networks.other, {
      signal: noAbort(),
      onTeaching: () => expect.unreachable('it knows this network'),
    })

    expect(moved).toMatchObject({ id: session.id, networkId: networks.other.id })
    expect(moved.accounts[0]).toBe(accountOn(networks.other.id, wallet.addresses[0]))
    if (wallet.networkId === undefined) expect(wallet.promptCount).toBe(1)
    else expect(wallet.networkId()).toBe(networks.other.id)
  })

  test('a wallet that does not know a network is taught it first', async () => {
    const { open, adapter, wallet, networks } = await setStage(factory)
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

  test('a network that no account of the wallet is for can not be moved to', async () => {
    const { open, adapter, wallet, networks, told } = await setStage(factory)
    expect(networks.unserved === undefined).toBe(wallet.networkId !== undefined)
    if (networks.unserved === undefined) return
    const session = await open()

    const moving = adapter.sessions.switchNetwork(session.id, networks.unserved, {
      signal: noAbort(),
    })

    await expect(moving).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
    expect(told).toEqual([])
    expect(wallet.promptCount).toBe(1)
  })

  test('a refused move leaves the session where it is', async () => {
    const { open, adapter, wallet, networks, told } = await setStage(factory)
    if (wallet.networkId === undefined) return
    const session = await open()
    wallet.behave('reject')

    const moving = adapter.sessions.switchNetwork(session.id, networks.other, { signal: noAbort() })

    await expect(moving).rejects.toMatchObject({ code: 'wallet.rejected' })
    expect(told).toEqual([])
  })

  test('a session that is over moves nowhere', async () => {
    const { open, adapter, networks } = await setStage(factory)
    const session = await open()
    await adapter.sessions.close(session.id)

    const moving = adapter.sessions.switchNetwork(session.id, networks.other, { signal: noAbort() })

    await expect(moving).rejects.toMatchObject({ code: 'wallet.disconnected' })
  })

  test('an account that was chosen is the active one until the wallet chooses another', async () => {
    const { open, adapter, wallet, told, networks } = await setStage(factory)
    const session = await open()
    const [first, other] = wallet.addresses.map((address) => accountOn(networks.home.id, address))

    const chosen = adapter.sessions.choose(session.id, wallet.addresses[1])

    expect(chosen?.accounts).toEqual([other, first])
    expect(adapter.sessions.choose('gone', wallet.addresses[0])).toBeUndefined()
    expect(told).toEqual([])
    expect(wallet.promptCount).toBe(1)
    wallet.chooseOtherAccount()
    wallet.chooseOtherAccount()
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(told[0]).toHaveProperty('session.accounts[0]', first)
  })

  test('the provider stays the same object for the life of the adapter', async () => {
    const { open, adapter, wallet, host } = await setStage(factory)
    const provider = adapter.sessions.provider()

    const session = await open()
    wallet.chooseOtherAccount()
    expect(adapter.sessions.provider()).toBe(provider)
    await adapter.sessions.close(session.id)
    adapter.dispose()
    adapter.start(host)

    expect(adapter.sessions.provider()).toBe(provider)
  })

  test('a session of a shared wallet is served through its channel, beside others', async () => {
    const { open, adapter, networks, wallet } = await setStage(factory)
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
