/** @full That the sandbox works is seen in every journey of `npm test`. */

import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { aWallet } from '../secure-site/wallet/testing/a-wallet.ts'
import { createTestApi } from '../testing/test-api.ts'

const { app, chains, faults, stop } = createTestApi()

beforeAll(async () => {
  await Promise.all([chains.start(1), chains.start(8453)])
})
afterEach(() => faults.clear())
afterAll(stop)

const [owner, other] = SANDBOX_ACCOUNTS
const MAINNET = 2_147_483_649
const BASE = 2_147_492_101

const nowS = (): number => Math.floor(Date.now() / 1000)

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const join = path.includes('?') ? '&' : '?'
  const response = await app.request(`/v1/profile/${path}${join}projectId=p`)
  return { status: response.status, body: await response.json() }
}

async function post(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await app.request(`/v1/profile/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  return { status: response.status, body: await response.json() }
}

interface Wish {
  readonly name?: string
  readonly attributes?: object
  readonly timestamp?: number
  readonly coinType?: number
  readonly signer?: { readonly privateKey: `0x${string}` }
}

/** A request that is right but for what a test changes of it. */
async function aClaim({ coinType = MAINNET, signer = owner, ...wish }: Wish) {
  const message = JSON.stringify({ attributes: {}, timestamp: nowS(), ...wish })
  const signature = await privateKeyToAccount(signer.privateKey).signMessage({ message })
  return { coin_type: coinType, address: owner.address, message, signature }
}

const refused = (status: number, field: string) => ({
  status,
  body: { status: 'FAILED', reasons: [{ field, description: expect.any(String) }] },
})

test('a name that its owner signed is registered, and is the identity of the address', async () => {
  const record = {
    name: 'salt-market.reown.id',
    attributes: null,
    updated_at: null,
    registered_at: expect.any(String),
    addresses: {
      60: { address: owner.address, created_at: expect.any(String) },
      [BASE]: { address: owner.address, created_at: expect.any(String) },
    },
  }

  const claim = await aClaim({ name: 'salt-market.reown.id', coinType: BASE })
  expect(await post('account', claim)).toEqual({ status: 200, body: record })

  expect(await get('account/salt-market.reown.id?apiVersion=2')).toMatchObject({ body: record })
  const reverse = `reverse/${owner.address.toLowerCase()}?sender=x&apiVersion=2`
  expect(await get(reverse)).toMatchObject({ body: [record] })
  const identity = await app.request(`/v1/identity/${owner.address}?projectId=p`)
  expect(await identity.json()).toMatchObject({ name: 'salt-market.reown.id' })
  expect(await post('account', claim)).toEqual(refused(400, 'name'))
})

test('a contract account signs for a name, deployed or not', async () => {
  const { wallet, ask } = aWallet(chains)
  const { accounts } = await wallet.user()
  const address = accounts[1]?.address ?? ''
  const message = JSON.stringify({ name: 'contract.reown.id', attributes: {}, timestamp: nowS() })
  const signature = await ask('personal_sign', [message, address])

  const claim = { coin_type: MAINNET, address, message, signature }

  expect(await post('account', claim)).toMatchObject({ status: 200 })
})

test.each<[what: string, wish: Wish, status: number, field: string]>([
  ['too short a name', { name: 'ab.reown.id' }, 400, 'name'],
  ['too long a name', { name: `${'a'.repeat(65)}.reown.id` }, 400, 'name'],
  ['capitals', { name: 'Mira.reown.id' }, 400, 'name'],
  ['another zone', { name: 'mira.other.id' }, 400, 'name'],
  ['a name below a name', { name: 'a.mira.reown.id' }, 400, 'name'],
  ['a name that is taken', { name: 'grace.reown.id' }, 400, 'name'],
  ['a time that is over', { name: 'mira.reown.id', timestamp: nowS() - 12 }, 400, 'timestamp'],
  ['a time to come', { name: 'mira.reown.id', timestamp: nowS() + 600 }, 400, 'timestamp'],
  ['an unknown attribute', { name: 'mira.reown.id', attributes: { x: 'y' } }, 400, 'attributes'],
  [
    'a chain that is not listed',
    { name: 'mira.reown.id', coinType: 2_147_483_658 },
    400,
    'coin_type',
  ],
  ['the signature of another account', { name: 'mira.reown.id', signer: other }, 401, 'signature'],
])('%s is refused', async (_what, wish, status, field) => {
  expect(await post('account', await aClaim(wish))).toEqual(refused(status, field))
  expect(await get('account/mira.reown.id?apiVersion=2')).toEqual({ status: 200, body: [] })
})

test('a signature of another message, or none, is refused', async () => {
  const claim = await aClaim({ name: 'mira.reown.id' })
  const { signature } = await aClaim({ name: 'mirabel.reown.id' })

  expect(await post('account', { ...claim, signature })).toEqual(refused(401, 'signature'))
  expect(await post('account', { ...claim, signature: '0x00' })).toEqual(refused(401, 'signature'))
  expect(await post('account', { ...claim, signature: 7 })).toEqual(refused(422, 'body'))
  expect(await post('account', { ...claim, message: '{' })).toEqual(refused(422, 'body'))
})

test('the owner alone describes a name', async () => {
  await post('account', await aClaim({ name: 'tidewater.reown.id' }))
  const path = 'account/tidewater.reown.id/attributes'
  const claim = await aClaim({ attributes: { bio: 'Salt and rope' } })

  expect(await post(path, { ...claim, address: other.address })).toEqual(refused(401, 'name'))
  expect(await post('account/grace.reown.id/attributes', claim)).toEqual(refused(401, 'name'))
  expect(await post(path, claim)).toMatchObject({ body: { attributes: { bio: 'Salt and rope' } } })
  expect(await post('account/nobody.reown.id/attributes', claim)).toEqual(refused(400, 'name'))
})

test('the name itself is the first suggestion, and others that are free follow', async () => {
  const names = (body: unknown) => Object(body).suggestions
  const { body: taken } = await get('suggestions/grace?zone=reown.id')
  const { body: free } = await get('suggestions/graceful')

  expect(names(taken)).toHaveLength(5)
  expect(names(taken).slice(0, 2)).toEqual([
    { name: 'grace.reown.id', registered: true },
    { name: 'grace-id.reown.id', registered: false },
  ])
  expect(names(free)[0]).toEqual({ name: 'graceful.reown.id', registered: false })
  expect(await get('suggestions/ab')).toEqual(refused(400, 'name'))
  expect(await get('suggestions/grace?zone=eth')).toEqual(refused(400, 'zone'))
})

test('version 1 has another answer for names that there are not', async () => {
  expect(await get('account/nobody.reown.id')).toEqual(refused(404, 'name'))
  expect(await get(`reverse/${other.address}`)).toEqual(refused(404, 'name'))
  expect(await get(`reverse/${other.address}?apiVersion=2`)).toEqual({ status: 200, body: [] })
  expect(await get('reverse/nobody')).toEqual(refused(400, 'address'))
})

test.each([
  ['profileRegister', 'account'],
  ['profileAttributes', 'account/grace.reown.id/attributes'],
] as const)('%s can be disturbed', async (part, path) => {
  faults.set(part, { kind: 'status', status: 503 })

  expect(await post(path, {})).toMatchObject({ status: 503 })
})
