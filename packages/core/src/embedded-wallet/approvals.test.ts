import { expect, test } from 'vitest'
import { initialState } from '../initial-state.ts'
import { createModal } from '../modal/modal.ts'
import { createTransactionStack } from '../modal/transaction-stack.ts'
import { createEvents } from '../store/events.ts'
import type { Route } from '../store/routes.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createFakeLogger } from '../testing/fake-logger.ts'
import { createApprovals } from './approvals.ts'
import { initialAuthState } from './embedded-wallet.state.ts'

const ACCOUNT: Route = { view: 'Account', params: {} }
const NETWORKS: Route = { view: 'Networks', params: {} }
const METHOD = 'eth_sendTransaction'

/** Approvals over a modal that is open at Networks, with a transaction of the modal's own. */
function aTransaction(onSuccess?: () => void) {
  const state = initialState({ networks: [aChain()] }, 0)
  const logger = createFakeLogger()
  const modal = createModal({
    state,
    logger,
    networks: { isOnUnsupported: () => false },
    events: createEvents((thrown) => expect.unreachable(String(thrown))),
  })
  const log: string[] = []
  const transactions = createTransactionStack({ state, modal })
  const approvals = createApprovals({
    state,
    ui: { modal, transactions },
    auth: initialAuthState(),
    timers: { after: () => () => {}, signal: () => new AbortController().signal },
    frame: { current: () => undefined },
    frameSync: { sendTheme: async () => {} },
    onApproved: () => log.push('balances'),
  })
  modal.open()
  modal.restore([ACCOUNT, NETWORKS])
  transactions.push({
    method: METHOD,
    afterApproval: { go: 'to', route: ACCOUNT },
    onSuccess: onSuccess ?? (() => log.push('sent')),
    onCancel: () => log.push('cancelled'),
  })
  approvals.begin({ id: '1', method: METHOD })
  const end = (outcome: 'done' | 'failed', isMoreWaiting = false, id = '1'): void =>
    approvals.end({ type: 'approvalEnded', id, method: METHOD, outcome, isMoreWaiting })
  const views = () => state.router.history.map(({ view }) => view)
  return { approvals, end, log, views, modal }
}

test('after an approved transaction of the modal its next view is shown, and balances are read again', () => {
  const { end, log, views } = aTransaction()
  expect(views()).toEqual(['Account', 'Networks', 'ApproveTransaction'])

  end('done')

  expect(views()).toEqual(['Account'])
  expect(log).toEqual(['sent', 'balances'])
})

test('after a declined one the modal returns to the view that sent it', () => {
  const { end, log, views } = aTransaction()

  end('failed')

  expect(views()).toEqual(['Account', 'Networks'])
  expect(log).toEqual(['cancelled'])
})

test('a request of the website ends without ending the pending transaction', () => {
  const { approvals, end, log, views } = aTransaction()
  approvals.begin({ id: '2', method: METHOD })

  end('done', true, '2')
  expect(log).toEqual(['balances'])
  expect(views().at(-1)).toBe('ApproveTransaction')
  end('done')

  expect(log).toEqual(['balances', 'sent', 'balances'])
  expect(views()).toEqual(['Account'])
})

test('balances are read again although the sender of the transaction fails', () => {
  const { end, log } = aTransaction(() => {
    throw new Error('The sender failed')
  })

  expect(() => end('done')).toThrow('The sender failed')

  expect(log).toEqual(['balances'])
})

test('while another request waits, its view stays', () => {
  const { end, log, views } = aTransaction()

  end('done', true)

  expect(views().at(-1)).toBe('ApproveTransaction')
  expect(log).toEqual(['sent', 'balances'])
})

test('a visitor who left the approval stays where they are, and the sender is called once', () => {
  const { approvals, end, log, views, modal } = aTransaction()

  modal.reset(NETWORKS)
  approvals.declineIfLeft()
  end('failed')

  expect(views()).toEqual(['Networks'])
  expect(log).toEqual(['cancelled'])
})
