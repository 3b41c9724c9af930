import { expect, test } from 'vitest'
import { anAccount, createScriptedWallet, type Script } from '../testing/scripted-wallet.ts'
import { ALICE, MAIN, startAdapter } from '../testing/started-adapter.ts'

const UNLOCKED = { type: 'unlocked', walletId: 'Fjord Wallet' }

/** A wallet that is locked while the page loads. */
async function locked(connect?: Script) {
  const wallet = createScriptedWallet(ALICE, connect && { 'standard:connect': connect })
  wallet.accounts = []
  return startAdapter({ wallet })
}

test('a wallet that is locked while the page loads is resumed once it is unlocked', async () => {
  const { resume, wallet, changes, clock } = await locked()
  expect(await resume(MAIN)).toBeUndefined()

  wallet.emitChange()
  expect(changes).toEqual([])
  wallet.accounts = [anAccount(ALICE)]
  wallet.emitChange()

  expect(changes).toEqual([UNLOCKED])
  expect(wallet.listenerCount).toBe(0)
  expect(clock.pending).toBe(0)
  expect(await resume(MAIN)).toMatchObject({ accounts: [`${MAIN}:${ALICE.address}`] })
})

test('a locked wallet may refuse to connect without a prompt', async () => {
  const refuse = () => Promise.reject(Object.assign(new Error('Locked'), { code: 4001 }))
  const { resume, wallet, changes } = await locked(refuse)
  await expect(resume(MAIN)).rejects.toMatchObject({ code: 'wallet.rejected' })

  wallet.accounts = [anAccount(ALICE)]
  wallet.emitChange()

  expect(changes).toEqual([UNLOCKED])
})

test('a wallet that is locked while it is connected is waited for', async () => {
  const { open, wallet, changes } = await startAdapter()
  const { id } = await open(MAIN)

  wallet.accounts = []
  wallet.emitChange()
  wallet.accounts = [anAccount(ALICE)]
  wallet.emitChange()

  expect(changes).toEqual([{ type: 'closed', sessionId: id, isLocked: true }, UNLOCKED])
})

test.each(['opens', 'is disposed'])(
  'a locked wallet is not waited for any more where its session %s',
  async (what) => {
    const { resume, open, wallet, adapter, changes, clock } = await locked()
    await resume(MAIN)

    wallet.accounts = [anAccount(ALICE)]
    if (what === 'opens') await open(MAIN)
    else adapter.dispose()
    wallet.emitChange()
    await clock.advance(1_000)

    expect(changes).toEqual([])
  },
)
