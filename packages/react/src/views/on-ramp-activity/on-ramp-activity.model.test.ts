import type { Snapshot } from '@latchkey/core'
import { expect, test } from 'vitest'
import { anOnramp, anOrder, ITEMS, NOW_MS } from '../../testing/a-purchase.ts'
import { ADDRESS, aSnapshot, connectedOn, TEXT } from '../../testing/a-snapshot.ts'
import { buyGroups } from './on-ramp-activity.model.ts'

/** An account that bought this. */
function having(onramp: Parameters<typeof anOnramp>[0], more: Partial<Snapshot> = {}): Snapshot {
  return aSnapshot({ ...connectedOn(), onramp: anOnramp(onramp), ...more })
}

const HISTORY = { status: 'ready', items: ITEMS, readAtMs: NOW_MS } as const

test('what was bought, is being bought and failed stands by months', () => {
  expect(buyGroups(having({ history: HISTORY }), TEXT)).toMatchObject([
    {
      label: 'This month',
      rows: [
        {
          title: 'Buying',
          detail: 'Quay, $200.00',
          amount: 'About 197.58 USDC',
          when: 'Pending',
          mark: 'pending',
          isReceived: false,
        },
        {
          title: 'Bought',
          detail: 'Millrace, $120.00',
          amount: '+0.0371 ETH',
          when: '2 d ago',
          mark: 'bought',
          isReceived: true,
        },
      ],
    },
    {
      label: 'October',
      rows: [
        {
          title: 'Failed',
          detail: 'Quay, card declined',
          amount: '$80.00',
          when: '19 d ago',
          mark: 'failed',
          isFailed: true,
          isReceived: false,
        },
      ],
    },
  ])
})

test('an order that the service does not know is a row, and what it knows is no second one', () => {
  const orders = [
    anOrder({ step: 'notConfirmedYet', canTryAgain: false }, { id: '1' }),
    anOrder({ step: 'known', itemId: '3' }, { id: '2' }),
    anOrder({ step: 'failed', reason: 'Sold out' }, { id: '4', startedAtMs: NOW_MS - 60_000 }),
  ]
  const [group] = buyGroups(having({ orders, history: { status: 'ready', items: [] } }), TEXT)

  expect(group?.rows).toMatchObject([
    { title: 'Buying', when: 'Not confirmed yet', mark: 'pending' },
    { title: 'Failed', detail: 'Quay, Sold out', when: '1 min ago' },
  ])
})

test('a purchase has the picture that the account’s own list has of its token', () => {
  const iconUrl = 'https://img.example/usdc.png'
  const usdc = { name: 'USD Coin', symbol: 'USDC', decimals: 6, amountText: '1', address: '0xa0b8' }
  const holdings = [{ networkId: 'eip155:1', ...usdc, iconUrl }] as const
  const account = `eip155:1:${ADDRESS}` as const
  const { options } = anOnramp()
  if (options.status !== 'ready') throw new Error('Nothing can be bought')
  const tokens = options.tokens.map((token) => ({
    ...token,
    networks: token.networks.map((each) => ({ ...each, address: '0xA0B8' })),
  }))
  const [group] = buyGroups(
    having(
      { history: HISTORY, options: { ...options, tokens } },
      {
        portfolio: { scope: 'network', accounts: { [account]: { status: 'ready', holdings } } },
      },
    ),
    TEXT,
  )

  expect(group?.rows[0]?.pictures).toEqual([iconUrl])
})
