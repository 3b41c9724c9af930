/** @full That the sandbox works is seen in every journey of `npm test`. */

import { Keypair, type PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { hexToBytes } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBitcoinChain } from '../chains/bitcoin/bitcoin-chain.ts'
import { createSolanaChains } from '../chains/solana/solana-chains.ts'
import { SANDBOX_SOLANA_DOLLAR } from '../chains/solana/solana-dollar.ts'
import { createFaults } from '../faults/create-faults.ts'
import { createRequestLog } from '../faults/request-log.ts'
import { SANDBOX_SOLANA_ACCOUNTS } from '../solana-accounts.ts'
import { NO_CHAINS } from '../testing/no-chains.ts'
import { createOrderedSwapTokens } from './convert/ordered-swap-tokens.ts'
import { createSwapLies } from './convert/swap-lies.ts'
import { createBlockchainApi } from './create-blockchain-api.ts'
import { createExchanges } from './exchanges/exchanges-desk.ts'
import { createNameBook } from './names.ts'
import { createOnramp } from './onramp/onramp-desk.ts'
import { createOrderedBalances } from './ordered-balances.ts'
import { createSmartSessions } from './smart-sessions.ts'

const deps = { faults: createFaults(), requests: createRequestLog() }
const PICTURES = 'http://127.0.0.1:4403'
const solana = createSolanaChains({ ...deps, pictures: () => PICTURES })
const app = createBlockchainApi({
  chains: { list: () => [] },
  solana,
  bitcoin: createBitcoinChain(deps),
  tokenImageUrl: () => undefined,
  pictures: PICTURES,
  orderedBalances: createOrderedBalances(),
  smartSessions: createSmartSessions(),
  swapLies: createSwapLies(),
  orderedSwapTokens: createOrderedSwapTokens(),
  onramp: createOnramp(NO_CHAINS),
  exchanges: createExchanges({ chains: { list: () => [] }, solana }),
  names: await createNameBook(() => null),
  ...deps,
})

beforeAll(() => solana.start(0))
afterAll(solana.stop)

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const [ada] = SANDBOX_SOLANA_ACCOUNTS
const headers = { origin: 'http://localhost:4400' }

test('the networks are supported ones, and their nodes answer behind the proxy', async () => {
  const chains = await app.request('/v1/supported-chains?projectId=p')
  expect(await chains.json()).toEqual({ http: [MAINNET, DEVNET], ws: [] })

  const ask = async (chainId: string) => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"getGenesisHash"}'
    const path = `/v1?projectId=p&chainId=${chainId}`
    return (await app.request(path, { method: 'POST', body })).json()
  }
  expect(await ask(MAINNET)).toMatchObject({ result: expect.stringMatching(/^5eykt4/) })
  expect(await ask(DEVNET)).toMatchObject({ result: expect.stringMatching(/^EtWTRA/) })
  expect(await ask('solana:other')).toMatchObject({ status: 'FAILED' })
})

test('balances are those of the networks, each in its currency', async () => {
  const path = `/v1/account/${ada.address}/balance?projectId=p&sv=1&chainId=${MAINNET}&currency=eur`
  const { balances } = await (await app.request(path, { headers })).json()

  expect(balances).toMatchObject([
    { symbol: 'SOL', chainId: MAINNET, price: 135, quantity: { numeric: '100', decimals: '9' } },
    {
      symbol: 'SUSD',
      chainId: MAINNET,
      value: 900,
      address: `${MAINNET}:${SANDBOX_SOLANA_DOLLAR.mint}`,
    },
    { symbol: 'SOL', chainId: DEVNET },
    { symbol: 'SUSD', chainId: DEVNET },
  ])
})

test.each([
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', MAINNET],
  [ada.address.slice(1), MAINNET],
  [ada.address, 'solana:other'],
  [ada.address, 'eip155:1'],
])('%s on %s is refused', async (address, chainId) => {
  const path = `/v1/account/${address}/balance?projectId=p&sv=1&chainId=${chainId}`

  expect((await app.request(path, { headers })).status).toBe(400)
})

async function historyOf(address: string, query = `chainId=${MAINNET}`) {
  const path = `/v1/account/${address}/history?projectId=p&sv=1&${query}`
  const response = await app.request(path, { headers })
  return { ...Object(await response.json()), status: response.status }
}

/** Sends coins, signed by the first account. */
function send(to: PublicKey, lamports: number): string {
  const signer = Keypair.fromSeed(hexToBytes(ada.privateKey))
  const { value } = Object(solana.get().request('getLatestBlockhash'))
  const transaction = new Transaction({
    feePayer: signer.publicKey,
    blockhash: value.blockhash,
    lastValidBlockHeight: 1_000,
  })
  transaction.add(SystemProgram.transfer({ fromPubkey: signer.publicKey, toPubkey: to, lamports }))
  transaction.sign(signer)
  const encoded = transaction.serialize().toString('base64')
  const options = { encoding: 'base64', skipPreflight: true }
  return String(solana.get().request('sendTransaction', [encoded, options]))
}

test('coins that were sent are in the histories of both', async () => {
  const to = Keypair.generate().publicKey
  const hash = send(to, 1_500_000_000)

  const metadata = {
    hash,
    status: 'confirmed',
    sentFrom: ada.address,
    sentTo: to.toBase58(),
    nonce: 0,
    chain: MAINNET,
    application: null,
    minedAt: expect.stringMatching(/T\d\d:\d\d:\d\dZ$/),
  }
  const transfer = {
    fungible_info: { name: 'Solana', symbol: 'SOL', icon: null },
    nft_info: null,
    quantity: { numeric: '1.5' },
    value: 225,
    price: 150,
  }
  expect((await historyOf(ada.address)).data[0]).toEqual({
    id: hash,
    metadata: { ...metadata, operationType: 'send' },
    transfers: [{ ...transfer, direction: 'out' }],
  })
  expect(await historyOf(to.toBase58())).toEqual({
    status: 200,
    data: [
      {
        id: hash,
        metadata: { ...metadata, operationType: 'receive' },
        transfers: [{ ...transfer, direction: 'in' }],
      },
    ],
    next: null,
  })
  expect(await historyOf(to.toBase58(), `chainId=${DEVNET}`)).toMatchObject({ data: [] })
})

test('a token is received by the owner of its account', async () => {
  const owner = Keypair.generate().publicKey.toBase58()
  solana.get().mint(owner, 2_500_000n)

  expect(await historyOf(owner)).toMatchObject({
    data: [
      {
        metadata: { operationType: 'receive', sentTo: owner },
        transfers: [
          {
            fungible_info: { name: 'Sandbox Dollar', symbol: 'SUSD' },
            direction: 'in',
            quantity: { numeric: '2.5' },
            price: 1,
          },
        ],
      },
    ],
  })
})

test('a collectible is received, and listed for its owner', async () => {
  const owner = Keypair.generate().publicKey.toBase58()
  const { mint, serial } = solana.get().mintCollectible(owner, 'film')
  solana.get().mintCollectible(owner, 'spam')

  expect(await historyOf(owner)).toMatchObject({
    data: [
      { transfers: [{ nft_info: { flags: { is_spam: true } } }] },
      {
        metadata: { operationType: 'receive' },
        transfers: [
          {
            fungible_info: null,
            direction: 'in',
            quantity: { numeric: '1' },
            price: null,
            nft_info: {
              name: `Ball #${serial}`,
              content: {
                preview: { url: `${PICTURES}/sandbox/collectibles/film.svg` },
                detail: { content_type: 'video/webm' },
              },
              flags: { is_spam: false },
            },
          },
        ],
      },
    ],
  })
  const assets = (page: number) => das({ ownerAddress: owner, page, limit: 1 })
  expect(await assets(2)).toEqual({
    total: 1,
    limit: 1,
    page: 2,
    items: [
      expect.objectContaining({
        interface: 'V1_NFT',
        id: mint,
        burnt: false,
        content: expect.objectContaining({
          json_uri: `${PICTURES}/sandbox/collectibles/film-${serial}.json`,
          files: [
            { uri: `${PICTURES}/sandbox/collectibles/film.svg`, mime: 'image/svg+xml' },
            { uri: `${PICTURES}/sandbox/collectibles/film.webm`, mime: 'video/webm' },
          ],
          metadata: { name: `Ball #${serial}`, symbol: 'VIEW', description: 'A film with a still' },
        }),
        ownership: expect.objectContaining({ owner }),
      }),
    ],
  })
  expect(await assets(3)).toMatchObject({ total: 0, items: [] })
})

/** Asks the node by names, as this extension of nodes has it. */
async function das(params: object): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getAssetsByOwner', params })
  const response = await fetch(solana.get().url, { method: 'POST', body })
  const { result, error } = Object(await response.json())
  return result ?? error
}

test.each([
  [{ ownerAddress: 'nobody' }],
  [{}],
  [{ ownerAddress: ada.address, limit: 1_001 }],
  [{ ownerAddress: ada.address, page: 0 }],
])('collectibles are not listed for %j', async (params) => {
  expect(await das(params)).toMatchObject({ code: -32602 })
})

test('a failed transaction is listed for its sender, without transfers', async () => {
  const to = Keypair.generate().publicKey
  const hash = send(to, 900_000_000_000_000)

  expect((await historyOf(ada.address)).data[0]).toMatchObject({
    metadata: { hash, status: 'failed', operationType: 'execute' },
    transfers: [],
  })
})

test('many transactions are dated back, and come in pages', async () => {
  const owner = Keypair.generate().publicKey.toBase58()
  await solana.get().fillHistory(owner, { count: 120, days: 100 })

  const first = await historyOf(owner)
  solana.get().airdrop(owner, 1_000_000n)
  const second = await historyOf(owner, `chainId=${MAINNET}&cursor=${first.next}`)
  const third = await historyOf(owner, `chainId=${MAINNET}&cursor=${second.next}`)

  const pages = [first, second, third]
  expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 20])
  expect(third.next).toBeNull()
  const hashes = pages.flatMap(({ data }) => data.map((row: { id: string }) => row.id))
  expect(new Set(hashes).size).toBe(120)
  const oldest = Date.parse(third.data.at(-1).metadata.minedAt)
  expect(Math.round((Date.now() - oldest) / 86_400_000)).toBe(100)
  expect(await historyOf(owner, `chainId=${MAINNET}&cursor=nonsense`)).toMatchObject({
    status: 400,
  })
})
