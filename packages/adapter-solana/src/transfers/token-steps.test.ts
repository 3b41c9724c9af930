import { PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { ALICE, BOB, MAIN } from '../testing/started-adapter.ts'
import type { NodeAccount, TransferNodes } from './nodes.ts'
import { tokenSteps } from './token-steps.ts'

const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

const AN_ACCOUNT = { isExecutable: false, hasData: true }

function aMint(owner: string, decimals: unknown = 6, more: object = {}): NodeAccount {
  return { ...AN_ACCOUNT, owner, parsed: { type: 'mint', info: { decimals, ...more } } }
}

/** A token account. */
function aHolding(holder: string): NodeAccount {
  return { ...AN_ACCOUNT, owner: TOKEN, parsed: { type: 'account', info: { owner: holder } } }
}

/** Nodes that know only these accounts; a byte costs ten lamports. */
function nodesWith(accounts: Readonly<Record<string, NodeAccount>>): TransferNodes {
  const never = (): never => expect.unreachable('not asked')
  return {
    account: async (address) => accounts[address],
    deposit: async (sizeBytes) => BigInt(sizeBytes) * 10n,
    balance: never,
    latestBlockhash: never,
    recentPrices: never,
    simulate: never,
    fee: never,
  }
}

const MOVE = {
  from: `${MAIN}:${ALICE.address}`,
  to: BOB.address,
  amount: 258n,
  token: MINT,
} as const

/** The token account. */
function holder(owner: string, program: string): string {
  const seeds = [owner, program, MINT].map((address) => new PublicKey(address).toBytes())
  const associated = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
  return PublicKey.findProgramAddressSync(seeds, associated)[0].toBase58()
}

test.each([
  ['the first program', TOKEN, 1_650n],
  ['the one with extensions', TOKEN_2022, 1_700n],
])('a token of %s is transferred to a new token account', async (_what, program, deposit) => {
  const steps = await tokenSteps(nodesWith({ [MINT]: aMint(program) }), MOVE)

  const [open, move] = steps.instructions
  expect(steps.deposit).toBe(deposit)
  expect(
    open?.keys.map(({ pubkey, isSigner, isWritable }) => [pubkey.toBase58(), isSigner, isWritable]),
  ).toEqual([
    [ALICE.address, true, true],
    [holder(BOB.address, program), false, true],
    [BOB.address, false, false],
    [MINT, false, false],
    ['11111111111111111111111111111111', false, false],
    [program, false, false],
  ])
  expect(move?.programId.toBase58()).toBe(program)
  expect(move?.keys.map(({ pubkey }) => pubkey.toBase58())).toEqual([
    holder(ALICE.address, program),
    MINT,
    holder(BOB.address, program),
    ALICE.address,
  ])
  // The instruction's number, the amount in eight bytes, the decimals.
  expect([...(move?.data ?? [])]).toEqual([12, 2, 1, 0, 0, 0, 0, 0, 0, 6])
})

test('an existing token account is not created again', async () => {
  const there = { [holder(BOB.address, TOKEN)]: aHolding(BOB.address) }

  const steps = await tokenSteps(nodesWith({ [MINT]: aMint(TOKEN), ...there }), MOVE)

  expect(steps.instructions).toHaveLength(1)
  expect(steps.deposit).toBe(0n)
})

test('a token account with nothing but SOL is created', async () => {
  const there = {
    [holder(BOB.address, TOKEN)]: { owner: PublicKey.default.toBase58(), parsed: undefined },
  }

  const steps = await tokenSteps(nodesWith({ [MINT]: aMint(TOKEN), ...there }), MOVE)

  expect(steps.instructions).toHaveLength(2)
  expect(steps.deposit).toBe(1_650n)
})

test('a token account with another owner receives nothing', async () => {
  for (const known of [
    aHolding(ALICE.address),
    { ...AN_ACCOUNT, owner: TOKEN, parsed: undefined },
  ]) {
    const nodes = nodesWith({ [MINT]: aMint(TOKEN), [holder(BOB.address, TOKEN)]: known })
    await expect(tokenSteps(nodes, MOVE)).rejects.toMatchObject({ code: 'caip.invalid-address' })
  }
})

test('the deposit includes the extensions of a token', async () => {
  const extensions = [{ extension: 'transferHook', state: { programId: null } }]
  const nodes = nodesWith({ [MINT]: aMint(TOKEN_2022, 6, { extensions }) })

  expect((await tokenSteps(nodes, MOVE)).deposit).toBe(1_750n)
})

test('a token that would deliver less than was reviewed is refused', async () => {
  const fee = { maximumFee: 9, transferFeeBasisPoints: 9 }
  const state = { olderTransferFee: fee, newerTransferFee: fee }
  const extensions = [{ extension: 'transferFeeConfig', state }]
  const nodes = nodesWith({ [MINT]: aMint(TOKEN_2022, 6, { extensions }) })

  const outcome = tokenSteps(nodes, MOVE)

  await expect(outcome).rejects.toMatchObject({ code: 'transfer.unsupported-token' })
})

test.each([
  ['nothing', undefined],
  ['an account of another program', { ...aMint(TOKEN), owner: BOB.address }],
  [
    'an account that holds a token',
    { ...AN_ACCOUNT, owner: TOKEN, parsed: { type: 'account', info: { decimals: 6 } } },
  ],
  ['what the node can not read', { ...AN_ACCOUNT, owner: TOKEN, parsed: undefined }],
  ['a mint without decimals', aMint(TOKEN, null)],
  ['decimals as text', aMint(TOKEN, '6')],
  ['a part of a decimal', aMint(TOKEN, 1.5)],
  ['too many decimals', aMint(TOKEN, 256)],
])('%s is not a token', async (_what, known) => {
  const nodes = nodesWith(known === undefined ? {} : { [MINT]: known })

  await expect(tokenSteps(nodes, MOVE)).rejects.toMatchObject({ code: 'caip.invalid-address' })
})

test.each([0, 5, 7, 255])(
  'an amount that was computed with %d decimals for 6 is refused',
  async (decimals) => {
    const nodes = nodesWith({ [MINT]: aMint(TOKEN) })

    const refused = tokenSteps(nodes, { ...MOVE, decimals })

    await expect(refused).rejects.toMatchObject({ code: 'token.differs', context: { decimals: 6 } })
  },
)

test('the decimals of the review are in the transaction, so that the network compares them, too', async () => {
  const { instructions } = await tokenSteps(nodesWith({ [MINT]: aMint(TOKEN) }), {
    ...MOVE,
    decimals: 6,
  })

  expect(instructions.at(-1)?.data.at(9)).toBe(6)
})
