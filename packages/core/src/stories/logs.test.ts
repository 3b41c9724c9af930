import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { aLoginVisit, EMAIL } from '../testing/a-login.ts'
import { aVisit } from '../testing/a-visit.ts'

test('what went wrong can be read from the log, oldest first', async () => {
  const { core } = aVisit({ walletConnect: undefined })
  expect(core.logs()).toEqual([])

  await core.start()
  core.actions.open({ view: 'AllWallets' })

  expect(core.logs().map((line) => line.split(' ').slice(1, 5).join(' '))).toEqual([
    'error Project ID Not',
    'error AllWallets was not',
  ])
})

test('nothing that a visitor entered or a wallet answered is in the log', async () => {
  const secret = 'wc:1@2?symKey=secret'
  const { core, auth, settle, wallet } = await aLoginVisit()
  wallet.mood = new LatchkeyError('wallet.failed', {}, { cause: new Error(secret) })

  void core.actions.auth.submitEmail(EMAIL)
  await settle()
  void core.actions.auth.enterCode('402917')
  await settle()
  auth.mood = new LatchkeyError('frame.refused', { message: `${EMAIL} ${secret}` })
  void core.actions.auth.enterCode(auth.code)
  await settle()
  core.actions.open({ uri: secret })
  await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
  auth.emit({ type: 'methodRefused', method: secret })
  await settle()

  const log = core.logs().join('\n')
  expect(log).toContain('Requested RPC call is not allowed')
  expect(log).not.toMatch(/402917|fjord\.example|symKey/)
})
