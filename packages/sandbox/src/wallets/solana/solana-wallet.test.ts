/** @full That the sandbox works is seen in every journey of `npm test`. */

import { base58 } from '@scure/base'
import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { hexToBytes } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSolanaChains } from '../../chains/solana/solana-chains.ts'
import { createFaults } from '../../faults/create-faults.ts'
import { createRequestLog } from '../../faults/request-log.ts'
import { SANDBOX_SOLANA_ACCOUNTS } from '../../solana-accounts.ts'
import type { StandardAccount, StandardWallet } from '../standard/wallet-standard.ts'
import { createSolanaWallet } from './create-solana-wallet.ts'
import { showSolanaWallet } from './show-solana.ts'

const chains = createSolanaChains({ faults: createFaults(), requests: createRequestLog() })
const [ada, grace] = SANDBOX_SOLANA_ACCOUNTS
const FACE = { name: 'Sun', icon: 'data:image/svg+xml,' }
let rpcUrl = ''

beforeAll(async () => {
  rpcUrl = await chains.start(0)
})
afterAll(chains.stop)

interface Connect {
  connect(input?: { silent?: boolean }): Promise<{ accounts: readonly StandardAccount[] }>
}

interface Signing {
  signMessage(...inputs: object[]): Promise<{ signedMessage: Uint8Array; signature: Uint8Array }[]>
  signTransaction(...inputs: object[]): Promise<{ signedTransaction: Uint8Array }[]>
  signAndSendTransaction(...inputs: object[]): Promise<{ signature: Uint8Array }[]>
  signIn(...inputs: object[]): Promise<{ signedMessage: Uint8Array; signature: Uint8Array }[]>
}

interface Events {
  on(
    event: 'change',
    listener: (change: { accounts: readonly StandardAccount[] }) => void,
  ): () => void
}

/** A page that collects wallets, as the standard's own library does. */
function setUp(behaviour: Parameters<typeof createSolanaWallet>[0]['behaviour'] = 'approve') {
  const wallet = createSolanaWallet({
    privateKeys: [ada.privateKey, grace.privateKey],
    rpcUrl,
    behaviour,
  })
  const page = Object.assign(new EventTarget(), { location: { host: 'shop.example' } })
  const found: StandardWallet[] = []
  const register = (one: StandardWallet) => {
    found.push(one)
    return () => void found.splice(found.indexOf(one), 1)
  }
  page.addEventListener('wallet-standard:register-wallet', (event) =>
    (event as CustomEvent<(api: object) => void>).detail({ register }),
  )
  const hide = showSolanaWallet(wallet, { details: FACE }, page)
  const [standard] = found
  if (!standard) throw new Error('no wallet came')
  const feature = <T>(name: string) => standard.features[name] as T
  const connect = feature<Connect>('standard:connect').connect
  return { wallet, page, found, standard, hide, connect, feature, register }
}

async function transferOf(to: PublicKey, lamports: number): Promise<Uint8Array> {
  const from = new PublicKey(ada.address)
  const { blockhash, lastValidBlockHeight } = await new Connection(rpcUrl).getLatestBlockhash()
  return Uint8Array.from(
    new Transaction({ feePayer: from, blockhash, lastValidBlockHeight })
      .add(SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports }))
      .serialize({ requireAllSignatures: false }),
  )
}

test('pages that load before or after it get it, and its removal', () => {
  const { page, found, standard, hide, register } = setUp()
  const late: StandardWallet[] = []

  page.dispatchEvent(
    new CustomEvent('wallet-standard:app-ready', {
      detail: {
        register(one: StandardWallet) {
          late.push(one)
          return register(one)
        },
      },
    }),
  )
  expect(late).toEqual([standard])
  expect(standard).toMatchObject({
    name: 'Sun',
    chains: ['solana:mainnet', 'solana:devnet', 'solana:testnet'],
  })
  hide()

  expect(found).toEqual([])
})

test('it connects with a prompt, later silently, and can be disconnected', async () => {
  const { wallet, connect } = setUp()

  expect((await connect({ silent: true })).accounts).toEqual([])
  expect((await connect()).accounts.map(({ address }) => address)).toEqual([
    ada.address,
    grace.address,
  ])
  expect(await connect({ silent: true })).toMatchObject({
    accounts: [{ address: ada.address }, {}],
  })
  expect(wallet.log.prompts()).toHaveLength(1)
  wallet.forgetSite()
  expect((await connect({ silent: true })).accounts).toEqual([])
})

test('it signs messages and sign-ins that verify', async () => {
  const { connect, feature } = setUp()
  const [account] = (await connect()).accounts
  const message = new TextEncoder().encode('hello')

  const [signed] = await feature<Signing>('solana:signMessage').signMessage({ account, message })
  const [entered] = await feature<Signing>('solana:signIn').signIn({
    nonce: 'abcdefgh',
    statement: 'Hi',
  })

  for (const one of [signed, entered])
    expect(await verifies(ada.address, one?.signedMessage, one?.signature)).toBe(true)
  expect(new TextDecoder().decode(entered?.signedMessage)).toBe(
    `shop.example wants you to sign in with your Solana account:\n${ada.address}\n\nHi\n\nNonce: abcdefgh`,
  )
})

test('it signs and sends transactions that are confirmed', async () => {
  const { connect, feature } = setUp()
  const [account] = (await connect()).accounts
  const connection = new Connection(rpcUrl)
  const one = Keypair.generate().publicKey
  const input = { account, chain: 'solana:mainnet' }

  const [signed] = await feature<Signing>('solana:signTransaction').signTransaction({
    ...input,
    transaction: await transferOf(one, 4_000_000),
  })
  await connection.sendRawTransaction(signed?.signedTransaction ?? new Uint8Array())
  const [sent] = await feature<Signing>('solana:signAndSendTransaction').signAndSendTransaction({
    ...input,
    transaction: await transferOf(one, 6_000_000),
  })

  expect(await connection.getBalance(one)).toBe(10_000_000)
  const name = base58.encode(sent?.signature ?? new Uint8Array())
  expect((await connection.getSignatureStatus(name)).value?.err).toBe(null)
})

test('its owner switches accounts, refuses and decides later', async () => {
  const { wallet, connect, feature, standard } = setUp()
  const [account] = (await connect()).accounts
  const received: string[][] = []
  feature<Events>('standard:events').on('change', ({ accounts }) =>
    received.push(accounts.map(({ address }) => address)),
  )
  const sign = () =>
    feature<Signing>('solana:signMessage').signMessage({ account, message: new Uint8Array(1) })

  wallet.switchAccount(1)
  expect(standard.accounts[0]?.address).toBe(grace.address)
  wallet.lock()
  wallet.behave('reject')
  await expect(sign()).rejects.toMatchObject({ code: 4001 })
  wallet.behave('ask')
  const asked = sign()
  await wallet.decide('approve')
  expect(await asked).toHaveLength(1)
  wallet.behave('wrong-shape', { methods: ['solana:signMessage'] })
  expect(await sign()).toMatchObject({ signature: 42 })

  expect(received).toEqual([[grace.address, ada.address], [], [grace.address, ada.address]])
})

test('an account that is not shared or not of this wallet is refused', async () => {
  const { feature } = setUp()
  const account = { address: ada.address }
  const message = new Uint8Array(1)

  await expect(
    feature<Signing>('solana:signMessage').signMessage({ account, message }),
  ).rejects.toMatchObject({ code: 4100 })
})

async function verifies(address: string, said?: Uint8Array, signature?: Uint8Array) {
  const raw = Uint8Array.from(new PublicKey(address).toBytes())
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify'])
  const [proof, bytes] = [signature, said].map((one) => Uint8Array.from(one ?? hexToBytes('0x')))
  return proof && bytes ? crypto.subtle.verify('Ed25519', key, proof, bytes) : false
}
