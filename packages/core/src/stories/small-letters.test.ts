import { expect, test } from 'vitest'
import { createStoredPending } from '../activity/stored-pending.ts'
import { publicAccount } from '../connections/public-state.ts'
import { type AuthUser, accountOn } from '../contract/index.ts'
import { createPaymentStore } from '../pay/stored-payments.ts'
import { localSiwx } from '../siwx/local-siwx.ts'
import { createSwapStore } from '../swap/stored-swap.ts'
import { aLoggedInVisit } from '../testing/a-login.ts'
import type { TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { setUpPairing } from '../testing/set-up-pairing.ts'
// Loaded now, so that the core's own import takes no time later.
import '../pairing/pairing.ts'
import '../siwx/sign-in.ts'

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const [small, loud] = [ADA.toLowerCase(), `0x${ADA.slice(2).toUpperCase()}`]

const on = (...addresses: readonly string[]) =>
  addresses.map((address) => accountOn('eip155:1', address))

async function paired(addresses: readonly string[], choice: TestCoreChoice = {}) {
  const it = setUpPairing(choice)
  await it.show()
  const { topic } = it.relay.approve({ accounts: on(...addresses) })
  await it.settle()
  const account = () => publicAccount(it.core.snapshot())
  return { ...it, topic, account }
}

test.each([
  ['small letters', [small, BEN.toLowerCase()]],
  ['capital letters', [loud, BEN]],
  ['both, twice', [small, ADA, BEN, loud, BEN.toLowerCase()]],
])('accounts that a paired wallet writes in %s have a checksum, each once', async (_, given) => {
  const { account } = await paired(given)

  expect(account().address).toBe(ADA)
  expect(account().allAccounts.map(({ address }) => address)).toEqual([ADA, BEN])
})

test.each([
  ['with adapters', {}],
  ['without adapters', { adapters: [] }],
])('a paired wallet that writes small letters can sign in, %s', async (_, choice) => {
  const { core, settle } = await paired([small], { siwx: localSiwx(), ...choice })
  await settle()

  await expect.poll(() => core.snapshot().signIn?.current.step).toBe('ready')
  const { signIn } = core.snapshot()
  expect(signIn?.current).toMatchObject({ message: { address: ADA } })
  expect(publicAccount(core.snapshot()).status).toBe('connected')
})

test.each([
  ['with adapters', {}],
  ['without adapters', { adapters: [] }],
])('what a paired wallet changes in small letters is the same account, %s', async (_, choice) => {
  const { relay, topic, core, account } = await paired([ADA, BEN], choice)
  relay.emit({ type: 'accounts', topic, accounts: on(BEN.toLowerCase()) })
  expect(account().allAccounts.map(({ address }) => address)).toEqual([BEN, ADA])

  relay.changeSession(topic, { accounts: on(small, BEN.toLowerCase()) })
  expect(account().address).toBe(BEN)
  core.actions.connections.choose('eip155', topic, small)
  expect(account().allAccounts.map(({ address }) => address)).toEqual([ADA, BEN])
})

test('the accounts of an embedded wallet have a checksum, from the login and later reports', async () => {
  const { core, auth } = await aLoggedInVisit()
  const shown = () => publicAccount(core.snapshot())
  const user: AuthUser = {
    address: small,
    networkId: 'eip155:1',
    accountType: 'eoa',
    accounts: [
      { address: small, type: 'eoa' },
      { address: BEN.toLowerCase(), type: 'smartAccount' },
    ],
  }

  auth.emit({ type: 'user', user })

  expect(shown().address).toBe(ADA)
  expect(shown().embeddedWalletInfo?.user).toMatchObject({
    address: ADA,
    accounts: [{ address: ADA }, { address: BEN }],
  })
})

test('what earlier versions stored in small letters is that of the account', () => {
  const account = accountOn('eip155:1', small)
  const storage = createFakeStorage()
  const store = (key: string, value: unknown): void => storage.set(key, JSON.stringify(value))
  store('pending', [{ id: '0x1', account, sentAtMs: 1, step: 'pending' }])
  const token = { symbol: 'ETH', name: 'Ether', decimals: 18 }
  const swap = { account, from: token, to: token, units: '1', amountText: '1' }
  store('swap', { swap, isAsked: true })
  store('pay', [{ key: 'order', atMs: 0, payment: { by: 'wallet', account, id: '0x1' } }])
  const written = accountOn('eip155:1', ADA)

  const pending = createStoredPending({ storage, key: 'pending' }).read()
  const stored = createSwapStore(storage, 'swap').read(written)
  const payment = createPaymentStore({ storage, clock: createFakeClock(0) }, 'pay').find('order')

  expect(pending.map((each) => each.account)).toEqual([written])
  expect(stored?.swap.account).toBe(written)
  expect(payment).toMatchObject({ account: written })
})
