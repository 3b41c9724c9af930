import { expect, test } from 'vitest'
import { checkRequest } from './grant-request.ts'
import { type SubscriptionInterval, subscriptionRequest } from './subscription.ts'

const NOW_MS = 1_800_000_000_000

test.each<[SubscriptionInterval, number]>([
  ['1s', 1],
  ['1d', 86_400],
  ['1w', 604_800],
  ['1m', 2_592_000],
])('each %s is a period of %i seconds', (interval, period) => {
  const request = subscriptionRequest(
    {
      chainId: '0x2105',
      signerPublicKey: '0x02ab',
      interval,
      asset: 'native',
      amount: '0x64',
      expiry: NOW_MS / 1_000 + 3_600,
    },
    NOW_MS,
  )

  const context = { address: `0x${'11'.repeat(20)}`, nowMs: NOW_MS }
  expect(checkRequest(request, context).permissions).toEqual([
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0x64', start: NOW_MS / 1_000 + 60, period },
    },
  ])
})
