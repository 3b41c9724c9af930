import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { explain } from './index.ts'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const POOL = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const FORMAT = {
  intent: 'Supply\u202e',
  fields: [
    {
      path: '#.asset.amount',
      label: 'Amount',
      format: 'tokenAmount',
      params: { tokenPath: '#.asset.token' },
    },
    { path: 'onBehalfOf', $ref: '$.display.definitions.who', label: 'For' },
    { path: '@.value', label: 'Coins', format: 'amount' },
    { path: '$.metadata.constants.pool', label: 'Pool' },
  ],
}

const DESCRIPTOR = {
  context: { contract: { deployments: [{ chainId: 1, address: POOL }] } },
  metadata: { constants: { pool: 'Main' } },
  display: {
    definitions: { who: { label: 'Somebody', format: 'addressName' } },
    formats: {
      'supply((address token, uint256 amount) asset, address onBehalfOf, uint16 referralCode)':
        FORMAT,
      'rescue(bytes data)': { intent: 'Rescue', fields: [{ path: 'data.[0:20]', label: 'To' }] },
    },
  },
}

const ABI = parseAbi([
  'struct A { address token; uint256 amount; }',
  'function supply(A asset, address onBehalfOf, uint16 referralCode)',
  'function rescue(bytes data)',
])
const SUPPLY = encodeFunctionData({
  abi: ABI,
  functionName: 'supply',
  args: [{ token: USDC, amount: 12n }, ME, 7],
})

function explained(data: string, descriptors: readonly unknown[], network = 'eip155:1' as const) {
  const params = [{ from: ME, to: POOL, data, value: '0x2' }]
  return explain({ network, method: 'eth_sendTransaction', params }, { descriptors })
}

test('a call is described in the words of its descriptor, and nothing of it is left out', async () => {
  const { effects, warnings } = await explained(SUPPLY, [DESCRIPTOR])

  expect(effects).toEqual([
    { kind: 'transfer', asset: { kind: 'coin' }, amount: 2n, from: ME, to: POOL, via: [] },
    {
      kind: 'described',
      contract: POOL,
      from: ME,
      intent: 'Supply',
      via: [],
      fields: [
        { label: 'Amount', format: 'tokenAmount', value: 12n, token: USDC },
        { label: 'For', format: 'addressName', value: ME },
        { label: 'Coins', format: 'amount', value: 2n },
        { label: 'Pool', format: 'raw', value: 'Main' },
      ],
      rest: [
        { label: 'asset.token', format: 'raw', value: USDC },
        { label: 'referralCode', format: 'raw', value: 7n },
      ],
    },
  ])
  expect(warnings).toEqual([])
})

const elsewhere = {
  ...DESCRIPTOR,
  context: { contract: { deployments: [{ chainId: 10, address: POOL }] } },
}
const wordless = {
  ...DESCRIPTOR,
  display: {
    formats: {
      'supply((address token, uint256 amount) asset, address onBehalfOf, uint16 referralCode)': {},
    },
  },
}

test.each([
  ['bytes behind it', `${SUPPLY}00`, [DESCRIPTOR]],
  ['a descriptor for another network', SUPPLY, [elsewhere]],
  ['a descriptor without words', SUPPLY, [wordless]],
  ['descriptors that are none', SUPPLY, [null, 5, {}, { display: { formats: { 'x(': {} } } }]],
  [
    'a path that is not understood',
    encodeFunctionData({ abi: ABI, functionName: 'rescue', args: ['0x1234'] }),
    [DESCRIPTOR],
  ],
])('a call with %s stays unknown', async (_name, data, descriptors) => {
  const { effects } = await explained(data, descriptors)

  expect(effects).toMatchObject([{ kind: 'unknownCall', value: 2n, data }])
})

test('what is known is never described by a descriptor', async () => {
  const data = `0xa22cb465${ME.slice(2).toLowerCase().padStart(64, '0')}${'1'.padStart(64, '0')}`
  const formats = { 'setApprovalForAll(address a, bool b)': { intent: 'Say hello', fields: [] } }
  const descriptor = { ...DESCRIPTOR, display: { formats } }

  expect((await explained(data, [descriptor])).effects).toMatchObject([
    { kind: 'transfer' },
    { kind: 'control', operator: ME, isGranted: true },
  ])
})
