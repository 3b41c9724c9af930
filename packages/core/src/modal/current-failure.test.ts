import { expect, test, vi } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { providerType } from '../connections/public-wallet.ts'
import { LatchkeyError } from '../contract/index.ts'
import { aLoginVisit } from '../testing/a-login.ts'
import { aVisit } from '../testing/a-visit.ts'
import { setUpPairing } from '../testing/set-up-pairing.ts'
import { currentFailure } from './current-failure.ts'

test('a failed connection is the failure until it is tried again', async () => {
  const { core, wallet, settle } = aVisit()
  await core.start()
  core.actions.open()
  expect(currentFailure(core.snapshot())).toBeUndefined()
  wallet.mood = new LatchkeyError('wallet.rejected', {})

  core.actions.connect.local('eip155', 'io.fjord')
  await settle()
  expect(currentFailure(core.snapshot())?.code).toBe('wallet.rejected')
  wallet.mood = 'approve'
  core.actions.connect.retry()
  await settle()

  expect(currentFailure(core.snapshot())).toBeUndefined()
  expect(publicAccount(core.snapshot()).isConnected).toBe(true)
  expect(providerType(core.snapshot())).toBe('local')
})

test('a login that fails is the failure, too', async () => {
  const { core, settle } = await aLoginVisit()

  void core.actions.auth.submitEmail('no address')
  await settle()

  expect(currentFailure(core.snapshot())?.code).toBe('email.malformed')
})

test('wallet-connect is the type of a wallet that was paired with', async () => {
  const { core, show, step, relay, settle } = setUpPairing()
  await show()
  await vi.waitUntil(() => step().step === 'waiting')

  relay.approve()
  await settle()

  expect(currentFailure(core.snapshot())).toBeUndefined()
  expect(providerType(core.snapshot())).toBe('walletConnect')
})
