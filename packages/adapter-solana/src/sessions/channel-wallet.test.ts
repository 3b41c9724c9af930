import { LatchkeyError, type RpcChannel, type Session } from '@latchkey/core/contract'
import { base58 } from '@scure/base'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { decodeBase58, decodeBase64, encodeBase64 } from '../encoding.ts'
import {
  ALICE,
  aNetwork,
  BOB,
  DEV,
  MAIN,
  noAbort,
  type StartedAdapter,
  startAdapter,
  TEST,
} from '../testing/started-adapter.ts'

interface ChannelRequest {
  readonly networkId: string
  readonly method: string
  readonly params: unknown
}

/** An unsigned transaction of Alice. */
function unsigned(lamports = 1): Uint8Array {
  const transaction = new Transaction({
    feePayer: new PublicKey(ALICE.address),
    blockhash: ALICE.address,
    lastValidBlockHeight: 1,
  })
  const move = { fromPubkey: new PublicKey(ALICE.address), toPubkey: new PublicKey(BOB.address) }
  transaction.add(SystemProgram.transfer({ ...move, lamports }))
  return Uint8Array.from(
    transaction.serialize({ requireAllSignatures: false, verifySignatures: false }),
  )
}

const SESSION: Session<'solana'> = {
  id: 'topic',
  namespace: 'solana',
  walletId: 'far.away',
  accounts: [`${MAIN}:${ALICE.address}`],
  networkId: MAIN,
  networkIds: [MAIN, DEV],
}

async function attached(
  answers: Readonly<Record<string, (params: unknown) => unknown>>,
  transactionEncoding?: RpcChannel['transactionEncoding'],
): Promise<StartedAdapter & { readonly requests: ChannelRequest[] }> {
  const started = await startAdapter()
  const requests: ChannelRequest[] = []
  const channel: RpcChannel = {
    transactionEncoding,
    async request(networkId, method, params) {
      requests.push({ networkId, method, params })
      const answer = answers[method]
      if (answer !== undefined) return answer(params)
      throw new LatchkeyError('wallet.unsupported-method', {})
    },
  }
  started.adapter.sessions.attach({ session: SESSION, channel })
  return { ...started, requests }
}

const SIGNATURE = base58.encode(new Uint8Array(64).fill(3))

test.each([undefined, 'base64'] as const)(
  'texts are base 58 on every channel (%s)',
  async (encoding) => {
    const { adapter, requests } = await attached(
      { solana_signMessage: () => ({ signature: SIGNATURE }) },
      encoding,
    )
    const [account] = SESSION.accounts
    if (account === undefined) throw new Error('No account')

    const request = { sessionId: SESSION.id, account, text: 'hi' }

    expect(await adapter.messages?.sign(request, noAbort())).toBe(SIGNATURE)
    const message = base58.encode(new TextEncoder().encode('hi'))
    const params = { message, pubkey: ALICE.address }
    expect(requests).toEqual([{ networkId: MAIN, method: 'solana_signMessage', params }])
  },
)

test('the frame gets only a transaction in base 58, and returns it so', async () => {
  const bytes = unsigned()
  const signed = ALICE.signTransaction(bytes)
  const { provider, requests } = await attached({
    solana_signTransaction: () => ({ transaction: base58.encode(signed) }),
  })

  expect(await provider.signTransaction(bytes)).toEqual(signed)
  const params = { transaction: base58.encode(bytes) }
  expect(requests).toEqual([{ networkId: MAIN, method: 'solana_signTransaction', params }])
})

test('a wallet-connect session gets it in base 64, with the signer and its parts', async () => {
  const bytes = unsigned()
  const signed = ALICE.signTransaction(bytes)
  const { provider, requests } = await attached(
    { solana_signTransaction: () => ({ transaction: encodeBase64(signed) }) },
    'base64',
  )

  expect(await provider.signTransaction(bytes)).toEqual(signed)
  expect(requests[0]?.params).toMatchObject({
    transaction: encodeBase64(bytes),
    pubkey: ALICE.address,
    feePayer: ALICE.address,
    recentBlockhash: ALICE.address,
    instructions: [{ programId: '11111111111111111111111111111111' }],
  })
})

test('an older wallet returns only the signature, which is put into the transaction', async () => {
  const bytes = unsigned()
  const signed = ALICE.signTransaction(bytes)
  const signature = base58.encode(signed.slice(1, 65))
  const { provider } = await attached({ solana_signTransaction: () => ({ signature }) }, 'base64')

  expect(await provider.signTransaction(bytes)).toEqual(signed)
})

test('several are signed at once if the wallet can, otherwise one by one', async () => {
  const all = [unsigned(1), unsigned(2)]
  const signed = all.map(ALICE.signTransaction)
  const one = await attached(
    { solana_signAllTransactions: () => ({ transactions: signed.map(encodeBase64) }) },
    'base64',
  )
  const other = await attached(
    {
      solana_signTransaction(params) {
        const bytes = decodeBase64(Object(params).transaction) ?? new Uint8Array()
        return { transaction: encodeBase64(ALICE.signTransaction(bytes)) }
      },
    },
    'base64',
  )

  expect(await one.provider.signAllTransactions(all)).toEqual(signed)
  expect(one.requests.map(({ params }) => params)).toEqual([
    { transactions: all.map(encodeBase64) },
  ])
  expect(await other.provider.signAllTransactions(all)).toEqual(signed)
  expect(other.requests).toHaveLength(3)
})

test.each([
  [undefined, base58.encode, { options: { skipPreflight: true } }],
  ['base64', encodeBase64, { pubkey: ALICE.address, sendOptions: { skipPreflight: true } }],
] as const)(
  'a wallet that sends gets the request in its own encoding (%s)',
  async (encoding, encode, more) => {
    const { provider, requests } = await attached(
      { solana_signAndSendTransaction: () => ({ signature: SIGNATURE }) },
      encoding,
    )

    const id = await provider.signAndSendTransaction(unsigned(), { skipPreflight: true })

    expect(id).toBe(SIGNATURE)
    expect(requests[0]?.params).toEqual({ transaction: encode(unsigned()), ...more })
  },
)

test("a wallet that can't send signs, and a node sends", async () => {
  const { provider, requests, nodeRequests } = await attached({
    solana_signTransaction(params) {
      const bytes = decodeBase58(Object(params).transaction, 2_000) ?? new Uint8Array()
      return { transaction: base58.encode(ALICE.signTransaction(bytes)) }
    },
  })

  // The nodes of the test do not accept it: a sent transaction is still pending.
  const id = await provider.signAndSendTransaction(unsigned())

  const signed = ALICE.signTransaction(unsigned())
  expect(id).toBe(base58.encode(signed.slice(1, 65)))
  expect(requests.map(({ method }) => method)).toEqual([
    'solana_signAndSendTransaction',
    'solana_signTransaction',
  ])
  expect(nodeRequests[0]?.[0]).toBe('sendTransaction')
})

test('a message that is too long for base 58 is refused before the wallet is asked', async () => {
  const { provider, requests } = await attached({
    solana_signMessage: () => ({ signature: SIGNATURE }),
  })

  await provider.signMessage(new Uint8Array(2_048))
  const signing = provider.signMessage(new Uint8Array(2_049))

  await expect(signing).rejects.toMatchObject({ code: 'wallet.unsupported-method' })
  expect(requests).toHaveLength(1)
})

test('a request after a network switch uses the new network', async () => {
  const { adapter, provider, requests } = await attached({
    solana_signMessage: () => ({ signature: SIGNATURE }),
    solana_signAndSendTransaction: () => ({ signature: SIGNATURE }),
  })
  await adapter.sessions.switchNetwork(SESSION.id, aNetwork(DEV), { signal: noAbort() })
  await provider.signMessage(new Uint8Array(3))
  await provider.signAndSendTransaction(unsigned())
  const moving = adapter.sessions.switchNetwork(SESSION.id, aNetwork(TEST), { signal: noAbort() })

  expect(requests.map(({ networkId }) => networkId)).toEqual([DEV, DEV])
  await expect(moving).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
})

test.each([
  ['nothing', undefined],
  ['a text', 'signed'],
  ['a signature that is too short', { signature: 'abc' }],
  ['a transaction that is no text', { transaction: 5 }],
  ['a transaction in no writing', { transaction: '~~~' }],
  ['one that is too long', { transaction: 'A'.repeat(5_000) }],
])('%s is not a valid answer', async (_what, answer) => {
  const { provider } = await attached({ solana_signTransaction: () => answer }, 'base64')

  const signing = provider.signTransaction(unsigned())

  await expect(signing).rejects.toMatchObject({ code: 'wallet.malformed' })
})
