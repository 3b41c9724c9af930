/** @full That the sandbox works is seen in every journey of `npm test`. */

import { createClient, type Hex, http } from 'viem'
import { getEnsAddress, getEnsName } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { afterAll, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../../../accounts.ts'
import { createNameBook } from '../../../blockchain-api/names.ts'
import { createTestChains } from '../../../testing/test-chains.ts'
import { createNameRecords } from './name-records.ts'

const { chains, stop } = createTestChains()
afterAll(stop)

const [{ address: nobody }, { address: ada }, { address: grace }] = SANDBOX_ACCOUNTS

test('names resolve as ENS resolves them, and a lie is seen', async () => {
  const { url, request } = await chains.start(1)
  const names = await createNameBook(() => null, await createNameRecords(request))
  const client = createClient({ chain: mainnet, transport: http(url) })
  const owner = (name: string) => getEnsAddress(client, { name })
  const nameOf = (address: Hex) => getEnsName(client, { address })

  expect(await owner('ada.sandbox.eth')).toBe(ada)
  const byCoin = await getEnsAddress(client, { name: 'ada.sandbox.eth', coinType: 60n })
  expect(byCoin).toBe(ada.toLowerCase())
  expect(await nameOf(ada)).toBe('ada.sandbox.eth')
  expect(await owner('free.eth')).toBeNull()
  expect(await nameOf(nobody)).toBeNull()

  await names.set(nobody, { name: 'ada.sandbox.eth', avatar: null, resolvesTo: ada })
  expect(await nameOf(nobody)).toBeNull()
  expect(await owner('ada.sandbox.eth')).toBe(ada)
  await names.set(ada, null)
  await names.set(nobody, null)
  expect(await owner('ada.sandbox.eth')).toBeNull()
  expect(await nameOf(ada)).toBeNull()

  const long = `${'long'.repeat(20)}.🦊.eth`
  await names.set(grace, { name: long, avatar: null })
  expect(await owner(long)).toBe(grace)
  expect(await nameOf(grace)).toBe(long)
  await names.set(grace, { name: long, avatar: null, resolvesTo: null })
  expect(await owner(long)).toBeNull()
})
