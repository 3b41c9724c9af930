/** @full That the sandbox works is seen in every journey of `npm test`. */

import { decodeFunctionData, erc20Abi, maxUint256, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { SANDBOX_TOKENS } from '../chains/evm/orders/tokens.ts'
import { SANDBOX_DOLLAR } from '../chains/evm/sandbox-dollar-facts.ts'
import { SILENT_DOLLAR } from '../chains/evm/silent-token/facts.ts'
import { SWAP_ROUTER_ABI, SWAP_ROUTER_ADDRESS } from '../chains/evm/swap/swap-router.ts'
import { firstContents, SWAP_TOKENS } from '../chains/evm/swap/swap-tokens.ts'
import { signPermit } from '../chains/evm/swap/testing/sign-permit.ts'
import { SandboxError } from '../sandbox-error.ts'
import { createTestApi } from '../testing/test-api.ts'
import { createOrderedSwapTokens } from './convert/ordered-swap-tokens.ts'
import { createSwapLies } from './convert/swap-lies.ts'
import { aSwapper, COIN, ME, on1, type Pair } from './convert/testing/a-swapper.ts'
import { convert } from './routes/convert.ts'

const api = createTestApi()
const { chains, faults, get } = api
const swapper = aSwapper(api)

beforeAll(() => Promise.all([chains.start(1), chains.start(5000)]))
afterEach(() => faults.clear())
afterAll(api.stop)

const [{ privateKey }, { privateKey: otherKey }] = SANDBOX_ACCOUNTS
const { euro, gold, quiet, ticket } = SANDBOX_TOKENS
const DOLLAR = SANDBOX_DOLLAR.address

test('the tokens of a network are the coin and those with a pool; one of them has permits', async () => {
  const { body } = await get('/v1/convert/tokens?chainId=eip155:1')

  const { tokens } = Object(body)
  expect(tokens.map(({ symbol }: { symbol: string }) => symbol)).toEqual([
    ...['ETH', 'SUSD', 'SLNT', 'SEUR', 'SXAU', 'QUIET', 'TICKET', 'DUST'],
  ])
  const coin = { name: 'Ether', symbol: 'ETH', decimals: 18, address: on1(COIN), eip2612: false }
  expect(tokens[0]).toEqual({ ...coin, logoUri: 'http://127.0.0.1/token/ETH' })
  const one = await get(`/v1/convert/tokens?chainId=eip155:1&address=${euro.address.toLowerCase()}`)
  expect(one.body).toEqual({
    tokens: [
      {
        name: 'Sandbox Euro',
        symbol: 'SEUR',
        decimals: 6,
        address: on1(euro.address),
        logoUri: 'http://127.0.0.1/token/SEUR',
        eip2612: true,
      },
    ],
  })
})

test('very many tokens can be ordered into the list; they are on no chain', async () => {
  api.orderedSwapTokens.set(10_000)
  const { tokens } = Object((await get('/v1/convert/tokens?chainId=eip155:1')).body)
  api.orderedSwapTokens.set(0)

  expect(tokens).toHaveLength(10_008)
  expect(tokens.at(-1)).toMatchObject({ name: 'Ordered Token 10000', symbol: 'ORD10000' })
  const asked = { ...question, to: tokens.at(-1).address }
  expect(await swapper.ask('quotes', asked)).toMatchObject({ status: 400 })
  expect(() => api.orderedSwapTokens.set(-1)).toThrow('Order from 0')
})

test('a quote follows from what is in the pool, and has the accounts as they were asked', async () => {
  const [from, to] = [on1(COIN), on1(DOLLAR.toLowerCase())]
  const { coins, tokens } = await chains.get(1).pools.contents(DOLLAR)
  const counted = (parseEther('3') - (parseEther('3') * 85n) / 10_000n) * 9_970n

  const answer = await swapper.quote({
    from: COIN,
    to: DOLLAR.toLowerCase(),
    amount: parseEther('3'),
  })

  const toAmount = String((counted * tokens) / (coins * 10_000n + counted))
  const asked = { fromAmount: String(parseEther('3')), fromAccount: from, toAccount: to }
  expect(answer).toEqual({ status: 200, body: { quotes: [{ id: null, ...asked, toAmount }] } })
})

test.each<[string, Pair]>([
  ['coins for tokens', { from: COIN, to: DOLLAR, amount: parseEther('2') }],
  ['tokens for coins', { from: DOLLAR, to: COIN, amount: parseEther('700') }],
  ['tokens for tokens', { from: DOLLAR, to: gold.address, amount: parseEther('900') }],
  ['a silent token', { from: SILENT_DOLLAR.address, to: ticket.address, amount: 99_000_000n }],
])(
  'a swap of %s pays out what its quote said, after an approval of just that',
  async (_n, pair) => {
    if (pair.from === SILENT_DOLLAR.address) await chains.get(1).mint(ME, pair.amount, pair.from)
    const { from, to, amount } = pair
    const quoted = await swapper.quoted(pair)
    if (from !== COIN) {
      const approval = await swapper.approval(pair)
      expect(approval).toMatchObject({ from: on1(from), to: on1(to), value: '0' })
      await swapper.send(approval.from, approval)
      expect(await swapper.allowance(from)).toBe(String(amount))
    }
    const { tx } = Object((await swapper.build(pair)).body)
    const [paidFrom, paidTo] = [await swapper.balance(from), await swapper.balance(to)]

    const cost = await swapper.send(tx.to, tx, from === COIN ? amount : 0n)

    expect(tx).toMatchObject({
      from: on1(ME),
      to: on1(SWAP_ROUTER_ADDRESS),
      amount: String(quoted),
    })
    const received = (await swapper.balance(to)) - paidTo + (to === COIN ? cost : 0n)
    const spent = paidFrom - (await swapper.balance(from)) - (from === COIN ? cost : 0n)
    expect([received, spent]).toEqual([quoted, amount])
    if (from !== COIN) expect(await swapper.allowance(from)).toBe('0')
  },
)

test('a swap is a trade in the history of the account', async () => {
  const pair = { from: COIN, to: gold.address, amount: parseEther('0.01') }
  const { tx } = Object((await swapper.build(pair)).body)
  await swapper.send(tx.to, tx, pair.amount)

  const { body } = await get(`/v1/account/${ME}/history?chainId=eip155:1`)

  const [{ metadata, transfers }] = Object(body).data
  expect(metadata).toMatchObject({ operationType: 'trade', status: 'confirmed' })
  expect(transfers).toMatchObject([
    { direction: 'out', fungible_info: { symbol: 'ETH' }, quantity: { numeric: '0.01' } },
    { direction: 'in', fungible_info: { symbol: 'SXAU' } },
  ])
})

test('the built swap has the account, the minimum after the slippage, and a deadline in it', async () => {
  const pair = { from: COIN, to: DOLLAR, amount: parseEther('1') }
  const nowS = Math.floor(Date.now() / 1_000)

  const { tx } = Object((await swapper.build(pair, { eip155: { slippage: 2.5 } })).body)

  const { functionName, args } = decodeFunctionData({ abi: SWAP_ROUTER_ABI, data: tx.data })
  expect(functionName).toBe('swapExactETHForTokens')
  const [least, path, to, deadline] = args as readonly unknown[]
  expect(least).toBe((BigInt(tx.amount) * 9_750n) / 10_000n)
  expect(path).toEqual([expect.stringMatching(/^0xeee/i), DOLLAR])
  expect(to).toBe(ME)
  expect(Number(deadline)).toBeGreaterThanOrEqual(nowS + 1_200)
  expect(Number(deadline)).toBeLessThan(nowS + 1_300)
})

test('a swap fails when the price has moved by more than the slippage', async () => {
  const pair = { from: COIN, to: gold.address, amount: parseEther('0.1') }
  const { tx } = Object((await swapper.build(pair)).body)
  const { coins, tokens } = await chains.get(1).pools.contents(gold.address)

  await chains.get(1).pools.set(gold.address, { coins, tokens: (tokens * 98n) / 100n })

  await expect(swapper.send(tx.to, tx, pair.amount)).rejects.toThrow('failed')
})

test('an approval without an amount is unlimited; the coin needs none', async () => {
  const asked = { from: on1(DOLLAR), to: on1(COIN), userAddress: on1(ME) }

  const { tx } = Object((await swapper.ask('build-approve', asked)).body)

  expect(decodeFunctionData({ abi: erc20Abi, data: tx.data })).toEqual({
    functionName: 'approve',
    args: [SWAP_ROUTER_ADDRESS, maxUint256],
  })
  expect(await swapper.allowance(COIN)).toBe(String(maxUint256))
})

test.each([COIN, gold.address])('a signed permit makes an approval needless, to %s', async (to) => {
  const pair = { from: euro.address, to, amount: 5_000_000n }
  await chains.get(1).mint(ME, pair.amount, euro.address)
  const quoted = await swapper.quoted(pair)
  const permit = await signPermit(chains.get(1), privateKey, pair.amount)

  const { tx } = Object((await swapper.build(pair, { eip155: { slippage: 1, permit } })).body)
  const before = await swapper.balance(to)
  const cost = await swapper.send(tx.to, tx)

  expect((await swapper.balance(to)) - before + (to === COIN ? cost : 0n)).toBe(quoted)
  expect(await swapper.allowance(euro.address)).toBe('0')
})

test('a permit that does not fit is refused with a code of the provider', async () => {
  const pair = { from: euro.address, to: COIN, amount: 5_000_000n }
  const chain = chains.get(1)
  const codeFor = async (permit: string, from: string = euro.address) =>
    Object((await swapper.build({ ...pair, from }, { eip155: { permit } })).body).code

  const right = await signPermit(chain, privateKey, pair.amount)
  expect(await codeFor(right)).toBeUndefined()
  expect(await codeFor(right, DOLLAR)).toBe('PERMIT_NOT_SUPPORTED')
  expect(await codeFor(`0xd505accf${right.slice(2)}`)).toBe('INVALID_PERMIT')
  expect(await codeFor('permit')).toBe('INVALID_PERMIT')
  expect(await codeFor(await signPermit(chain, privateKey, 1n))).toBe('INVALID_PERMIT')
  expect(await codeFor(await signPermit(chain, otherKey, pair.amount))).toBe('INVALID_PERMIT')
})

test('with an estimate, gas is that of the swap and a tenth, and what would fail is refused', async () => {
  const estimated = { disableEstimate: false }
  const pair = { from: COIN, to: DOLLAR, amount: parseEther('1') }

  const [plain, exact] = [await swapper.build(pair), await swapper.build(pair, estimated)]
  const unapproved = await swapper.build({ ...pair, from: DOLLAR, to: COIN }, estimated)

  const gas = Number(Object(exact.body).tx.eip155.gas)
  expect(gas).toBeGreaterThan(21_000)
  expect(Number(Object(plain.body).tx.eip155.gas)).toBeGreaterThan(gas)
  expect(unapproved).toMatchObject({ status: 400, body: { code: 'CANNOT_ESTIMATE' } })
})

test('the gas prices are those of the node, and more for those in a hurry', async () => {
  const { body } = await get('/v1/convert/gas-price?chainId=eip155:1')

  const { standard, fast, instant } = Object(body)
  expect(BigInt(standard)).toBe(BigInt(String(await chains.get(1).request('eth_gasPrice'))))
  expect(BigInt(fast)).toBeGreaterThan(BigInt(standard))
  expect(BigInt(instant)).toBeGreaterThan(BigInt(fast))
})

test('the prices of the API are those of the pools, before anybody has swapped', async () => {
  for (const token of SWAP_TOKENS) {
    const { coins, tokens } = firstContents(token)
    const body = JSON.stringify({
      currency: 'usd',
      addresses: [on1(token.address)],
      projectId: 'p',
    })
    const answer = await api.app.request('/v1/fungible/price', { method: 'POST', body })
    const [found] = Object(await answer.json()).fungibles
    if (token.address === quiet.address) expect(found).toBeUndefined()
    else
      expect((Number(tokens) / 10 ** token.decimals) * found.price).toBeCloseTo(
        (Number(coins) / 1e18) * 2_000,
        0,
      )
  }
})

const question = { from: on1(COIN), to: on1(DOLLAR), amount: '1000', userAddress: on1(ME) }

test.each<[string, string, Record<string, string>, string]>([
  ['tokens', 'of a network without swaps', { chainId: 'eip155:5000' }, 'chainId'],
  ['tokens', 'of a network that does not run', { chainId: 'eip155:137' }, 'chainId'],
  ['tokens', 'of no network', {}, 'chainId'],
  ['gas-price', 'of Solana', { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }, 'chainId'],
  ['quotes', 'of a network without swaps', { ...question, from: `eip155:5000:${COIN}` }, 'chainId'],
  ['quotes', 'of no amount', { ...question, amount: '0' }, 'amount'],
  ['quotes', 'of a fraction', { ...question, amount: '1.5' }, 'amount'],
  ['quotes', 'of a token without a pool', { ...question, to: on1(ME) }, 'to'],
  ['quotes', 'of something for itself', { ...question, to: question.from }, 'to'],
  ['quotes', 'of no address', { ...question, from: on1('0x12') }, 'from'],
  ['allowance', 'of nobody', { tokenAddress: on1(DOLLAR) }, 'userAddress'],
  ['build-approve', 'of the coin', question, 'from'],
  [
    'build-approve',
    'of no amount',
    { ...question, from: on1(euro.address), amount: '-1' },
    'amount',
  ],
])('%s %s is a bad request', async (path, _what, fields, field) => {
  expect(await swapper.ask(path, fields)).toEqual({
    status: 400,
    body: { status: 'FAILED', reasons: [{ field, description: expect.any(String) }] },
  })
})

test('what would pay out nothing is refused with a code of the provider', async () => {
  const answer = await swapper.quote({ from: DOLLAR, to: ticket.address, amount: 1n })

  expect(answer).toEqual({
    status: 400,
    body: { code: 'INSUFFICIENT_LIQUIDITY', message: expect.any(String) },
  })
})

test.each<[string, object, number]>([
  ['without a project id', { projectId: '' }, 401],
  ['with a slippage of 51', { eip155: { slippage: 51 } }, 400],
  ['for an account of another chain', { userAddress: `eip155:5000:${ME}` }, 400],
  ['without an account', { userAddress: null }, 400],
])('a transaction %s is not built', async (_name, rest, status) => {
  const answer = await swapper.build({ from: COIN, to: DOLLAR, amount: 1_000n }, rest)

  expect(answer.status).toBe(status)
})

test('a node that does not answer is a provider that is down', async () => {
  const refuses = () => Promise.reject(new SandboxError('node-refused', 'gone'))
  const chain = {
    ...chains.get(1),
    request: refuses,
    pools: { ...chains.get(1).pools, open: refuses },
  }
  const pass = () => (_context: unknown, next: () => Promise<void>) => next()
  const app = convert({
    chains: { list: () => [chain] },
    tokenImageUrl: () => undefined,
    swapLies: createSwapLies(),
    orderedSwapTokens: createOrderedSwapTokens(),
    part: pass,
    project: pass(),
  })

  const answers = ['/tokens?chainId=eip155:1', `/quotes?${new URLSearchParams(question)}`]

  for (const path of answers) expect((await app.request(path)).status).toBe(503)
})

test.each([
  ['convertTokens', 'tokens?chainId=eip155:1'],
  ['convertQuotes', `quotes?${new URLSearchParams(question)}`],
  ['convertGasPrice', 'gas-price?chainId=eip155:1'],
  ['convertAllowance', `allowance?tokenAddress=${on1(DOLLAR)}&userAddress=${on1(ME)}`],
  ['convertApprove', `build-approve?from=${on1(DOLLAR)}&to=${on1(COIN)}`],
] as const)('the part %s can be disturbed', async (part, path) => {
  const body = { code: 'PROVIDER_SAYS_NO', message: 'Try another amount' }
  faults.set(part, { kind: 'status', status: 400, body, times: 1 })

  expect(await get(`/v1/convert/${path}`)).toEqual({ status: 400, body })
  expect(await get(`/v1/convert/${path}`)).toMatchObject({ status: 200 })
})

test('the part convertTransaction can be disturbed', async () => {
  faults.set('convertTransaction', { kind: 'status', status: 503, times: 1 })
  const pair = { from: COIN, to: DOLLAR, amount: 1_000n }

  expect([(await swapper.build(pair)).status, (await swapper.build(pair)).status]).toEqual([
    503, 200,
  ])
})

test('with one slow answer the first question is answered last', async () => {
  const answered: string[] = []
  const ask = async (amount: bigint) => {
    await swapper.quote({ from: COIN, to: DOLLAR, amount })
    answered.push(String(amount))
  }
  faults.set('convertQuotes', { kind: 'slow', ms: 100, times: 1 })

  await Promise.all([ask(1_000n), ask(2_000n)])

  expect(answered).toEqual(['2000', '1000'])
})
