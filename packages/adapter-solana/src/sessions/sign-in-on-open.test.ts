import type { LocalSignInQuestion, SignedMessage } from '@latchkey/core/contract'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { writeSignInText } from '../messages/sign-in-text.ts'
import {
  anAccount,
  createScriptedWallet,
  type Script,
  walletFault,
} from '../testing/scripted-wallet.ts'
import { ALICE, BOB, MAIN, noAbort, startAdapter } from '../testing/started-adapter.ts'

const QUESTION: LocalSignInQuestion = {
  domain: 'shop.example',
  uri: 'https://shop.example',
  nonce: '0123456789abcdef',
  issuedAt: '2026-06-01T12:00:00.000Z',
}

interface Choice {
  readonly answer?: Script
  readonly question?: () => Promise<LocalSignInQuestion | undefined>
}

/** A website that wants its visitors signed in, and a wallet that connects and signs by one prompt. */
async function aSite({ answer = signs(), question = async () => QUESTION }: Choice = {}) {
  const wallet = createScriptedWallet(ALICE, { 'solana:signIn': answer })
  const { adapter } = await startAdapter({ wallet })
  const signed: SignedMessage[] = []
  const signIn = { question, signed: async (each: SignedMessage) => void signed.push(each) }
  const request = { walletId: wallet.name, networkId: MAIN, signIn } as const
  return { wallet, signed, open: () => adapter.sessions.open(request, noAbort()) }
}

function signs(changes: object = {}, by = ALICE): Script {
  return (input) => {
    const fields = { ...QUESTION, ...input, address: ALICE.address, ...changes }
    const signedMessage = new TextEncoder().encode(writeSignInText(fields))
    const account = anAccount(ALICE)
    return [{ account, signedMessage, signature: by.signMessage(signedMessage) }]
  }
}

test('a wallet that can connects and signs by one prompt', async () => {
  const { wallet, signed, open } = await aSite()

  const { accounts } = await open()

  expect(wallet.methods).toEqual(['solana:signIn'])
  expect(wallet.inputs.get('solana:signIn')).toEqual([
    { ...QUESTION, chainId: 'mainnet', version: '1' },
  ])
  expect(accounts).toEqual([`${MAIN}:${ALICE.address}`])
  const [{ account, message, signature } = expect.unreachable()] = signed
  expect(account).toBe(accounts[0])
  expect(message).toContain('Chain ID: mainnet')
  const bytes = new TextEncoder().encode(message)
  expect(base58.decode(signature)).toEqual(ALICE.signMessage(bytes))
})

test.each<[string, () => Promise<undefined>]>([
  ['does not ask for a sign-in', async () => undefined],
  ['has no message, because its server is down', () => Promise.reject(new Error('down'))],
])('where the website %s the wallet connects', async (_what, question) => {
  const { wallet, signed, open } = await aSite({ question })

  expect((await open()).accounts).toEqual([`${MAIN}:${ALICE.address}`])

  expect(wallet.methods).toEqual(['standard:connect'])
  expect(signed).toEqual([])
})

test.each<[string, Script]>([
  ['signs for another page', signs({ domain: 'evil.example' })],
  ['signs another nonce', signs({ nonce: 'fedcba9876543210' })],
  ['signs with another key', signs({}, BOB)],
  ['signs for another network', signs({ chainId: 'devnet' })],
  ['answers nothing', () => undefined],
  ['answers an empty list', () => []],
  ['names no account', () => [{ signedMessage: new Uint8Array(), signature: new Uint8Array(64) }]],
])('a wallet that %s is not connected', async (_what, answer) => {
  const { signed, open } = await aSite({ answer })

  await expect(open()).rejects.toMatchObject({ code: 'wallet.malformed' })
  expect(signed).toEqual([])
})

test('a prompt that is declined connects nothing', async () => {
  const { open, wallet } = await aSite({
    answer() {
      throw walletFault(4001)
    },
  })

  await expect(open()).rejects.toMatchObject({ code: 'wallet.rejected' })
  expect(wallet.methods).toEqual(['solana:signIn'])
})
