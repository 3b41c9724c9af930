import type { Payment, PayStep } from '@latchkey/core'
import type { Wallet } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import {
  ADDRESS,
  aSnapshot,
  connectedOn,
  recordActions,
  SAFE,
  TEXT,
} from '../../testing/a-snapshot.ts'
import { payLoadingModel } from '../pay-loading/pay-loading.model.ts'
import { payModel } from './pay.model.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const
const SHOP = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const ETHER = { symbol: 'ETH', name: 'Ether', decimals: 18 }

const PAYMENT: Payment = {
  id: '1',
  key: 'k',
  isOrder: false,
  begunAtMs: 0,
  origin: 'salt.example',
  purpose: 'pay',
  asset: 'eip155:1/slip44:60',
  networkId: 'eip155:1',
  recipient: `eip155:1:${SHOP}`,
  token: ETHER,
  amountText: '0.25',
  units: '250000000000000000',
}

const REVIEW: Extract<PayStep, { readonly step: 'asking' }>['review'] = {
  account: ACCOUNT,
  sessionId: 's',
  token: ETHER,
  to: SHOP,
  doubts: [],
  amountText: '0.25',
  units: '250000000000000000',
  leftText: '1',
  fee: '1',
  feeText: '0.0001',
}

function snapshotOf(current: PayStep, local: readonly Wallet[]) {
  return aSnapshot({
    ...connectedOn(),
    wallets: { local },
    pay: { payment: PAYMENT, exchanges: { status: 'idle' }, current },
  })
}

test.each([
  [[], 'Pay with Fjord', 'Confirm the payment there. You’ll be asked only once.'],
  [[SAFE], 'Propose', 'Confirm in Fjord. It’s carried out once enough owners have confirmed.'],
])('what the wallet is asked for: %j', (local, label, line) => {
  const { actions, modules } = recordActions()
  const tools = {
    actions,
    pay: modules.pay,
    text: TEXT,
    isSwitching: false,
    setSwitching() {},
  }
  const review = snapshotOf({ step: 'reviewing', review: REVIEW, isConfirmed: false }, local)
  const asking = snapshotOf({ step: 'asking', review: REVIEW }, local)

  expect(payModel(review, tools)?.button).toMatchObject({ label, isConfirm: true })
  expect(payLoadingModel(asking, tools)).toMatchObject({
    line,
    heading: 'Continue in Fjord',
    status: 'Not confirmed yet',
  })
})
