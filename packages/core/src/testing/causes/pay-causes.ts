import type { TrackedEvents } from '../../contract/index.ts'
import { aPayer, REQUEST, SHOP } from '../a-payer.ts'
import type { TestCoreChoice } from '../create-test-core.ts'
import type { Causes } from './cause.ts'

const configuration = {
  network: 'eip155:8453',
  asset: REQUEST.asset,
  recipient: `eip155:8453:${SHOP}`,
  amount: '25',
} as const
const result = `0x${'a'.repeat(64)}`
/** The first id of the test's randomness. */
const paymentId = '1'.padStart(32, '0')
const exchangeId = 'lodestar'
const atExchange = { type: 'exchange', exchangeId } as const

/** The events while a visitor pays. */
export const PAY_CAUSES: Causes<Extract<keyof TrackedEvents, `PAY_${string}`>> = {
  PAY_MODAL_OPEN: {
    when: 'A payment is shown.',
    properties: { exchanges: [{ id: exchangeId }, { id: 'copperfield' }], configuration },
    run: (choice) => payAtExchange(choice, 'SUCCESS'),
  },
  PAY_EXCHANGE_SELECTED: {
    when: 'An exchange is chosen.',
    properties: {
      exchange: { id: exchangeId },
      configuration,
      currentPayment: atExchange,
      headless: false,
    },
    run: (choice) => payAtExchange(choice, 'SUCCESS'),
  },
  PAY_INITIATED: {
    when: 'A payment begins.',
    properties: { paymentId, configuration, currentPayment: atExchange },
    run: (choice) => payAtExchange(choice, 'SUCCESS'),
  },
  PAY_SUCCESS: {
    when: 'The exchange has paid.',
    properties: {
      paymentId,
      configuration,
      currentPayment: { ...atExchange, sessionId: 'session-1', status: 'SUCCESS', result },
    },
    run: (choice) => payAtExchange(choice, 'SUCCESS'),
  },
  PAY_ERROR: {
    when: 'The exchange has not paid.',
    properties: {
      paymentId,
      configuration,
      currentPayment: {
        ...atExchange,
        sessionId: 'session-1',
        status: 'FAILED',
        result: undefined,
      },
    },
    run: (choice) => payAtExchange(choice, 'FAILED'),
  },
}

async function payAtExchange(choice: TestCoreChoice, status: 'SUCCESS' | 'FAILED'): Promise<void> {
  const { actions, answers, clock, settle, pay } = await aPayer({ ...choice, isConnected: false })
  actions.open(REQUEST).catch(() => undefined)
  await settle()
  const { exchanges } = pay()
  const found = exchanges.status === 'ready' ? exchanges.exchanges[0] : undefined
  if (found === undefined) throw new Error('There is no exchange')
  actions.chooseExchange(found)
  await settle()
  answers.reown_getExchangeBuyStatus = { status, txHash: status === 'SUCCESS' ? result : undefined }
  await clock.advance(4_000)
  await settle()
}
