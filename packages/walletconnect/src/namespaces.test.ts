import type { NetworkId, RelayOverride } from '@latchkey/core/contract'
import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idInSession, namespacesFor, toCurrentId } from './namespaces.ts'
import { readAccounts } from './read-accounts.ts'
import { ETHEREUM, never, SOLANA } from './testing/fixtures.ts'
import { aPeer, aSite } from './testing/site.ts'

const FORMER = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const FORMER_DEVNET = 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

let sandbox: Sandbox<'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['relay'] })
})
afterAll(() => sandbox.stop())

test.each([
  [FORMER, SOLANA.id],
  [FORMER_DEVNET, DEVNET],
  [
    `${FORMER}:DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy`,
    `${SOLANA.id}:DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy`,
  ],
  [SOLANA.id, SOLANA.id],
  [`${FORMER}x`, `${FORMER}x`],
  ['eip155:1', 'eip155:1'],
  [7, 7],
])('%s is %s now', (value, present) => {
  expect(toCurrentId(value)).toBe(present)
})

test('wallets are asked for networks by both ids, the current ones first', () => {
  const { solana, eip155 } = namespacesFor([SOLANA, ETHEREUM, { ...SOLANA, id: DEVNET }])

  expect(solana?.chains).toEqual([SOLANA.id, DEVNET, FORMER, FORMER_DEVNET])
  expect(eip155?.chains).toEqual([ETHEREUM.id])
})

test('requests to a wallet that granted both ids use the current one', () => {
  const solana = { accounts: [`${FORMER}:a`, `${SOLANA.id}:a`], methods: [], events: [] }

  expect(idInSession({ namespaces: { solana } }, SOLANA.id)).toBe(SOLANA.id)
})

test('a wallet that knows a network only by its former id is on the network, and answers there', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  const address = peer.addresses.solana
  peer.take({
    kind: 'approve',
    namespaces: ['eip155'],
    extra: {
      solana: {
        chains: [FORMER],
        accounts: [`${FORMER}:${address}`],
        methods: ['solana_signMessage'],
        events: ['accountsChanged'],
      },
    },
  })

  const session = await site.join(peer, [ETHEREUM, SOLANA])
  expect(session.networkIds).toContain(SOLANA.id)
  expect(session.accounts).toContain(`${SOLANA.id}:${address}`)
  expect(JSON.stringify([session.networkIds, session.accounts])).not.toContain(FORMER)

  const params = { message: '2NEpo7TZRRrLZSi2U', pubkey: address }
  const channel = site.relay.channel(session.topic)
  const answer = await channel.request(SOLANA.id, 'solana_signMessage', params, never())
  expect(answer).toMatchObject({ signature: expect.any(String) })
})

const POLKADOT: NetworkId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'

test('a wallet is not asked for Polkadot, which has no methods', () => {
  expect(Object.keys(namespacesFor([ETHEREUM, { ...ETHEREUM, id: POLKADOT }]))).toEqual(['eip155'])
})

test('an account on Polkadot is read by how its addresses are written', () => {
  const account = `${POLKADOT}:1FRMM8PEiWXYax7rpS6X4XZX1aAAxSWx1CrKTyrVYhV24fg`

  expect(readAccounts([account, `${POLKADOT}:0x1`, `${POLKADOT}:short`])).toEqual([account])
})

test('an EVM account may be in capital letters, with its prefix', () => {
  const account = 'eip155:1:0X70997970C51812DC3A010C7D01B50E0D17DC79C8'

  expect(readAccounts([account, account.replace('0X', '0x')])).toEqual([account])
})

const BASE = { ...ETHEREUM, id: 'eip155:8453' } as const

test.each<[what: string, override: RelayOverride, requested: object]>([
  ['methods', { methods: { eip155: ['personal_sign'] } }, { methods: ['personal_sign'] }],
  ['events', { events: { eip155: ['message'] } }, { events: ['message'] }],
  ['networks', { chains: { eip155: ['eip155:10'] } }, { chains: ['eip155:10'] }],
  ['the first network', { defaultChain: BASE.id }, { chains: [BASE.id, ETHEREUM.id] }],
  ['a first network that is not one of them', { defaultChain: 'eip155:5' }, {}],
])('%s of the website take the place of the usual ones', (_what, override, requested) => {
  const usual = namespacesFor([ETHEREUM, BASE, SOLANA])

  expect(namespacesFor([ETHEREUM, BASE, SOLANA], override)).toEqual({
    ...usual,
    eip155: { ...usual['eip155'], ...requested },
  })
})

test('a namespace for which the website wants no network or no method is left out', () => {
  const left = (override: RelayOverride) => Object.keys(namespacesFor([ETHEREUM, SOLANA], override))

  expect(left({ chains: { solana: [] } })).toEqual(['eip155'])
  expect(left({ methods: { solana: [] } })).toEqual(['eip155'])
})
