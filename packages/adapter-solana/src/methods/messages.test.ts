import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { anAccount, createScriptedWallet, type Script } from '../testing/scripted-wallet.ts'
import { ALICE, BOB, DEV, MAIN, noAbort, startAdapter } from '../testing/started-adapter.ts'

const ACCOUNT = `${MAIN}:${ALICE.address}` as const

async function signing(script: Script) {
  const wallet = createScriptedWallet(ALICE, { 'solana:signMessage': script })
  const { adapter, open } = await startAdapter({ wallet })
  const { id } = await open()
  return adapter.messages?.sign({ sessionId: id, account: ACCOUNT, text: 'hi' }, noAbort())
}

test.each([
  ['nothing', undefined],
  ['an empty list', []],
  ['no signature', [{}]],
  ['a signature as text', [{ signature: 'abc' }]],
  ['a signature that is too short', [{ signature: new Uint8Array(63) }]],
  [
    'a signature of something around the text',
    [{ signature: new Uint8Array(64), signedMessage: new Uint8Array(9) }],
  ],
  [
    'an answer that throws when it is read',
    [
      {
        get signature() {
          throw new Error('no')
        },
      },
    ],
  ],
])('%s is not a signed text', async (_what, answer) => {
  await expect(signing(() => answer)).rejects.toMatchObject({ code: 'wallet.malformed' })
})

test('a wallet that does not return the signed message is accepted; the caller verifies', async () => {
  const signature = new Uint8Array(64).fill(2)

  expect(await signing(() => [{ signature }])).toBe(base58.encode(signature))
})

test.each([
  ['of somebody else', `${MAIN}:${BOB.address}`],
  ['on another network', `${DEV}:${ALICE.address}`],
] as const)('an account %s is not asked to sign', async (_what, account) => {
  const { adapter, open, wallet } = await startAdapter()
  const { id } = await open(MAIN)

  const signing = adapter.messages?.sign({ sessionId: id, account, text: 'hi' }, noAbort())

  await expect(signing).rejects.toMatchObject({ code: 'wallet.unauthorized' })
  expect(wallet.methods).toEqual(['standard:connect'])
})

test('the wallet gets its own account object', async () => {
  const { adapter, open, wallet } = await startAdapter()
  const own = anAccount(ALICE)
  wallet.accounts = [own]
  const { id } = await open()

  await adapter.messages?.sign({ sessionId: id, account: ACCOUNT, text: 'hi' }, noAbort())

  expect(wallet.inputs.get('solana:signMessage')?.[0]?.account).toBe(own)
})

test.each([
  ['no base 58', 'x0'],
  ['too short', '1'],
  ['too long', 'z'.repeat(200)],
])('a signature that is %s does not verify', async (_what, signature) => {
  const { adapter } = await startAdapter()

  const claim = { account: ACCOUNT, text: 'hi', signature }
  expect(await adapter.messages?.verify(claim, noAbort())).toBe(false)
})

test('a signature of an invalid address does not verify', async () => {
  const { adapter } = await startAdapter()
  const claim = {
    account: `${MAIN}:nobody`,
    text: 'hi',
    signature: base58.encode(new Uint8Array(64)),
  } as const

  expect(await adapter.messages?.verify(claim, noAbort())).toBe(false)
})

test.each([-1, 1.5, 2 ** 70, 'a', '', '0x10', null, undefined, {}])(
  '%j is not a balance',
  async (value) => {
    const { adapter } = await startAdapter({ nodes: { getBalance: { value } } })

    await expect(adapter.balances?.read(ACCOUNT, noAbort())).rejects.toMatchObject({
      code: 'http.malformed',
    })
  },
)

test('a balance above 2^53 is exact to 64 lamports, or exact if the node writes text', async () => {
  const lamports = 500_000_000n * 10n ** 9n + 1n
  const asNumber = await startAdapter({ nodes: { getBalance: { value: Number(lamports) } } })
  const asText = await startAdapter({ nodes: { getBalance: { value: String(lamports) } } })

  const rounded = (await asNumber.adapter.balances?.read(ACCOUNT, noAbort())) ?? 0n
  expect(rounded - lamports).toBeLessThanOrEqual(64n)
  expect(lamports - rounded).toBeLessThanOrEqual(64n)
  expect(await asText.adapter.balances?.read(ACCOUNT, noAbort())).toBe(lamports)
})
