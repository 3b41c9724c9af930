import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { type ExplainContext, explain } from './index.ts'

const key = (byte: number) => base58.encode(new Uint8Array(32).fill(byte))
const [ME, THIEF, MINT, HELD] = [key(1), key(2), key(3), key(4)]
const SYSTEM = '11111111111111111111111111111111'
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const BUDGET = 'ComputeBudget111111111111111111111111111111'

const le = (number: bigint, length: number) =>
  Array.from({ length }, (_one, at) => Number((number >> BigInt(8 * at)) & 255n))

interface Made {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: readonly number[]
}

/** A message that the visitor pays for and signs. */
function message(all: readonly Made[]): number[] {
  const keys = [...new Set([ME, ...all.flatMap(({ accounts, program }) => [...accounts, program])])]
  const made = all.flatMap(({ program, accounts, data }) => [
    ...[keys.indexOf(program), accounts.length, ...accounts.map((one) => keys.indexOf(one))],
    ...[data.length, ...data],
  ])
  const words = keys.flatMap((one) => [...base58.decode(one)])
  return [1, 0, 0, keys.length, ...words, ...new Array<number>(32).fill(9), all.length, ...made]
}

function asked(bytes: readonly number[], context: ExplainContext = { ownAddresses: [ME] }) {
  const transaction = Uint8Array.from([1, ...new Array<number>(64).fill(0), ...bytes])
  const network = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  return explain({ network, method: 'solana_signTransaction', params: { transaction } }, context)
}
const run = (...all: readonly Made[]) => asked(message(all))
const pay = (to: string, lamports = 5n): Made => ({
  program: SYSTEM,
  accounts: [ME, to],
  data: [2, 0, 0, 0, ...le(lamports, 8)],
})
const token = (accounts: readonly string[], data: readonly number[]): Made => ({
  program: TOKEN,
  accounts,
  data,
})
const MOST = le(2n ** 64n - 1n, 8)

test.each<[attack: string, made: Made, effect: object, warning: string | undefined]>([
  [
    'an approval of all',
    token([HELD, THIEF, ME], [4, ...MOST]),
    { kind: 'allowance', spender: THIEF },
    'unlimitedAllowance',
  ],
  [
    'a new owner of a token account',
    token([HELD, ME], [6, 2, 1, ...base58.decode(THIEF)]),
    { kind: 'authority', role: 'owner', to: THIEF },
    'accountControl',
  ],
  [
    'an authority of a role that is not known',
    token([HELD, ME], [6, 9, 1, ...base58.decode(THIEF)]),
    { kind: 'unknownInstruction' },
    'unknown',
  ],
  [
    'an account that is closed for a thief',
    token([HELD, THIEF, ME], [9]),
    { kind: 'transfer', amount: 'all', to: THIEF },
    undefined,
  ],
  [
    'the whole account for a program',
    { program: SYSTEM, accounts: [ME], data: [1, 0, 0, 0, ...base58.decode(THIEF)] },
    { kind: 'authority', role: 'program', to: THIEF },
    'accountControl',
  ],
  [
    'a program that is not known, with the visitor as a signer',
    { program: THIEF, accounts: [ME, HELD], data: [1] },
    {
      kind: 'unknownInstruction',
      accounts: [{ address: ME, isSigner: true, isWritable: true }, {}],
    },
    'unknown',
  ],
  [
    'a transfer with a byte more',
    token([HELD, THIEF, ME], [3, ...MOST, 0]),
    { kind: 'unknownInstruction' },
    'unknown',
  ],
  [
    'a transfer without its authority',
    token([HELD, THIEF], [3, ...MOST]),
    { kind: 'unknownInstruction' },
    'unknown',
  ],
  [
    'a nonce that keeps it valid for ever',
    { program: SYSTEM, accounts: [HELD, MINT, ME], data: [4, 0, 0, 0] },
    { kind: 'nonce', account: HELD },
    'noExpiry',
  ],
  ['coins for the system program', pay(SYSTEM), { kind: 'transfer', to: SYSTEM }, 'lost'],
  [
    'coins for the incinerator',
    pay('1nc1nerator11111111111111111111111111111111'),
    { kind: 'transfer' },
    'lost',
  ],
])('%s is said as it is', async (_attack, made, effect, warning) => {
  const { effects, warnings } = await run(pay(HELD, 1n), made)

  expect(effects).toMatchObject([{ kind: 'transfer', amount: 1n }, effect])
  expect(warnings).toEqual(warning === undefined ? [] : [{ kind: warning, effect: 1 }])
})

test('the 40th instruction is shown as the first one', async () => {
  const { effects } = await run(...Array.from({ length: 39 }, () => pay(HELD)), pay(THIEF, 9n))

  expect(effects).toHaveLength(40)
  expect(effects.at(-1)).toMatchObject({ to: THIEF, amount: 9n })
})

test('a fee of everything is the fee that is said', async () => {
  const price: Made = { program: BUDGET, accounts: [], data: [3, ...MOST] }

  expect((await run(price, pay(HELD))).fee).toBeGreaterThan(10n ** 18n)
})

test('a token account of somebody who imitates a friend is warned of', async () => {
  const friend = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
  const imitation = '9WzDYwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
  const accounts = [ME, HELD, imitation, MINT, SYSTEM, TOKEN]
  const context = { ownAddresses: [ME], knownAddresses: [friend] }
  const { warnings } = await asked(message([{ program: ASSOCIATED, accounts, data: [1] }]), context)

  expect(warnings).toEqual([{ kind: 'lookAlike', address: imitation, resembles: friend }])
})

test('an account in a table that is not known is not guessed', async () => {
  const plain = message([pay(HELD)])
  // The recipient is the fourth account, which stands in a table.
  const at = plain.length - 14
  const bytes = [0x80, ...plain.slice(0, at), 3, ...plain.slice(at + 1), 1]
  const table = [...bytes, ...base58.decode(MINT), 1, 0, 0]
  const known = { lookupTables: new Map([[MINT, [THIEF]]]) }

  expect((await asked(table)).effects).toMatchObject([{ reason: 'notResolved' }])
  expect((await asked(table, known)).effects).toMatchObject([{ kind: 'transfer', to: THIEF }])
})

test.each([
  ['a byte behind it', [...message([pay(THIEF)]), 0]],
  ['a later version', [0x81, ...message([pay(THIEF)])]],
  [
    'an account that is not there',
    message([pay(THIEF)]).map((byte, at, all) => (at === all.length - 14 ? 77 : byte)),
  ],
  ['another number of signers', [2, ...message([pay(THIEF)]).slice(1)]],
])('a transaction with %s is malformed', async (_attack, bytes) => {
  expect((await asked(bytes)).effects).toMatchObject([{ reason: 'malformed' }])
})

test('a transaction to sign as a message is no text', async () => {
  const network = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const params = { message: base58.encode(Uint8Array.from(message([pay(THIEF)]))), pubkey: ME }

  expect(await explain({ network, method: 'solana_signMessage', params })).toMatchObject({
    effects: [{ kind: 'message', text: undefined }],
    warnings: [{ kind: 'unknown', effect: 0 }],
  })
})

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const witness = (byte: number) => [0x00, 0x14, ...new Array<number>(20).fill(byte)]
const legacy = [0x76, 0xa9, 0x14, ...new Array<number>(20).fill(7), 0x88, 0xac]
const output = (amount: bigint, script: readonly number[]) => [
  ...le(amount, 8),
  script.length,
  ...script,
]
const entry = (name: readonly number[], value: readonly number[]) => [
  name.length,
  ...name,
  value.length,
  ...value,
]

interface Psbt {
  readonly inputs?: readonly (readonly number[])[]
  readonly outputs?: readonly (readonly number[])[]
  readonly ofOutput?: readonly number[]
}
const SPENT = entry([1], output(100n, witness(1)))

function psbt({ inputs = [SPENT], outputs = [output(90n, witness(2))], ofOutput = [] }: Psbt) {
  const from = inputs.flatMap((_one, at) => [
    ...new Array<number>(32).fill(at),
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
    255,
  ])
  const transaction = [
    2,
    0,
    0,
    0,
    inputs.length,
    ...from,
    outputs.length,
    ...outputs.flat(),
    0,
    0,
    0,
    0,
  ]
  return Uint8Array.from([
    ...[0x70, 0x73, 0x62, 0x74, 0xff].map((byte, at) =>
      at < 4 ? ([0x70, 0x73, 0x62, 0x74][at] ?? 0) : byte,
    ),
    ...[...entry([0], transaction), 0],
    ...inputs.flatMap((one) => [...one, 0]),
    ...outputs.flatMap(() => [...ofOutput, 0]),
  ])
}
const signing = (made: Psbt, more: object = {}, ownAddresses: readonly string[] = []) =>
  explain(
    { network: BITCOIN, method: 'signPsbt', params: { psbt: psbt(made), ...more } },
    { ownAddresses },
  )

test.each([0x02, 0x03, 0x81, 0x82, 0x83, 0x40])(
  'a signature of the kind %i is open to changes',
  async (type) => {
    const inPsbt = await signing({ inputs: [[...SPENT, ...entry([3], [type, 0, 0, 0])]] })
    const inRequest = await signing({}, { signInputs: [{ sighashTypes: [type] }] })

    expect(inPsbt.warnings).toContainEqual({ kind: 'openSignature' })
    expect(inRequest.warnings).toContainEqual({ kind: 'openSignature' })
  },
)

test('a kind of signature that another field asks for is warned of', async () => {
  expect((await signing({}, { allowedSignHash: 0x82 })).effects.at(-1)).toMatchObject({
    reason: 'notExact',
  })
})

test('change is the visitor’s by its address alone, whatever the PSBT says of its keys', async () => {
  const derived = entry([2, ...new Array<number>(33).fill(3)], new Array<number>(8).fill(0))
  const own = ['bc1qqyqszqgpqyqszqgpqyqszqgpqyqszqgph0vwgj']
  const { effects } = await signing({ ofOutput: derived }, {}, own)

  expect(effects).toMatchObject([{ kind: 'input' }, { kind: 'output', isOwn: false, amount: 90n }])
})

test.each([
  ['more paid than spent', { outputs: [output(101n, witness(2))] }],
  ['one key twice', { inputs: [[...SPENT, ...SPENT]] }],
  ['a kind of signature that is too short', { inputs: [[...SPENT, ...entry([3], [1])]] }],
])('a PSBT with %s is malformed', async (_attack, made) => {
  expect((await signing(made)).effects).toMatchObject([{ reason: 'malformed' }])
})

test('amounts that nothing proves make no fee, or an uncertain one', async () => {
  const old = await signing({ inputs: [entry([1], output(100n, legacy))] })
  const two = await signing({ inputs: [SPENT, SPENT] })

  expect(old).not.toHaveProperty('fee')
  expect(old.effects).toMatchObject([{ amount: 'unknown' }, {}])
  expect(two).toMatchObject({ fee: 110n, warnings: [{ kind: 'uncertainFee' }] })
})

test('an output without an address is an output', async () => {
  const data = [0x6a, 2, 1, 2]
  const { effects, fee } = await signing({ outputs: [output(60n, data), output(30n, witness(2))] })

  expect(effects).toMatchObject([{}, { amount: 60n, address: undefined, script: '0x6a020102' }, {}])
  expect(fee).toBe(10n)
})
