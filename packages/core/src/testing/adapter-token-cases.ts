import { expect, test } from 'vitest'
import type { Namespace, TransactionRequest, Transfers } from '../contract/index.ts'
import type { AdapterFixtureFactory } from './adapter-fixture.ts'
import { noAbort } from './adapter-host.ts'
import { need } from './need.ts'
import { type AdapterSetUp, setUpAdapter } from './set-up-adapter.ts'

/** More than any integer that is exact in floating point, and within 64 bits. */
const AMOUNT = 2n ** 53n + 1n

/**
 * Cases about transfers of tokens. A fixture without a token is one of a namespace without tokens,
 * which has to refuse them by name. Of an adapter without transfers no case is described.
 */
export function adapterTokenCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  const { adapter, token } = factory()
  const canList = token?.held !== undefined
  test('there is a method that lists tokens exactly where nodes can list them', () => {
    expect(factory().adapter.balances?.tokens !== undefined).toBe(canList)
  })
  if (canList) listCases(factory)
  if (adapter.transfers === undefined) return
  refusalCases(factory)
  if (token !== undefined) transferCases(factory)
}

function listCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('tokens are listed exactly', async () => {
    const { adapter, token, networks, wallet } = await setUpAdapter(factory)
    const list = need(adapter.balances?.tokens)

    const tokens = await list(`${networks.home.id}:${wallet.addresses[0]}`, noAbort())

    expect(tokens).toEqual([{ token: token?.address, ...token?.held }])
  })
}

function refusalCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('what is no transfer of a token is refused by name, and the wallet is not asked', async () => {
    const { token, transfers, request, wallet } = await sending(factory)
    const before = wallet.promptCount
    const refusals: [Partial<TransactionRequest<N>>, string][] =
      token === undefined
        ? [[{}, 'transfer.no-tokens']]
        : [
            [{ token: '' }, 'caip.invalid-address'],
            [{ token: 'native' }, 'caip.invalid-address'],
            [{ token: token.missing }, 'caip.invalid-address'],
            [{ to: 'nobody' }, 'caip.invalid-address'],
            [{ amount: -1n }, 'amount.invalid'],
            [{ amount: 2n ** 256n }, 'amount.invalid'],
            [{ data: '0x' }, 'transfer.unsupported-data'],
          ]

    for (const [changes, code] of refusals) {
      const refused = { ...request, ...changes }
      await expect(transfers.estimate(refused, noAbort())).rejects.toMatchObject({ code })
      await expect(transfers.send(refused, noAbort())).rejects.toMatchObject({ code })
    }

    expect(wallet.promptCount).toBe(before)
  })
}

function transferCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('a transfer of a token is one request, of exactly this token, and moves no coins', async () => {
    const { token, transfers, request, wallet } = await sending(factory)
    const before = wallet.promptCount

    expect(await transfers.estimate(request, noAbort())).toBeGreaterThan(0n)
    expect(wallet.promptCount).toBe(before)
    expect(await transfers.send(request, noAbort())).not.toBe('')

    expect(wallet.promptCount).toBe(before + 1)
    const { to, amount } = request
    expect(need(token).lastTransfer()).toEqual({ token: token?.address, to, amount, coins: 0n })
  })

  test.each(['account', 'network'] as const)(
    'no token is sent after the %s changed in the wallet',
    async (what) => {
      const { transfers, request, wallet, networks } = await sending(factory)
      const before = wallet.promptCount
      if (what === 'account') wallet.chooseOtherAccount()
      else wallet.chooseNetwork(networks.other)

      const refused = transfers.send(request, noAbort())

      await expect(refused).rejects.toMatchObject({ code: 'wallet.changed' })
      expect(wallet.promptCount).toBe(before)
    },
  )

  test.each(['reject', 'busy', 'malformed'] as const)(
    'a wallet that answers "%s" is requested to send a token once only',
    async (mood) => {
      const { transfers, request, wallet } = await sending(factory)
      const before = wallet.promptCount
      wallet.behave(mood)

      await expect(transfers.send(request, noAbort())).rejects.toMatchObject({
        name: 'LatchkeyError',
      })

      expect(wallet.promptCount).toBe(before + 1)
    },
  )
}

/** An open session, and a request to transfer the fixture's token. */
async function sending<N extends Namespace>(
  factory: AdapterFixtureFactory<N>,
): Promise<
  AdapterSetUp<N> & {
    readonly transfers: Transfers<N>
    readonly request: TransactionRequest<N>
  }
> {
  const started = await setUpAdapter(factory)
  const session = await started.open()
  const from = need(session.accounts[0])
  const to = started.wallet.addresses[1]
  const token = started.token?.address ?? 'any'
  return {
    ...started,
    transfers: need(started.adapter.transfers),
    request: { sessionId: session.id, from, to, amount: AMOUNT, token },
  }
}
