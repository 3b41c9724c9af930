import type { AccountTypeRules } from '@latchkey/core/contract'
import { expect, test, vi } from 'vitest'
import { createHost } from '../testing/a-host.ts'
import { aKey } from '../testing/a-key.ts'
import { MAINNET, TESTNET } from '../testing/a-network.ts'
import { aPsbt } from '../testing/a-psbt.ts'
import { anOwner } from '../testing/an-owner.ts'
import { createSatsProvider } from '../testing/sats-provider.ts'
import { startAdapter } from '../testing/started-adapter.ts'
import { allowedAccounts } from './attach.ts'

const payment = aKey(1)
const ordinals = aKey(2, { isTaproot: true })
const REFUSED = { code: 'wallet.unauthorized' }

/** A wallet that shares both addresses, whatever it is asked for. */
async function aWalletWith(types: AccountTypeRules) {
  const owner = anOwner([payment])
  const wallet = createSatsProvider(owner)
  const purposes: unknown[] = []
  let addresses = [
    { address: ordinals.address, purpose: 'ordinals' },
    { address: payment.address, purpose: 'payment' },
  ]
  const shared = () => ({ result: { addresses } })
  wallet.teach('wallet_connect', (question) => {
    purposes.push(Object(question).addresses)
    return shared()
  })
  wallet.teach('wallet_getAccount', shared)
  const window = {
    btc_providers: [{ id: 'Fjord.Bitcoin', name: 'Fjord' }],
    Fjord: { Bitcoin: wallet },
  }
  const started = await startAdapter(window, createHost([TESTNET], types))
  const changes: unknown[] = []
  started.adapter.sessions.watch((change) => changes.push(change))
  return {
    ...started,
    wallet,
    purposes,
    changes,
    share(next: typeof addresses) {
      addresses = next
      wallet.emit('accountChange')
    },
  }
}

test('an address for ordinals is not asked for, not in the session and not in the provider', async () => {
  const { open, provider, purposes } = await aWalletWith({ allowed: ['payment'] })

  const session = await open('Fjord')

  expect(purposes).toEqual([['payment']])
  expect(session.accounts).toEqual([`${TESTNET.id}:${payment.address}`])
  expect(Object.keys(session.facts ?? {})).toEqual([payment.address])
  expect(await provider.getAccountAddresses()).toMatchObject([{ address: payment.address }])
})

test.each([
  ['payment last', ['ordinals', 'payment']],
  ['payment first', ['payment', 'ordinals']],
])(
  'a wallet with one address for both, %s, connects, is resumed and changes',
  async (_order, names) => {
    const { open, resume, share, changes } = await aWalletWith({ allowed: ['payment'] })
    const named = ({ address }: typeof payment) => names.map((purpose) => ({ address, purpose }))
    share(named(payment))

    const account = `${TESTNET.id}:${payment.address}`
    expect((await open('Fjord')).accounts).toEqual([account])
    expect((await resume('Fjord'))?.accounts).toEqual([account])
    share(named(ordinals))
    await vi.waitFor(() =>
      expect(changes.at(-1)).toMatchObject({
        session: { accounts: [`${TESTNET.id}:${ordinals.address}`] },
      }),
    )
  },
)

test('nothing is signed by an address that is not allowed', async () => {
  const { open, provider, wallet } = await aWalletWith({ allowed: ['payment'] })
  await open('Fjord')
  const { address } = ordinals
  const before = wallet.requests.length

  await expect(provider.signMessage({ message: 'Hi', address })).rejects.toMatchObject(REFUSED)
  await expect(
    provider.signPSBT({ psbt: aPsbt([payment]), signInputs: [{ address, index: 0 }] }),
  ).rejects.toMatchObject(REFUSED)
  await expect(
    provider.sendTransfer({ recipient: payment.address, amount: 600, account: address }),
  ).rejects.toThrow()
  expect(wallet.requests).toHaveLength(before)
})

test('without a rule both are asked for and shared, payments first', async () => {
  const { open, purposes } = await aWalletWith({})

  const session = await open('Fjord')

  expect(purposes).toEqual([['payment', 'ordinals']])
  expect(session.accounts).toEqual(
    [payment, ordinals].map(({ address }) => `${TESTNET.id}:${address}`),
  )
})

test('the preferred type is the active account', async () => {
  const { open } = await aWalletWith({ preferred: 'ordinal' })

  expect((await open('Fjord')).accounts[0]).toBe(`${TESTNET.id}:${ordinals.address}`)
})

test('a wallet that shares no allowed account is not connected', async () => {
  const { open, share } = await aWalletWith({ allowed: ['payment'] })
  share([{ address: ordinals.address, purpose: 'ordinals' }])

  await expect(open('Fjord')).rejects.toMatchObject({ code: 'wallet.no-accounts' })
})

test('an address that the wallet adds later is left out, too', async () => {
  const { open, changes, provider, share } = await aWalletWith({ allowed: ['payment'] })
  await open('Fjord')
  const next = aKey(3)

  share([
    { address: ordinals.address, purpose: 'ordinals' },
    { address: next.address, purpose: 'payment' },
  ])
  await expect.poll(() => changes.length).toBe(1)

  expect(await provider.getAccountAddresses()).toMatchObject([{ address: next.address }])
})

const PAY = `${TESTNET.id}:${payment.address}` as const
const ORD = `${TESTNET.id}:${ordinals.address}` as const
const MAIN = `${MAINNET.id}:${aKey(1, { network: 'mainnet' }).address}` as const

test.each<[rule: string, types: AccountTypeRules | undefined, allowed: readonly string[]]>([
  ['no rule', undefined, [PAY, ORD, MAIN]],
  ['ordinals first', { preferred: 'ordinal' }, [ORD, PAY, MAIN]],
  ['payments only', { allowed: ['payment'] }, [PAY, MAIN]],
  ['ordinals only', { allowed: ['ordinal'] }, [ORD]],
  ['payments first', { preferred: 'payment' }, [PAY, ORD, MAIN]],
])('with %s these accounts of a shared wallet may be used', (_rule, types, allowed) => {
  const wrong = `${TESTNET.id}:nonsense` as const

  expect(allowedAccounts([ORD, PAY, wrong, MAIN], types)).toEqual(allowed)
})
