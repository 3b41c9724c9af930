import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { aLoggedInVisit } from '../testing/a-login.ts'
import { aVisit } from '../testing/a-visit.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeAuth } from '../testing/fake-auth.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { OSPREY, setUpPairing } from '../testing/set-up-pairing.ts'
import '../pairing/pairing.ts'
import '../embedded-wallet/embedded-wallet.ts'

/** Turns of the event loop that an import of a loaded file takes at most. */
const TURNS = 10

/** A page that was loaded again: the frame does not answer yet whether the visitor is logged in. */
async function restoringLogin() {
  const { storage } = await aLoggedInVisit()
  const auth = createFakeAuth()
  auth.isLoggedIn = true
  auth.mood = 'hang'
  const { core, settle } = aVisit({ auth, ports: { storage } })
  core.actions.auth.setFrameSlot({} as HTMLElement)
  async function settleAll(): Promise<void> {
    for (let count = 0; count < TURNS; count += 1)
      await new Promise((resolve) => setImmediate(resolve))
    await settle()
  }
  const started = core.start()
  await settleAll()
  expect(auth.requests).toEqual(['isConnected'])
  /** The frame answers what was requested so far, and everything that follows. */
  async function answer(): Promise<void> {
    auth.mood = 'answer'
    auth.answerLate()
    await settleAll()
    await started
    await settleAll()
  }
  return { core, auth, storage, settle: settleAll, answer }
}

/** A page that was loaded again: the adapter for the wallet-connect session is not loaded yet. */
async function restoringPairing() {
  const before = setUpPairing()
  await before.show(OSPREY)
  const { storage } = before
  const session = before.relay.approve()
  await before.settle()
  const waiting: (() => void)[] = []
  const prepare = (part: string) =>
    part === 'sessions' ? new Promise<void>((resolve) => waiting.push(resolve)) : undefined
  const adapter = { ...createFakeAdapter(aFakeWallet()), prepare }
  const { core, relay, settle } = setUpPairing({ adapters: [adapter], ports: { storage } })
  relay.addSession(session)
  const started = core.start()
  await settle()
  expect(relay.requests).toEqual(['resume topic-1'])
  async function answer(): Promise<void> {
    for (const arrive of waiting) arrive()
    await settle()
    await started
    await settle()
  }
  return { core, relay, storage, settle, answer }
}

test('a login that is disconnected while it is restored is signed out, and nothing of it stays', async () => {
  const { core, auth, storage, settle, answer } = await restoringLogin()

  const disconnected = core.actions.disconnect()
  await settle()
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
  await answer()
  await disconnected

  expect(auth.requests.filter((each) => each === 'signOut')).toHaveLength(1)
  expect(auth.isLoggedIn).toBe(false)
  expect(auth.hasStoredLogin(storage)).toBe(false)
  expect(core.snapshot().auth?.user).toBeUndefined()
  expect(storage.get('@appkit/connected_namespaces')).toBeUndefined()
})

test('another network does not log the visitor in again after that', async () => {
  const { core, settle, answer } = await restoringLogin()
  const disconnected = core.actions.disconnect()
  await answer()
  await disconnected

  await core.actions.network.switchTo('eip155:8453')
  await settle()

  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
})

test('a login that is restored after another wallet was connected stays inactive beside it', async () => {
  const { core, auth, storage, answer } = await restoringLogin()

  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await answer()

  const { accounts, inactive } = core.snapshot()
  expect(accounts.eip155).toMatchObject({ session: { walletId: 'io.fjord' } })
  expect(inactive?.eip155).toMatchObject([{ session: { walletId: 'ID_AUTH' } }])
  expect(storage.get('@appkit/connections')).toContain('ID_AUTH')
  await core.actions.disconnect()
  expect(auth.isLoggedIn).toBe(false)
})

test('a login that another tab ended while it was restored leaves no user', async () => {
  const { core, auth, storage, answer } = await restoringLogin()

  storage.remove('@appkit/connected_namespaces')
  await answer()

  expect(auth.requests).not.toContain('signOut')
  expect(core.snapshot().auth?.user).toBeUndefined()
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
})

test('a wallet-connect session that is disconnected while it is restored is closed and removed', async () => {
  const { core, relay, storage, answer } = await restoringPairing()

  await core.actions.disconnect()
  await answer()

  expect(relay.requests).toEqual(['resume topic-1', 'close topic-1'])
  expect(storage.get('@appkit/wallet_connect')).toBeUndefined()
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
})

test('one that is restored after another wallet was connected stays inactive beside it', async () => {
  const { core, relay, storage, answer } = await restoringPairing()

  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await answer()

  const { accounts, inactive } = core.snapshot()
  expect(accounts.eip155).toMatchObject({ session: { walletId: 'io.fjord' } })
  expect(inactive?.eip155).toMatchObject([{ session: { walletId: 'walletConnect' } }])
  await core.actions.disconnect()
  expect(relay.topics).toEqual([])
  expect(storage.get('@appkit/wallet_connect')).toBeUndefined()
})
