import { expect, test, vi } from 'vitest'
import { SANDBOX_BITCOIN_ACCOUNTS } from '../../bitcoin-accounts.ts'
import { SANDBOX_SOLANA_ACCOUNTS } from '../../solana-accounts.ts'
import { createBitcoinWallet } from '../bitcoin/create-bitcoin-wallet.ts'
import { satsConnectProvider } from '../bitcoin/sats-connect.ts'
import { createSolanaWallet } from '../solana/create-solana-wallet.ts'
import { solanaStandardWallet } from '../solana/solana-standard.ts'
import { BITCOIN_HABITS, SOLANA_HABITS, type SolanaHabit } from './habits.ts'
import { followHabits } from './rude-line.ts'

const [ada, grace] = SANDBOX_SOLANA_ACCOUNTS
const FACE = { name: 'Rude', icon: 'data:image/svg+xml,' }

/** A wallet of Solana in a page, and its features. */
function onSolana(habits: readonly SolanaHabit[]) {
  const wallet = createSolanaWallet({ privateKeys: [ada.privateKey, grace.privateKey] })
  const shown = solanaStandardWallet(wallet, FACE, { habits })
  const call = (feature: string, method: string, ...input: readonly unknown[]) =>
    Object(shown.features[feature])[method](...input)
  return { wallet, shown, call, connect: () => call('standard:connect', 'connect') }
}

test('without habits a wallet keeps to its standard', async () => {
  const { shown, call, connect } = onSolana([])

  const { accounts } = await connect()
  const [signed] = await call('solana:signMessage', 'signMessage', {
    account: accounts[0],
    message: Uint8Array.of(1),
  })

  expect(shown.accounts).toEqual(accounts)
  expect(signed.signature).toBeInstanceOf(Uint8Array)
})

test('a Solana wallet with every habit lists, emits, answers and refuses in other forms', async () => {
  vi.useFakeTimers()
  const { wallet, shown, call, connect } = onSolana(SOLANA_HABITS)
  const changes: unknown[] = []
  call('standard:events', 'on', 'change', (change: unknown) => changes.push(change))

  const { accounts } = await connect()
  expect(shown.accounts).toEqual([])
  expect(accounts.map(({ chains }: { chains: unknown }) => chains)).toContainEqual([
    'solana:devnet',
  ])
  await vi.advanceTimersByTimeAsync(300)
  expect(shown.accounts).toEqual(accounts)

  changes.length = 0
  wallet.switchAccount(1)
  expect(changes).toEqual([{}, {}])
  expect(shown.accounts).toEqual(accounts)
  await vi.advanceTimersByTimeAsync(300)
  expect(shown.accounts[0]?.address).toBe(grace.address)

  const input = { account: accounts[0], message: Uint8Array.of(1) }
  const signed = await call('solana:signMessage', 'signMessage', input)
  expect(typeof signed.signature).toBe('string')
  wallet.behave('reject')
  await expect(call('solana:signMessage', 'signMessage', input)).rejects.not.toHaveProperty('code')
  vi.useRealTimers()
})

test('a Bitcoin wallet with every habit names one address twice, and throws its refusals', async () => {
  const wallet = createBitcoinWallet()
  const provider = satsConnectProvider(wallet, 'regtest', followHabits(wallet, BITCOIN_HABITS))
  const [{ payment }] = SANDBOX_BITCOIN_ACCOUNTS

  const answer = await provider.request('wallet_connect', {})
  const { addresses } = Object(Object(answer).result)

  expect(addresses).toMatchObject([
    { address: expect.stringMatching(/^SP/) },
    { address: payment.address, purpose: 'payment', publicKey: undefined },
    { address: payment.address, purpose: 'ordinals', publicKey: undefined },
  ])
  wallet.behave('reject')
  const signing = provider.request('signMessage', { address: payment.address, message: 'Hi' })
  await expect(signing).rejects.not.toHaveProperty('code')
})

test('the owner changes the habits while a page is open', async () => {
  const { wallet, call, connect } = onSolana([])
  const { accounts } = await connect()
  wallet.setHabits(['answers-alone'])

  const message = Uint8Array.of(1)
  const signed = await call('solana:signMessage', 'signMessage', { account: accounts[0], message })

  expect(signed).toHaveProperty('signature')
})
