/** @full That the sandbox works is seen in every journey of `npm test`. */

import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { hexToBytes } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { SANDBOX_SOLANA_ACCOUNTS } from '../solana-accounts.ts'
import { createTestChains } from '../testing/test-chains.ts'
import { signIn } from './routes/sign-in.ts'

const { chains, stop } = createTestChains()
const app = signIn({ chains })

beforeAll(() => chains.start(1))
afterAll(stop)

const ORIGIN = 'https://shop.example'
const owner = privateKeyToAccount(SANDBOX_ACCOUNTS[0].privateKey)
const [ada] = SANDBOX_SOLANA_ACCOUNTS

async function takeNonce(): Promise<{ nonce: string; token: string }> {
  return (await app.request('/nonce')).json()
}

function authenticate(token: string, body: object, origin = ORIGIN) {
  const headers = { 'x-nonce-jwt': `Bearer ${token}`, origin }
  return app.request('/authenticate', { method: 'POST', headers, body: JSON.stringify(body) })
}

function evmMessage(nonce: string, site = ORIGIN, expirationTime = new Date(Date.now() + 60_000)) {
  return createSiweMessage({
    address: owner.address,
    chainId: 1,
    domain: new URL(site).host,
    uri: site,
    nonce,
    version: '1' as const,
    issuedAt: new Date(),
    expirationTime,
  })
}

async function me(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return app.request('/me', { headers })
}

test('a signed message gives a token, which says who that is until it is signed out', async () => {
  const { nonce, token } = await takeNonce()
  const message = evmMessage(nonce)
  const answer = await authenticate(token, {
    message,
    signature: await owner.signMessage({ message }),
  })

  expect(answer.status).toBe(200)
  const session = await answer.json()
  expect(await (await me(session.token)).json()).toMatchObject({
    address: owner.address,
    caip2Network: 'eip155:1',
    domain: 'shop.example',
    nonce,
  })
  const headers = { authorization: `Bearer ${session.token}` }
  await app.request('/sign-out', { method: 'POST', headers })
  expect((await me(session.token)).status).toBe(401)
})

test('a key of Solana signs in, too', async () => {
  const { nonce, token } = await takeNonce()
  const message = [
    `shop.example wants you to sign in with your Solana account:\n${ada.address}`,
    `URI: ${ORIGIN}\nVersion: 1\nChain ID: mainnet\nNonce: ${nonce}`,
    `Expiration Time: ${new Date(Date.now() + 60_000).toISOString()}`,
  ].join('\n\n')
  const bytes = new TextEncoder().encode(message)
  const signature = base58.encode(ed25519.sign(bytes, hexToBytes(ada.privateKey)))

  expect((await authenticate(token, { message, signature })).status).toBe(200)
})

test.each<[string, (nonce: string) => string]>([
  ['another nonce', () => evmMessage('0123456789abcdef')],
  ['another site', (nonce) => evmMessage(nonce, 'https://evil.example')],
  ['a time that is over', (nonce) => evmMessage(nonce, ORIGIN, new Date(Date.now() - 1))],
  ['nothing at all', () => 'hello'],
])('a message with %s is refused, however well it is signed', async (_what, write) => {
  const { nonce, token } = await takeNonce()
  const message = write(nonce)

  const body = { message, signature: await owner.signMessage({ message }) }
  expect((await authenticate(token, body)).status).toBe(401)
})

test('another key, another origin, and a second use are refused', async () => {
  const stranger = privateKeyToAccount(SANDBOX_ACCOUNTS[1].privateKey)
  const forged = await takeNonce()
  const message = evmMessage(forged.nonce)
  const signature = await stranger.signMessage({ message })
  expect((await authenticate(forged.token, { message, signature })).status).toBe(401)

  const own = await takeNonce()
  const text = evmMessage(own.nonce)
  const body = { message: text, signature: await owner.signMessage({ message: text }) }
  expect((await authenticate(own.token, body, 'https://evil.example')).status).toBe(401)
  expect((await authenticate(own.token, body)).status).toBe(401)
})
