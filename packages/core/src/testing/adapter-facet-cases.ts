import { expect, test, vi } from 'vitest'
import { LatchkeyError, type Namespace, type SessionChange } from '../contract/index.ts'

import { type AdapterFixtureFactory, prepared } from './adapter-fixture.ts'
import { createAdapterHost, noAbort } from './adapter-host.ts'
import { need } from './need.ts'
import { setUpAdapter } from './set-up-adapter.ts'

/** Cases about the facets of an adapter; those of a facet that it does not have are not described. */
export function adapterFacetCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  const { adapter } = factory()
  addressCases(factory)
  if (adapter.messages !== undefined) messageCases(factory)
  if (adapter.balances !== undefined) balanceCases(factory)
  if (adapter.transfers !== undefined) transferCases(factory)
  if (adapter.transfers?.fee !== undefined) feeCases(factory)
  if (adapter.transactions !== undefined) transactionCases(factory)
  if (adapter.histories !== undefined) historyCases(factory)
}

function addressCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('a valid address is read, also with spaces around it', async () => {
    const { adapter, typed } = await setUpAdapter(factory)

    const check = await adapter.addresses.check(` ${typed.right.text}\n`)

    expect(check).toEqual({ ok: true, address: typed.right.address })
  })

  test('an invalid address is refused with a reason', async () => {
    const { adapter, typed } = await setUpAdapter(factory)

    const reason = { ok: false, reason: 'malformed' }
    expect(await adapter.addresses.check(typed.malformed)).toEqual(reason)
    expect(await adapter.addresses.check('')).toEqual(reason)
  })

  if (factory().typed.wrongChecksum === undefined) return
  test('an address with a wrong checksum is refused', async () => {
    const { adapter, typed } = await setUpAdapter(factory)

    const check = await adapter.addresses.check(need(typed.wrongChecksum))

    expect(check).toEqual({ ok: false, reason: 'checksum' })
  })
}

function messageCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('a signature verifies for its own text only', async () => {
    const { adapter, open } = await setUpAdapter(factory)
    const messages = need(adapter.messages)
    const session = await open()
    const account = need(session.accounts[0])
    const text = 'Zażółć gęślą jaźń \u{1f511}\n0x00'

    const signature = await messages.sign({ sessionId: session.id, account, text }, noAbort())

    expect(await messages.verify({ account, text, signature }, noAbort())).toBe(true)
    const other = { account, text: `${text}.`, signature }
    expect(await messages.verify(other, noAbort())).toBe(false)
    expect(await messages.verify({ account, text, signature: 'x' }, noAbort())).toBe(false)
  })

  test('a refused signature rejects with wallet.request-rejected', async () => {
    const { adapter, open, wallet } = await setUpAdapter(factory)
    const session = await open()
    const account = need(session.accounts[0])
    wallet.behave('reject')

    const signing = need(adapter.messages).sign(
      { sessionId: session.id, account, text: 'a' },
      noAbort(),
    )

    await expect(signing).rejects.toMatchObject({ code: 'wallet.request-rejected' })
  })

  test('a signature with a closed session rejects with wallet.disconnected', async () => {
    const { adapter, open } = await setUpAdapter(factory)
    const session = await open()
    const account = need(session.accounts[0])
    await adapter.sessions.close(session.id)

    const signing = need(adapter.messages).sign(
      { sessionId: session.id, account, text: 'a' },
      noAbort(),
    )

    await expect(signing).rejects.toMatchObject({ code: 'wallet.disconnected' })
  })
}

function balanceCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('reading a balance rejects with rpc.unavailable when no node can be reached', async () => {
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

    const reading = need(adapter.balances).read(
      `${networks.home.id}:${wallet.addresses[0]}`,
      noAbort(),
    )
    let isOver = false
    const end = (): void => {
      isOver = true
    }
    reading.then(end, end)

    await vi.waitFor(async () => {
      // Reads may be retried, each time after a longer wait.
      await host.clock.advance(1_000)
      expect(isOver).toBe(true)
    })
    await expect(reading).rejects.toMatchObject({ code: 'rpc.unavailable' })
  })

  test('a balance is read exactly', async () => {
    const { adapter, networks, wallet, amount } = await setUpAdapter(factory, {
      hasLargeBalance: true,
    })

    const account = `${networks.home.id}:${wallet.addresses[0]}` as const
    expect(await need(adapter.balances).read(account, noAbort())).toBe(amount)
  })
}

function transactionCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('nothing is said about a transaction when no node can be reached', async () => {
    const fixture = await prepared(factory)
    const { adapter, networks, wallet } = fixture
    const host = createAdapterHost(
      fixture,
      async () => {
        throw new LatchkeyError('rpc.unavailable', {})
      },
      async () => {
        throw new LatchkeyError('http.network', {})
      },
    )
    adapter.start(host)
    const account = `${networks.home.id}:${wallet.addresses[0]}` as const

    const asking = need(adapter.transactions).status({ id: '0x1', account }, noAbort())
    let isOver = false
    const end = (): void => {
      isOver = true
    }
    asking.then(end, end)

    await vi.waitFor(async () => {
      // Reads may be retried, each time after a longer wait.
      await host.clock.advance(1_000)
      expect(isOver).toBe(true)
    })
    await expect(asking).rejects.toMatchObject({ code: 'rpc.unavailable' })
  })
}

function historyCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('reading a history rejects with rpc.unavailable when no server can be reached', async () => {
    const fixture = await prepared(factory)
    const { adapter, networks, wallet } = fixture
    const host = createAdapterHost(
      fixture,
      async () => {
        throw new LatchkeyError('rpc.unavailable', {})
      },
      async () => {
        throw new LatchkeyError('http.network', {})
      },
    )
    adapter.start(host)
    const account = `${networks.home.id}:${wallet.addresses[0]}` as const

    const reading = need(adapter.histories).read({ account, owned: [] }, noAbort())
    let isOver = false
    const end = (): void => {
      isOver = true
    }
    reading.then(end, end)

    await vi.waitFor(async () => {
      // Reads may be retried, each time after a longer wait.
      await host.clock.advance(1_000)
      expect(isOver).toBe(true)
    })
    await expect(reading).rejects.toMatchObject({ code: 'rpc.unavailable' })
  })
}

function transferCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('a transfer sends one request to the wallet', async () => {
    const { adapter, open, wallet, least } = await setUpAdapter(factory)
    const session = await open()
    const from = need(session.accounts[0])
    const before = wallet.promptCount

    const request = { sessionId: session.id, from, to: wallet.addresses[1], amount: least }
    const id = await need(adapter.transfers).send(request, noAbort())

    expect(id).not.toBe('')
    expect(wallet.promptCount).toBe(before + 1)
  })

  test('a transfer that the wallet sent is reported, with its id, once', async () => {
    const { adapter, open, wallet, least } = await setUpAdapter(factory)
    const session = await open()
    const from = need(session.accounts[0])
    const changes: SessionChange<N>[] = []
    adapter.sessions.watch((change) => changes.push(change))

    const request = { sessionId: session.id, from, to: wallet.addresses[1], amount: least }
    const id = await need(adapter.transfers).send(request, noAbort())

    expect(changes.filter(({ type }) => type === 'sent')).toMatchObject([
      { sessionId: session.id, transaction: { id, account: from, transfer: { amount: least } } },
    ])
  })

  test('a transfer that the wallet refuses is not reported', async () => {
    const { adapter, open, wallet, least } = await setUpAdapter(factory)
    const session = await open()
    const from = need(session.accounts[0])
    const changes: SessionChange<N>[] = []
    adapter.sessions.watch((change) => changes.push(change))
    wallet.behave('reject')

    const request = { sessionId: session.id, from, to: wallet.addresses[1], amount: least }
    await expect(need(adapter.transfers).send(request, noAbort())).rejects.toThrow()

    expect(changes).toEqual([])
  })

  test('a chosen account can send, although another one is active in the wallet', async () => {
    const { adapter, open, wallet, least } = await setUpAdapter(factory)
    const session = await open()
    const from = need(adapter.sessions.choose(session.id, wallet.addresses[1])?.accounts[0])

    const request = { sessionId: session.id, from, to: wallet.addresses[0], amount: least }

    expect(await need(adapter.transfers).send(request, noAbort())).not.toBe('')
  })

  test.each(['account', 'network'] as const)(
    'nothing is sent after the %s changed in the wallet',
    async (what) => {
      const { adapter, open, wallet, networks, least } = await setUpAdapter(factory)
      const session = await open()
      const from = need(session.accounts[0])
      const before = wallet.promptCount
      if (what === 'account') wallet.chooseOtherAccount()
      else wallet.chooseNetwork(networks.other)

      const request = { sessionId: session.id, from, to: wallet.addresses[1], amount: least }
      const sending = need(adapter.transfers).send(request, noAbort())

      await expect(sending).rejects.toMatchObject({ code: 'wallet.changed' })
      expect(wallet.promptCount).toBe(before)
    },
  )

  test.each(['reject', 'busy', 'malformed'] as const)(
    'a wallet that answers "%s" is requested to send once only',
    async (mood) => {
      const { adapter, open, wallet, least } = await setUpAdapter(factory)
      const session = await open()
      const from = need(session.accounts[0])
      const before = wallet.promptCount
      wallet.behave(mood)

      const request = { sessionId: session.id, from, to: wallet.addresses[1], amount: least }
      const sending = need(adapter.transfers).send(request, noAbort())

      await expect(sending).rejects.toMatchObject({ name: 'LatchkeyError' })
      expect(wallet.promptCount).toBe(before + 1)
    },
  )
}

function feeCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  async function transfer() {
    const started = await setUpAdapter(factory, { hasLargeBalance: true })
    const session = await started.open()
    const from = need(session.accounts[0])
    const to = started.wallet.addresses[1]
    const transfers = need(started.adapter.transfers)
    const request = { sessionId: session.id, from, to, amount: started.least }
    return { ...started, transfers, request, fee: await need(transfers.fee)(request, noAbort()) }
  }

  test('a transfer has a fee with a ceiling, and goes out with it as its limit', async () => {
    const { transfers, request, fee, wallet } = await transfer()
    const { expected, ceiling = expected } = fee
    const before = wallet.promptCount

    expect(expected).toBeGreaterThan(0n)
    expect(ceiling).toBeGreaterThanOrEqual(expected)
    expect(await transfers.send({ ...request, maxFee: ceiling }, noAbort())).not.toBe('')

    expect(wallet.promptCount).toBe(before + 1)
  })

  test.each([0n, 1n])('a transfer that costs more than %d is not sent', async (maxFee) => {
    const { transfers, request, wallet } = await transfer()
    const before = wallet.promptCount

    const sending = transfers.send({ ...request, maxFee }, noAbort())

    await expect(sending).rejects.toMatchObject({ code: 'transfer.fee-changed' })
    expect(wallet.promptCount).toBe(before)
  })

  test('the largest amount leaves what its fee may cost', async () => {
    const { transfers, request, amount } = await transfer()

    const largest = await need(transfers.largest)(request, noAbort())

    expect(largest).toBeGreaterThan(0n)
    const { expected, ceiling = expected } = await need(transfers.fee)(
      { ...request, amount: largest },
      noAbort(),
    )
    expect(largest + ceiling).toBeLessThanOrEqual(amount)
  })
}
