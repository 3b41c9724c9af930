import { expect, test } from 'vitest'
import vectors from '../../../vectors/explain-evm.json'
import { type Explanation, explain } from './index.ts'
import type { NetworkId } from './model/network-id.ts'

const ACCOUNT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const OTHER = '0x1111111254eeb25477b68fb85ed929f73a960583'

const sign = (data: unknown, account: string = ACCOUNT, network: NetworkId = 'eip155:1') =>
  explain({ network, method: 'eth_signTypedData_v4', params: [account, data] })

/** Data that is signed by these cases, as the sites hand it over. */
const CASES = vectors.cases.typed_data.flatMap(({ name, network, method, params }) => {
  const [account, text] = params
  const isTyped = method === 'eth_signTypedData_v4' && account !== undefined
  // The set's networks are ids.
  return isTyped && text !== undefined
    ? [{ name, account, data: JSON.parse(text), network: network as NetworkId }]
    : []
})

const SHOWN_WHOLE = ['a permit of USDC', 'Permit2 for the universal router', 'Permit2, once']

/** The fields that decide if a signature counts, and not what it is for. */
const NOT_SHOWN = ['nonce', 'name', 'version']

interface Place {
  readonly path: readonly string[]
  readonly value: unknown
}

function leaves(value: unknown, path: readonly string[] = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]))
}

/** A copy with another value in one place. */
function replaced(value: unknown, path: readonly string[], next: unknown): unknown {
  const [step, ...others] = path
  if (step === undefined) return next
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(Object(value)))
  copy[step] = replaced(copy[step], others, next)
  return Array.isArray(value) ? Object.values(copy) : copy
}

function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value !== 'string') return !value
  if (/^0x[\da-f]{40}$/i.test(value)) return OTHER
  return /^\d+$/.test(value) ? String(BigInt(value) - 1n) : `${value}x`
}

test.each(CASES.filter(({ name }) => SHOWN_WHOLE.includes(name)))(
  'no value of $name changes unseen',
  async ({ data, account, network }) => {
    const first = asText(await sign(data, account, network))
    const places = ['message', 'domain', 'types'].flatMap((part) =>
      leaves(data[part], [part]).filter(({ path }) => !NOT_SHOWN.includes(path.at(-1) ?? '')),
    )

    const unseen: string[] = []
    for (const { path, value } of places) {
      const next = await sign(replaced(data, path, another(value)), account, network)
      if (asText(next) === first) unseen.push(path.join('.'))
    }

    expect(unseen.filter((path) => !path.startsWith('types.'))).toEqual([])
    expect(places.length).toBeGreaterThan(8)
  },
)

const WRONG = [-1, 1.5, 2 ** 60, '1e3', '-1', '', null, {}, [], '0x', ' 1', `1${'0'.repeat(78)}`]

test.each(CASES.filter(({ name }) => SHOWN_WHOLE.includes(name)))(
  'wrong numbers in $name make it unknown',
  async ({ data, account, network }) => {
    const numbers = leaves(data.message).filter(({ value }) => /^\d+$/.test(String(value)))

    for (const { path } of numbers)
      for (const wrong of WRONG) {
        const { effects } = await sign(
          replaced(data, ['message', ...path], wrong),
          account,
          network,
        )
        expect(effects, path.join('.')).toMatchObject([{ kind: 'unknownTypedData' }])
      }

    expect(numbers.length).toBeGreaterThan(2)
  },
)

test.each([
  ['fields in another order', 'Permit', (fields: object[]) => [...fields].reverse()],
  ['a field more', 'Permit', (fields: object[]) => [...fields, { name: 'x', type: 'uint256' }]],
  ['a field less', 'Permit', (fields: object[]) => fields.slice(1)],
])('a permit with %s is typed data that is not known', async (_name, type, change) => {
  const permit = CASES.find(({ name }) => name === 'a permit of USDC')
  const data = replaced(permit?.data, ['types', type], change(permit?.data.types[type] ?? []))

  expect((await sign(data)).effects).toMatchObject([{ kind: 'unknownTypedData' }])
})

test('a permit of Permit2 at another address is not known', async () => {
  const permit = CASES.find(({ name }) => name === 'Permit2, once')
  const data = replaced(permit?.data, ['domain', 'verifyingContract'], OTHER)

  expect((await sign(data)).effects).toMatchObject([{ kind: 'unknownTypedData' }])
})

test('a network that the domain does not sign is not taken from it', async () => {
  const permit = CASES.find(({ name }) => name === 'Permit2, once')
  const fields = permit?.data.types.EIP712Domain.filter(
    ({ name }: { readonly name: string }) => name !== 'chainId',
  )
  const data = replaced(permit?.data, ['types', 'EIP712Domain'], fields)

  expect((await sign(data)).warnings).toContainEqual({ kind: 'anyNetwork' })
})

test('types that refer to themselves end', async () => {
  const types = {
    EIP712Domain: [],
    Node: [...'abcdefgh'].map((name) => ({ name, type: 'Node' })),
  }
  const data = { domain: {}, types, primaryType: 'Node', message: { a: { b: {} } } }

  const { effects } = await sign(data)

  expect(effects).toMatchObject([{ kind: 'unknownTypedData', primaryType: 'Node' }])
})

function asText(explanation: Explanation): string {
  return JSON.stringify(explanation, (_key, one) => (typeof one === 'bigint' ? String(one) : one))
}
