import { expect, test } from 'vitest'
import type { Handle } from '../session-store.ts'
import { createScriptedWallet, type Script } from '../testing/scripted-wallet.ts'
import { ALICE, BOB, MAIN, noAbort } from '../testing/started-adapter.ts'
import { signIn } from './sign-in.ts'
import type { SignInRequest } from './stable-provider.ts'

const ACCOUNT = `${MAIN}:${ALICE.address}` as const
const TEXT = `shop.example wants you to sign in with your Solana account:\n${ALICE.address}`

function setUp(script: Readonly<Record<string, Script>> = {}, host?: string) {
  const wallet = createScriptedWallet(ALICE, script)
  const handle: Handle = {
    wallet,
    session: {
      id: 'a',
      walletId: 'a',
      namespace: 'solana',
      networkId: MAIN,
      accounts: [ACCOUNT],
    },
  }
  const requestSignIn = (fields: SignInRequest) =>
    signIn(handle, { fields, account: ACCOUNT, host }, noAbort())
  return { wallet, requestSignIn }
}

function signs(text: string, by = ALICE): Script {
  const signedMessage = new TextEncoder().encode(text)
  return () => [{ signedMessage, signature: by.signMessage(signedMessage) }]
}

test('without a domain the visitor signs in to the page', async () => {
  const { requestSignIn } = setUp({}, 'shop.example')

  const { signedMessage, address } = await requestSignIn({})

  expect(new TextDecoder().decode(signedMessage)).toBe(TEXT)
  expect(address).toBe(ALICE.address)
})

test('a wallet with `signIn` gets the domain of the page', async () => {
  const { requestSignIn, wallet } = setUp({ 'solana:signIn': signs(TEXT) }, 'shop.example')

  await requestSignIn({ domain: 'shop.example' })

  expect(wallet.inputs.get('solana:signIn')).toEqual([
    { domain: 'shop.example', address: ALICE.address },
  ])
})

test('a sign-in to another page is refused', async () => {
  const { requestSignIn, wallet } = setUp({}, 'shop.example:8080')

  const signingIn = requestSignIn({ domain: 'shop.example' })

  await expect(signingIn).rejects.toMatchObject({
    code: 'siwx.invalid',
    context: { field: 'domain' },
  })
  expect(wallet.methods).toEqual([])
})

test('a wallet that signs in to another page is refused', async () => {
  const text = TEXT.replace('shop', 'evil')
  const { requestSignIn } = setUp({ 'solana:signIn': signs(text) }, 'shop.example')

  await expect(requestSignIn({})).rejects.toMatchObject({ code: 'wallet.malformed' })
})

test.each(['solana:signIn', 'solana:signMessage'])(
  'a signature of another key by %s is not a sign-in',
  async (feature) => {
    const { requestSignIn } = setUp({ [feature]: signs(TEXT, BOB) }, 'shop.example')

    await expect(requestSignIn({})).rejects.toMatchObject({ code: 'wallet.malformed' })
  },
)
