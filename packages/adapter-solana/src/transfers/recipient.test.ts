import { expect, test } from 'vitest'
import { aTransfer, MINT } from '../testing/a-transfer.ts'
import { ALICE, BOB, MAIN, noAbort } from '../testing/started-adapter.ts'

const SYSTEM = '11111111111111111111111111111111'
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const STAKE = 'Stake11111111111111111111111111111111111111'
const LOADER = 'BPFLoaderUpgradeab1e11111111111111111111111'
/** An address that no key has. */
const OF_NO_KEY = '8m1qdEUoA5AEKLtXNTUwEqTrF9QAMgJcgiAMKFGyvbAe'

const EMPTY = ['', 'base64']
const plain = { owner: SYSTEM, executable: false, data: EMPTY, lamports: 1 }
const withData = (owner: string) => ({ owner, executable: false, data: { parsed: {} } })

const TABLE: readonly (readonly [what: string, kind: string, account: unknown, to?: string])[] = [
  ['a wallet', 'wallet', plain],
  ['a wallet that is not there yet', 'wallet', null],
  ['a token', 'token', withData(TOKEN)],
  ['a token of the newer program', 'token', withData(TOKEN_2022)],
  ['a token account', 'token', { ...withData(TOKEN), data: { parsed: { type: 'account' } } }],
  [
    'a token account that the node can’t parse',
    'token',
    { ...plain, owner: TOKEN, data: ['AA==', 'base64'] },
  ],
  ['a program', 'lost', { ...withData(LOADER), executable: true }],
  [
    'a program of the network',
    'lost',
    { ...plain, owner: 'NativeLoader1111111111111111111111111111111', executable: true },
  ],
  ['a clock of the network', 'lost', withData('Sysvar1111111111111111111111111111111111111')],
  ['the address that burns', 'lost', null, '1nc1nerator11111111111111111111111111111111'],
  ['a stake', 'program', withData(STAKE)],
  ['an account of some program', 'program', { ...plain, owner: BOB.address }],
  ['a nonce', 'program', withData(SYSTEM)],
  ['a nonce that the node can’t parse', 'program', { ...plain, data: ['AAAA', 'base64'] }],
  ['an address without a key', 'program', null, OF_NO_KEY],
  ['an address without a key that has coins', 'program', plain, OF_NO_KEY],
]

const KINDS = TABLE.map(([what, kind, account, to = BOB.address]) => ({ what, kind, account, to }))

/** A node that knows what the recipient is. */
async function paying(account: unknown, to: string, token?: string) {
  const started = await aTransfer(token === undefined ? {} : { token })
  const { getAccountInfo: before } = started.words
  const others = (address: unknown): unknown =>
    typeof before === 'function' ? before(address) : { value: null }
  Object.assign(started.words, {
    getAccountInfo: (address: unknown) => (address === to ? { value: account } : others(address)),
  })
  return started
}

test.each(KINDS)('$what is a recipient of kind $kind', async ({ kind, account, to }) => {
  const { adapter } = await paying(account, to)

  expect(await adapter.addresses.kind?.(to, MAIN, noAbort())).toBe(kind)
})

test.each(KINDS.filter(({ kind }) => kind === 'token' || kind === 'lost'))(
  'neither SOL nor a token is sent to $what',
  async ({ account, to }) => {
    for (const token of [undefined, MINT]) {
      const { fee, send, asked, adapter } = await paying(account, to, token)
      const refused = { code: 'transfer.no-wallet' }

      await expect(fee({ to })).rejects.toMatchObject(refused)
      await expect(send({ to })).rejects.toMatchObject(refused)
      expect(asked()).toEqual([])
      const from = `${MAIN}:${ALICE.address}` as const
      const request = { sessionId: 'Fjord Wallet', from, to, amount: 1n }
      await expect(adapter.transfers?.estimate(request, noAbort())).rejects.toMatchObject(refused)
    }
  },
)

test.each(KINDS.filter(({ kind }) => kind === 'program'))(
  'what goes to $what is for the visitor to decide',
  async ({ account, to }) => {
    const { send, asked } = await paying(account, to)

    await send({ to })

    expect(asked()).toHaveLength(1)
  },
)

test('without an answer about the recipient nothing is sent', async () => {
  const { words, send, asked } = await aTransfer()
  Object.assign(words, {
    getAccountInfo: () => {
      throw new Error('Unreachable')
    },
  })

  await expect(send()).rejects.toThrow('Unreachable')
  expect(asked()).toEqual([])
})
