import { expect, test } from 'vitest'
import { startInstance } from '../testing/an-instance.ts'
import { ALICE, ALICE_CHECKED, BOB, BOB_CHECKED } from '../testing/scripted-wallet.ts'
import { getSigner } from './get-signer.ts'

const SIGNATURE = '0x5161'
const SCRIPT = {
  personal_sign: () => SIGNATURE,
  eth_accounts: () => [ALICE, BOB],
  eth_requestAccounts: () => [ALICE, BOB],
}

test('the signer signs for the active account, also one that was chosen in the modal', async () => {
  const { latchkey, connect, choose, opened } = await startInstance(SCRIPT)
  await connect()
  const before = await getSigner(latchkey)
  choose(BOB_CHECKED)

  const signer = await getSigner(latchkey)

  expect([before.address, signer.address]).toEqual([ALICE_CHECKED, BOB_CHECKED])
  await expect(signer.signMessage('hi')).resolves.toBe(SIGNATURE)
  expect(opened).toBe(0)
})

test('without a wallet it opens the modal, and rejects when the visitor closes it', async () => {
  const site = await startInstance(SCRIPT)

  const signer = await getSigner(site.latchkey)
  const declined = await startInstance(SCRIPT)
  declined.decline()

  expect(signer.address).toBe(ALICE_CHECKED)
  expect(site.opened).toBe(1)
  await expect(getSigner(declined.latchkey)).rejects.toMatchObject({ code: 4001 })
})

test('a site without an adapter is told so', async () => {
  const { latchkey } = await startInstance()
  const without = { ...latchkey, getProvider: () => undefined }

  await expect(getSigner(without)).rejects.toMatchObject({ code: 'adapter.not-found' })
})
