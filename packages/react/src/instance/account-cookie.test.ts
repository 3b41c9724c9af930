import { expect, test } from 'vitest'
import { stateFromCookie } from '../server.ts'
import { accountsInCookie, cookieName } from './account-cookie.ts'

const EVM = 'eip155:8453:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const ALL = [SOLANA, EVM, BITCOIN]

test.each([
  ['one account', `latchkey=${EVM}`, [EVM]],
  ['one per namespace, the active one first', `latchkey=${ALL.join('|')}`, ALL],
  ['other cookies around it', `a=b; latchkey=${EVM}; theme=dark`, [EVM]],
  ['no space between cookies', `a=b;latchkey=${EVM}`, [EVM]],
])('%s', (_what, header, accounts) => {
  expect(accountsInCookie(header)).toEqual(accounts)
})

test.each([
  ['no cookie', ''],
  ['others alone', 'a=b; latchkey-shop=x; xlatchkey=y'],
  ['an empty one', 'latchkey='],
  ['markup', 'latchkey=<script>alert(1)</script>'],
  ['an object', 'latchkey={"accounts":["eip155:1:0x0"]}'],
  ['keys of every object', 'latchkey=__proto__:constructor:toString'],
  ['markup behind an address', `latchkey=${EVM}"><img src=x>`],
  ['a line behind an address', `latchkey=${EVM}\n`],
  ['one good and one broken', `latchkey=${EVM}|solana:x:y`],
  ['nothing behind a separator', `latchkey=${EVM}|`],
  ['two of one namespace', `latchkey=${EVM}|${EVM}`],
  ['an address that is too short', 'latchkey=eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA9604'],
  ['an unknown namespace', 'latchkey=cosmos:hub:cosmos1c2zwqqucrqvvtyxfn78ajm8w2sgyjf5emztyek'],
  ['a percent escape', `latchkey=${EVM.replace(':', '%3A')}`],
  ['a very long one', `latchkey=${`${EVM}|`.repeat(500)}`],
  ['a part of one', `latchkey=${EVM.slice(0, -1)}`],
])('%s is no account', (_what, header) => {
  expect(accountsInCookie(header)).toEqual([])
  expect(stateFromCookie(header)).toEqual({ accounts: [] })
})

test.each([undefined, null, 5, {}, [EVM]])(
  'a server that hands over %s has no account',
  (header) => {
    // @ts-expect-error: a header that is given twice is a list in some frameworks
    expect(stateFromCookie(header)).toEqual({ accounts: [] })
  },
)

test('several modals have cookies of their own', () => {
  const header = `latchkey=${EVM}; ${cookieName('a; b=c')}=${SOLANA}`

  expect(stateFromCookie(header, { id: 'default' })).toEqual({ accounts: [EVM] })
  expect(stateFromCookie(header, { id: 'a; b=c' })).toEqual({ accounts: [SOLANA] })
  expect(stateFromCookie(header, { id: 'shop' })).toEqual({ accounts: [] })
})

test('the cookie of accounts on all namespaces has less than 1 kB', () => {
  expect(`latchkey=${ALL.join('|')}`.length).toBeLessThan(300)
})
