import { addressOf } from '@latchkey/core/contract'
import { SANDBOX_SOLANA_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'
import {
  Connection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SolanaProvider } from '../index.ts'
import { verifySignature } from '../methods/verify-signature.ts'
import { type AdapterOnChain, startAdapterOnChain } from '../testing/on-litesvm.ts'

let sandbox: Sandbox<'solana'>

beforeAll(async () => {
  sandbox = await startSandbox({ basePort: 0, parts: ['solana'] })
})

afterAll(() => sandbox.stop())

beforeEach(() => {
  // The wallet logs a warning whenever it is used.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** The recipient of all transfers. */
const RECIPIENT = new PublicKey(SANDBOX_SOLANA_ACCOUNTS[2].address)
const RICH = 10n ** 9n
const noAbort = (): AbortSignal => new AbortController().signal

/** A third-party wallet, with a new key that has some SOL. */
async function connected(): Promise<AdapterOnChain & { readonly provider: SolanaProvider }> {
  const url = sandbox.addresses.solana
  const wallet = new SolanaWalletAdapterWallet(
    new UnsafeBurnerWalletAdapter(),
    'solana:mainnet',
    url,
  )
  const started = await startAdapterOnChain(url, wallet)
  sandbox.solana.get().airdrop(addressOf(started.account), RICH)
  sandbox.solana.get().skipSlots(2)
  // The contract leaves the provider untyped; this adapter's provider is a `SolanaProvider`.
  return { ...started, provider: started.adapter.sessions.provider() as SolanaProvider }
}

function aMove(from: PublicKey) {
  return SystemProgram.transfer({
    fromPubkey: from,
    toPubkey: RECIPIENT,
    lamports: 1_000_000,
  })
}

test('it connects, signs a valid signature, sends, and disconnects', async () => {
  const { adapter, session, account, read } = await connected()
  const { messages, transfers } = adapter
  const changes = vi.fn()
  adapter.sessions.watch(changes)

  const signature = await messages?.sign({ sessionId: session.id, account, text: 'hi' }, noAbort())
  const request = {
    sessionId: session.id,
    from: account,
    to: RECIPIENT.toBase58(),
    amount: 1_000_000n,
  }
  const id = await transfers?.send(request, noAbort())
  const statuses = await read(session.networkId, 'getSignatureStatuses', [[id]])
  await adapter.sessions.close(session.id)

  expect(
    await messages?.verify({ account, text: 'hi', signature: signature ?? '' }, noAbort()),
  ).toBe(true)
  expect(Object(statuses).value).toMatchObject([{ err: null }])
  expect(await adapter.sessions.resume({ walletId: session.walletId }, noAbort())).toBeUndefined()
  expect(changes.mock.calls).toMatchObject([[{ type: 'sent' }]])
})

test('transactions of the library pass through the provider and keep their class', async () => {
  const { provider } = await connected()
  const connection = new Connection(sandbox.addresses.solana, 'confirmed')
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const owner = new PublicKey(provider.address ?? '')
  const older = new Transaction({ feePayer: owner, blockhash, lastValidBlockHeight }).add(
    aMove(owner),
  )
  const newer = new VersionedTransaction(
    new TransactionMessage({
      payerKey: owner,
      recentBlockhash: blockhash,
      instructions: [aMove(owner)],
    }).compileToV0Message(),
  )

  const [signed, signedNewer] = await provider.signAllTransactions<
    Transaction | VersionedTransaction
  >([older, newer])
  const ids = [
    await provider.sendTransaction(older, connection),
    await provider.signAndSendTransaction(newer),
  ]

  expect(signed).toBeInstanceOf(Transaction)
  expect(signedNewer).toBeInstanceOf(VersionedTransaction)
  expect(await provider.signTransaction(newer.serialize())).toEqual(signedNewer?.serialize())
  const { value } = await connection.getSignatureStatuses(ids)
  expect(value).toMatchObject([{ err: null }, { err: null }])
})

test('texts and sign-ins of the provider verify', async () => {
  const { provider } = await connected()
  const message = new TextEncoder().encode('hi')
  const key = new PublicKey(provider.address ?? '').toBytes()

  const signature = await provider.signMessage(message)
  const fields = { domain: 'shop.example', address: 'anybody', nonce: '12345678' }
  const signedIn = await provider.signIn(fields)

  expect(verifySignature(signature, message, key)).toBe(true)
  expect(signedIn.address).toBe(provider.address)
  expect(verifySignature(signedIn.signature, signedIn.signedMessage, key)).toBe(true)
})
