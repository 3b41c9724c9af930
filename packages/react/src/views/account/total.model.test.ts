import type { AccountHoldings } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, TEXT } from '../../testing/a-snapshot.ts'
import { totalModel } from './total.model.ts'

const TOKEN = { networkId: 'eip155:1', amountText: '1', decimals: 6 } as const

test.each<
  [
    what: string,
    list: AccountHoldings | undefined,
    state: string,
    value: string,
    announcement?: string,
  ]
>([
  ['not read yet', undefined, 'loading', '–', 'Total is loading'],
  ['of an empty account', { status: 'ready', holdings: [] }, 'ready', '$0.00'],
  [
    'known',
    { status: 'ready', holdings: [{ ...TOKEN, valueUsd: 4218.357 }] },
    'ready',
    '$4,218.36',
  ],
  [
    'not known although nothing is known to be held',
    { status: 'unavailable', holdings: [] },
    'unknown',
    '–',
    'Total unknown',
  ],
  [
    'partly known',
    { status: 'ready', holdings: [{ ...TOKEN, valueUsd: 2 }, TOKEN] },
    'ready',
    '$2.00',
    'Tokens without a known price aren’t included',
  ],
  ['without any price', { status: 'ready', holdings: [TOKEN] }, 'unknown', '–', 'Total unknown'],
  ['unavailable', { status: 'unavailable' }, 'unknown', '–', 'Total unknown'],
])('a total that is %s', (_what, list, state, value, announcement) => {
  const accounts = list === undefined ? {} : { [`eip155:1:${ADDRESS}`]: list }
  const snapshot = aSnapshot({ ...connectedOn(), portfolio: { scope: 'network', accounts } })

  expect(totalModel(snapshot, TEXT)).toEqual({ state, value, announcement })
})
