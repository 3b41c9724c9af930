import { expect, test } from 'vitest'
import { startInstance } from '../testing/an-instance.ts'
import { ALICE_CHECKED, BOB, BOB_CHECKED, rpcError } from '../testing/scripted-wallet.ts'
import { getWalletClient } from './get-wallet-client.ts'

const SIGNATURE = '0x5161'
const signs = { personal_sign: () => SIGNATURE }

test('the client signs for the active account, on the network of its wallet', async () => {
  const { latchkey, connect, opened } = await startInstance(signs)
  await connect()

  const client = await getWalletClient(latchkey)

  expect(client.account.address).toBe(ALICE_CHECKED)
  expect(client.chain).toMatchObject({ id: 1, name: 'Ethereum' })
  await expect(client.signMessage({ message: 'hi' })).resolves.toBe(SIGNATURE)
  expect(opened).toBe(0)
})

test('without a wallet it opens the modal, and rejects when the visitor closes it', async () => {
  const site = await startInstance(signs)

  const client = await getWalletClient(site.latchkey)
  const declined = await startInstance()
  declined.decline()

  expect(client.account.address).toBe(ALICE_CHECKED)
  expect(site.opened).toBe(1)
  await expect(getWalletClient(declined.latchkey)).rejects.toMatchObject({ code: 4001 })
})

test('another account and network are those of the next client', async () => {
  const { latchkey, connect, wallet } = await startInstance(signs)
  await connect()
  const before = await getWalletClient(latchkey)

  wallet.emit('accountsChanged', [BOB])
  wallet.emit('chainChanged', '0x2105')
  const after = await getWalletClient(latchkey)

  expect(before.account.address).toBe(ALICE_CHECKED)
  expect(after.account.address).toBe(BOB_CHECKED)
  expect(after.chain).toBeUndefined()
})

test('a site without an adapter is told so', async () => {
  const { latchkey } = await startInstance()
  const without = { ...latchkey, getProvider: () => undefined }

  await expect(getWalletClient(without)).rejects.toMatchObject({ code: 'adapter.not-found' })
})

test('the refusal of the wallet has its own code', async () => {
  const { latchkey, connect } = await startInstance({
    personal_sign: () => {
      throw rpcError(4001)
    },
  })
  await connect()
  const client = await getWalletClient(latchkey)

  const signing = client.signMessage({ message: 'hi' })

  await expect(signing).rejects.toMatchObject({ cause: { code: 4001 } })
})
