import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { createTestCore } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { shownBalance } from './shown-balance.ts'

const API = 'https://rpc.walletconnect.org'
const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ACCOUNT = `eip155:1:${ADA}` as const
const TOKEN = `0x${'a0'.repeat(20)}`

/** A visitor of a website that is about one token. */
async function aVisitor(
  ofToken?: () => Promise<{ amount: bigint; decimals: number; symbol: string }>,
) {
  const wallet = aFakeWallet()
  const adapter = createFakeAdapter(wallet)
  const reads: string[] = []
  const withToken = {
    ...adapter,
    balances: {
      read: async () => 5n * 10n ** 18n,
      async ofToken(account: string, token: string) {
        reads.push(`${account} ${token}`)
        if (ofToken === undefined) throw new LatchkeyError('rpc.unavailable', {})
        return { token, ...(await ofToken()) }
      },
    },
  }
  const http = createFakeHttp(() => undefined)
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1'] } })
  http.on('GET', `${API}/v1/account/:address/balance`, {
    json: {
      balances: [
        {
          name: 'Salt',
          symbol: 'SALT',
          chainId: 'eip155:1',
          address: `eip155:1:${TOKEN.toUpperCase().replace('0X', '0x')}`,
          quantity: { decimals: '6', numeric: '7.25' },
          price: 1,
          value: 7.25,
          iconUrl: '',
        },
      ],
    },
  })
  const { core, clock } = createTestCore({
    adapter: withToken,
    projectId: 'p1',
    ports: { http },
    tokens: { 'eip155:1': { address: TOKEN } },
  })
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await clock.advance(20)
  return { core, clock, reads, shown: () => shownBalance(core.snapshot(), ACCOUNT) }
}

test('the balance of the website’s token is shown, and the coin’s is known', async () => {
  const { core, shown, reads } = await aVisitor(async () => ({
    amount: 1_250_000n,
    decimals: 6,
    symbol: 'SALT',
  }))

  await expect.poll(shown).toEqual({ status: 'ready', amountText: '1.25', symbol: 'SALT' })
  expect(reads).toEqual([`${ACCOUNT} ${TOKEN}`])
  expect(core.snapshot().balances[ACCOUNT]).toMatchObject({ amountText: '5', symbol: 'ETH' })
})

test('an account that has none of it has 0', async () => {
  const { shown } = await aVisitor(async () => ({ amount: 0n, decimals: 6, symbol: 'SALT' }))

  await expect.poll(shown).toEqual({ status: 'ready', amountText: '0', symbol: 'SALT' })
})

test('where nodes do not tell, the API does, in whatever case it writes the address', async () => {
  const { shown } = await aVisitor()

  await expect.poll(shown).toEqual({ status: 'ready', amountText: '7.25', symbol: 'SALT' })
})

test('after a disconnect it is forgotten', async () => {
  const { core, shown } = await aVisitor(async () => ({ amount: 1n, decimals: 0, symbol: 'SALT' }))
  await expect.poll(shown).toMatchObject({ status: 'ready' })

  await core.actions.disconnect()

  expect(shown()).toBeUndefined()
})
