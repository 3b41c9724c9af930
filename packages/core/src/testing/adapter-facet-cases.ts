import { expect, test, vi } from 'vitest'
import { LatchkeyError, type Namespace } from '../contract/index.ts'

import { type AdapterFixtureFactory, prepared } from './adapter-fixture.ts'
import { createAdapterHost, noAbort } from './adapter-host.ts'
import { setStage } from './set-up-adapter.ts'

/** Cases about what an adapter can do beyond sessions; a facet that is left out is not asked. */
export function adapterFacetCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('an address that is right is read, whatever stands around it', async () => {
    const { adapter, typed } = await setStage(factory)

    const check = await adapter.addresses.check(` ${typed.right.text}\n`)

    expect(check).toEqual({ ok: true, address: typed.right.address })
  })

  test('what is no address is refused with a reason', async () => {
    const { adapter, typed } = await setStage(factory)
    const { wrongChecksum } = typed

    const reason = { ok: false, reason: 'malformed' }
    expect(await adapter.addresses.check(typed.malformed)).toEqual(reason)
    expect(await adapter.addresses.check('')).toEqual(reason)
    if (wrongChecksum === undefined) return
    const check = await adapter.addresses.check(wrongChecksum)
    expect(check).toEqual({ ok: false, reason: 'checksum' })
  })

  test('a signed text verifies as what it is, and as nothing else', async () => {
    const { adapter, open } = await setStage(factory)
    const { messages } = adapter
    const session = await open()
    const [account] = session.accounts
    if (messages === undefined || account === undefined) return
    const text = 'Zażółć gęślą jaźń \u{1f511}\n0x00'

    const signature = await messages.sign({ sessionId: session.id, account, text }, noAbort())

    expect(await messages.verify({ account, text, signature }, noAbort())).toBe(true)
    const other = { account, text: `${text}.`, signature }
    expect(await messages.verify(other, noAbort())).toBe(false)
    expect(await messages.verify({ account, text, signature: 'x' }, noAbort())).toBe(false)
  })

  test('a refused signature is a refused request, and no refused connection', async () => {
    const { adapter, open, wallet } = await setStage(factory)
    const session = await open()
    const [account] = session.accounts
    if (adapter.messages === undefined || account === undefined) return
    wallet.behave('reject')

    const signing = adapter.messages.sign({ sessionId: session.id, account, text: 'a' }, noAbort())

    await expect(signing).rejects.toMatchObject({ code: 'wallet.request-rejected' })
  })

  test('what nobody could check is not called wrong', async () => {
    const fixture = await prepared(factory)
    const { adapter, networks, wallet } = fixture
    const unreachable = async (): Promise<never> => {
      throw new LatchkeyError('http.network', {})
    }
    const host = createAdapterHost(
      fixture,
      async () => {
        throw new LatchkeyError('rpc.unavailable', {})
      },
      unreachable,
    )
    adapter.start(host)
    if (adapter.balances === undefined) return

    const reading = adapter.balances.read(`${networks.home.id}:${wallet.addresses[0]}`, noAbort())
    let isOver = false
    const end = (): void => {
      isOver = true
    }
    reading.then(end, end)

    await vi.waitFor(async () => {
      // Reads may be tried again, each time a while later.
      await host.clock.advance(1_000)
      expect(isOver).toBe(true)
    })
    await expect(reading).rejects.toMatchObject({ code: 'rpc.unavailable' })
  })

  test('a balance is read to its last digit', async () => {
    const { adapter, networks, wallet, amount } = await setStage(factory, { isRich: true })
    if (adapter.balances === undefined) return

    const account = `${networks.home.id}:${wallet.addresses[0]}` as const
    expect(await adapter.balances.read(account, noAbort())).toBe(amount)
  })

  test('one sending is one request', async () => {
    const { adapter, open, wallet, least } = await setStage(factory)
    const session = await open()
    const [from] = session.accounts
    if (adapter.transfers === undefined || from === undefined) return
    const before = wallet.promptCount

    const request = { sessionId: session.id, from, to: wallet.addresses[1], amount: least }
    const id = await adapter.transfers.send(request, noAbort())

    expect(id).not.toBe('')
    expect(wallet.promptCount).toBe(before + 1)
  })

  test('another account than the one in front in the wallet sends, once it was chosen', async () => {
    const { adapter, open, wallet, least } = await setStage(factory)
    const session = await open()
    const from = adapter.sessions.choose(session.id, wallet.addresses[1])?.accounts[0]
    if (adapter.transfers === undefined || from === undefined) return

    const request = { sessionId: session.id, from, to: wallet.addresses[0], amount: least }

    expect(await adapter.transfers.send(request, noAbort())).not.toBe('')
  })

  test.each(['account', 'network'] as const)(
    'nothing is sent once the %s in the wallet is another one',
    async (what) => {
      const { adapter, open, wallet, networks, least } = await setStage(factory)
      const session = await open()
      const [from] = session.accounts
      if (adapter.transfers === undefined || from === undefined) return
      const before = wallet.promptCount
      if (what === 'account') wallet.chooseOtherAccount()
      else wallet.chooseNetwork(networks.other)

      const request = { sessionId: session.id, from, to: wallet.addresses[1], amount: least }
      const sending = adapter.transfers.send(request, noAbort())

      await expect(sending).rejects.toMatchObject({ code: 'wallet.changed' })
      expect(wallet.promptCount).toBe(before)
    },
  )

  test.each(['reject', 'busy', 'malformed'] as const)(
    'a wallet in the mood "%s" is asked to send once and never again',
    async (mood) => {
      const { adapter, open, wallet, least } = await setStage(factory)
      const session = await open()
      const [from] = session.accounts
      if (adapter.transfers === undefined || from === undefined) return
      const before = wallet.promptCount
      wallet.behave(mood)

      const request = { sessionId: session.id, from, to: wallet.addresses[1], amount: least }
      const sending = adapter.transfers.send(request, noAbort())

      await expect(sending).rejects.toMatchObject({ name: 'LatchkeyError' })
      expect(wallet.promptCount).toBe(before + 1)
    },
  )

  test('facets of a session that is over say so', async () => {
    const { adapter, open } = await setStage(factory)
    const session = await open()
    const [account] = session.accounts
    await adapter.sessions.close(session.id)
    if (adapter.messages === undefined || account === undefined) return

    const signing = adapter.messages.sign({ sessionId: session.id, account, text: 'a' }, noAbort())

    await expect(signing).rejects.toMatchObject({ code: 'wallet.disconnected' })
  })
}
