import { encodeFunctionData, parseAbi, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { type ExplainContext, explain } from './index.ts'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const FRIEND = '0x225f137127d9067788314bc7fcc1f36746a3c3B5'
const IMITATION = '0x225faaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac3b5'
const THIEF = '0x66666666666666666666666666666666deadbeef'
const POOL = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'
const SEAPORT = '0x0000000000000068F116a894984e2DB1123eB395'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const isThief = expect.stringMatching(/deadbeef$/i)
const KNOWN: ExplainContext = { ownAddresses: [ME], knownAddresses: [FRIEND] }

function descriptor(signature: string, fields: readonly object[], more: object = {}): object {
  return {
    context: { contract: { deployments: [{ chainId: 1, address: POOL }] } },
    ...more,
    display: { formats: { [signature]: { intent: 'Claim reward', fields } } },
  }
}

/** A call of `pay(address,address)` in the words of a descriptor. */
function paid(described: object, to: readonly [string, string], context: ExplainContext = KNOWN) {
  const [first, second] = to.map((address) => address.slice(2).toLowerCase().padStart(64, '0'))
  const data = `${toFunctionSelector('pay(address,address)')}${first}${second}`
  const params = [{ from: ME, to: POOL, data }]
  const request = { network: 'eip155:1', method: 'eth_sendTransaction', params } as const
  return explain(request, { ...context, descriptors: [described] })
}

const TO = [{ path: 'to', label: 'For', format: 'addressName' }]

test('a descriptor with one name for two values hides neither: the call is unknown', async () => {
  const { effects } = await paid(descriptor('pay(address to, address to)', TO), [FRIEND, THIEF])

  expect(effects).toMatchObject([{ kind: 'unknownCall' }])
})

test.each([
  ['leaves out', [], 'pay(address to, address other)'],
  ['hides', [{ path: 'other', label: 'x', visible: 'never' }], 'pay(address to, address other)'],
  ['gives no name to', [], 'pay(address to, address)'],
])('a value that a descriptor %s is shown in the rest', async (_how, more, signature) => {
  const { effects } = await paid(descriptor(signature, [...TO, ...more]), [FRIEND, THIEF])

  expect(effects).toMatchObject([
    { kind: 'described', intent: 'Claim reward', contract: POOL, rest: [{ value: isThief }] },
  ])
})

test('texts of a descriptor have no characters that are not seen, and are texts', async () => {
  const field = [{ path: '$.metadata.constants.who', label: 'For' }]
  const withConstant = (who: unknown) =>
    descriptor('pay(address a, address b)', field, { metadata: { constants: { who } } })

  const hidden = await paid(withConstant('Bob\u202e\u200b'), [ME, THIEF])
  const nested = await paid(withConstant({ a: 1 }), [ME, THIEF])

  expect(hidden.effects).toMatchObject([{ fields: [{ value: 'Bob' }], rest: [{}, {}] }])
  expect(nested.effects).toMatchObject([{ kind: 'unknownCall' }])
})

test('an imitation that a descriptor shows, or leaves out, is warned of', async () => {
  const described = descriptor('pay(address to, address other)', TO)

  for (const to of [[IMITATION, ME] as const, [ME, IMITATION] as const])
    expect((await paid(described, to)).warnings).toMatchObject([
      { kind: 'lookAlike', resembles: FRIEND },
    ])
})

function signed(data: object, context = KNOWN) {
  const params = [ME, JSON.stringify(data)]
  return explain({ network: 'eip155:1', method: 'eth_signTypedData_v4', params }, context)
}

const typed = (types: object, primaryType: string, message: object, domain: object = {}) => ({
  types,
  primaryType,
  message,
  domain: { chainId: 1, ...domain },
})
const MAIL = {
  Mail: [
    { name: 'to', type: 'address' },
    { name: 'all', type: 'Who[]' },
  ],
  Who: [{ name: 'who', type: 'address' }],
}

test('an imitation anywhere in data to sign is warned of', async () => {
  const direct = await signed(typed(MAIL, 'Mail', { to: IMITATION, all: [] }))
  const within = await signed(
    typed(MAIL, 'Mail', { to: ME, all: [{ who: ME }, { who: IMITATION }] }),
  )

  for (const { warnings } of [direct, within])
    expect(warnings).toContainEqual({ kind: 'lookAlike', address: IMITATION, resembles: FRIEND })
})

const DETAILS = ['token:address', 'amount:uint160', 'expiration:uint48', 'nonce:uint48']
const fieldsOf = (all: readonly string[]) =>
  all.map((one) => ({ name: one.split(':')[0], type: one.split(':')[1] }))
const PERMITS = {
  PermitBatch: fieldsOf(['details:PermitDetails[]', 'spender:address', 'sigDeadline:uint256']),
  PermitDetails: fieldsOf(DETAILS),
}
const permits = (count: number, bad: object = {}, more: object = {}) =>
  typed(
    PERMITS,
    'PermitBatch',
    {
      details: Array.from({ length: count }, (_one, at) => ({
        token: USDC,
        amount: '1',
        expiration: '1',
        nonce: '0',
        ...(at === count - 1 ? bad : {}),
      })),
      spender: THIEF,
      sigDeadline: String(2n ** 256n - 1n),
      ...more,
    },
    { verifyingContract: PERMIT2 },
  )

test('the last of 50 permits, which is all of a token, is seen and warned of', async () => {
  const { effects, warnings } = await signed(permits(50, { amount: String(2n ** 160n - 1n) }))

  expect(effects).toHaveLength(50)
  expect(warnings).toContainEqual({ kind: 'unlimitedAllowance', effect: 49 })
  expect(warnings.filter(({ kind }) => kind === 'signatureSpends')).toHaveLength(50)
})

test.each([
  ['one permit that can not be read among 50', permits(50, { amount: '-1' })],
  ['a permit of nothing', permits(0)],
  ['a permit whose amount has too many bits', permits(1, { amount: String(2n ** 160n) })],
  [
    'a permit at another contract',
    { ...permits(1), domain: { chainId: 1, verifyingContract: POOL } },
  ],
  ['a permit without a contract', { ...permits(1), domain: { chainId: 1 } }],
  [
    'a permit of another main type',
    {
      ...permits(1),
      types: { ...PERMITS, permitBatch: PERMITS.PermitBatch },
      primaryType: 'permitBatch',
    },
  ],
  [
    'a permit whose address type is redefined',
    { ...permits(1), types: { ...PERMITS, address: [] } },
  ],
])('%s is data that is not known, and warned of', async (_attack, data) => {
  const { effects, warnings } = await signed(data)

  expect(effects).toMatchObject([{ kind: 'unknownTypedData' }])
  expect(warnings).toContainEqual({ kind: 'unknown', effect: 0 })
})

test('fields that are not signed are not shown as if they were', async () => {
  const { effects } = await signed(typed(MAIL, 'Mail', { to: ME, all: [], refund: '100 ETH' }))

  const [first] = effects
  expect(first).toMatchObject({ fields: [{ name: 'to' }, { name: 'all' }] })
  expect(first).not.toMatchObject({ fields: [{}, {}, {}] })
})

test('data for another network, and for every network, is warned of', async () => {
  const other = await signed({ ...permits(1), domain: { chainId: 56, verifyingContract: PERMIT2 } })
  const any = await signed({ ...permits(1), domain: { verifyingContract: PERMIT2 } })

  expect(other.warnings).toContainEqual({ kind: 'otherNetwork', network: 'eip155:56' })
  expect(any.warnings).toContainEqual({ kind: 'anyNetwork' })
})

const ITEM = [
  'itemType:uint8',
  'token:address',
  'identifierOrCriteria:uint256',
  'startAmount:uint256',
  'endAmount:uint256',
]
const ORDER = {
  OrderComponents: fieldsOf([
    ...[
      'offerer:address',
      'zone:address',
      'offer:OfferItem[]',
      'consideration:ConsiderationItem[]',
    ],
    ...['orderType:uint8', 'startTime:uint256', 'endTime:uint256', 'zoneHash:bytes32'],
    ...['salt:uint256', 'conduitKey:bytes32', 'counter:uint256'],
  ]),
  OfferItem: fieldsOf(ITEM),
  ConsiderationItem: fieldsOf([...ITEM, 'recipient:address']),
}
const NOBODY = `0x${'0'.repeat(40)}`
const coins = (amount: string, recipient: string, end = amount) => ({
  itemType: 0,
  token: NOBODY,
  identifierOrCriteria: '0',
  startAmount: amount,
  endAmount: end,
  recipient,
})
const order = (consideration: readonly object[]) =>
  typed(
    ORDER,
    'OrderComponents',
    {
      offerer: ME,
      zone: NOBODY,
      orderType: 0,
      startTime: '0',
      endTime: '9',
      consideration,
      offer: [{ ...coins('1', ''), itemType: 2, token: POOL, identifierOrCriteria: '7' }],
      zoneHash: `0x${'0'.repeat(64)}`,
      salt: '1',
      conduitKey: `0x${'0'.repeat(64)}`,
      counter: '0',
    },
    { verifyingContract: SEAPORT },
  )

test.each([
  ['nothing', [], 'noMinimum'],
  ['nothing in the end', [coins('9', ME, '0')], 'noMinimum'],
  ['what goes to a thief', [coins('9', THIEF)], 'forOthers'],
  ['a coin for the visitor and ten for a thief', [coins('1', ME), coins('10', THIEF)], 'forOthers'],
])('an order that gives an item for %s is warned of', async (_attack, consideration, kind) => {
  expect((await signed(order(consideration))).warnings).toContainEqual({ kind, effect: 0 })
})

test('an order with the fee of a market, and one for a wei, is shown as it is', async () => {
  const fee = await signed(order([coins('975', ME), coins('25', THIEF)]))
  const wei = await signed(order([coins('1', ME)]))

  expect(fee.warnings).toEqual([{ kind: 'signatureSpends', effect: 0 }])
  expect(wei.effects).toMatchObject([{ gets: [{ amount: 1n, limit: 'least', to: ME }] }])
})

test('a message of 1 MiB and one with control characters are signed as they are', async () => {
  const ask = (message: string) =>
    explain({ network: 'eip155:1', method: 'personal_sign', params: [message, ME] })
  const long = 'a'.repeat(1_048_576)

  expect((await ask(long)).effects).toMatchObject([{ text: long }])
  expect((await ask('a\u202eb\u0000')).effects).toMatchObject([{ bytes: '0x61e280ae6200' }])
})

test('a call of the text of an approval in another place is no approval', async () => {
  const abi = parseAbi(['function note(bytes data)', 'function approve(address a, uint256 b)'])
  const inner = encodeFunctionData({ abi, functionName: 'approve', args: [THIEF, 1n] })
  const data = encodeFunctionData({ abi, functionName: 'note', args: [inner] })
  const params = [{ from: ME, to: USDC, data }]

  expect(
    await explain({ network: 'eip155:1', method: 'eth_sendTransaction', params }),
  ).toMatchObject({ effects: [{ kind: 'unknownCall' }], warnings: [{ kind: 'unknown' }] })
})

test('control over a collection that a signature for a Safe gives is warned of as spending', async () => {
  const abi = parseAbi(['function setApprovalForAll(address to, bool isGranted)'])
  const data = encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [THIEF, true] })
  const numbers = {
    value: '0',
    operation: '0',
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    nonce: '0',
  }
  const types = {
    SafeTx: fieldsOf([
      ...['to:address', 'value:uint256', 'data:bytes', 'operation:uint8', 'safeTxGas:uint256'],
      ...['baseGas:uint256', 'gasPrice:uint256', 'gasToken:address', 'refundReceiver:address'],
      'nonce:uint256',
    ]),
  }
  const message = { ...numbers, to: POOL, data, gasToken: NOBODY, refundReceiver: NOBODY }

  expect(
    (await signed(typed(types, 'SafeTx', message, { verifyingContract: USDC }))).warnings,
  ).toEqual([
    { kind: 'signatureSpends', effect: 0 },
    { kind: 'control', effect: 0 },
  ])
})
