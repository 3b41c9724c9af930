import type { DrawnModal } from './draw-modal.ts'
import { loggedIn } from './login-steps.ts'
import type { Scene } from './scene.ts'

const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

interface Told {
  readonly operationType: string
  readonly status?: 'confirmed' | 'failed' | 'pending'
  readonly minedAt?: string
}

function told(id: string, metadata: Told, transfers: readonly object[]): object {
  const common = { sentFrom: BOB, sentTo: BOB, hash: `0x${id}`, chain: 'eip155:1' }
  const base = { status: 'confirmed', minedAt: '2025-03-18T12:00:00Z' }
  return { id, metadata: { ...common, ...base, ...metadata }, transfers }
}

function moved(direction: 'in' | 'out', numeric: string, symbol: string): object {
  const fungible_info = { name: symbol, symbol, icon: null }
  return { fungible_info, nft_info: null, direction, quantity: { numeric } }
}

/** A history with every kind of row. */
const HISTORY: readonly object[] = [
  told('1', { operationType: 'send', status: 'pending' }, [moved('out', '2', 'USDC')]),
  told('2', { operationType: 'send' }, [moved('out', '25', 'USDC')]),
  told('3', { operationType: 'trade' }, [moved('out', '120', 'USDC'), moved('in', '0.038', 'ETH')]),
  told('4', { operationType: 'send', status: 'failed' }, [moved('out', '5', 'ETH')]),
  told('5', { operationType: 'receive', minedAt: '2025-02-28T12:00:00Z' }, [
    moved('in', '0.5', 'ETH'),
  ]),
  told('6', { operationType: 'approve', minedAt: '2024-12-24T12:00:00Z' }, []),
]

/** The view of a wallet of the visitor's own. */
async function showActivity({ core }: DrawnModal): Promise<void> {
  await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
  core.actions.open()
  core.actions.router.push('Transactions', {})
}

/** The scenes of an account's history. */
export const ACTIVITY_SCENES: Readonly<Record<string, Scene>> = {
  Transactions: { history: HISTORY, play: showActivity, words: ['Swapped', 'تمت المبادلة'] },
  'Transactions, sending': {
    history: HISTORY,
    async play(modal) {
      await showActivity(modal)
      modal.adapter.emitSent('io.fjord', {
        id: '0xff',
        account: `eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8`,
        transfer: { to: BOB, amount: 25n * 10n ** 15n },
      })
    },
    words: ['Sending', 'جارٍ الإرسال'],
  },
  'Transactions, empty': {
    history: [],
    play: showActivity,
    words: ['No activity yet', 'لا يوجد نشاط بعد'],
  },
  'Transactions, failed': {
    history: 'refused',
    play: showActivity,
    words: ['Couldn’t load activity', 'تعذر تحميل النشاط'],
  },
  'Account, embedded, activity': {
    history: HISTORY,
    ...loggedIn('Account', {}),
    async play(modal, ...others) {
      await loggedIn('Account', {}).play(modal, ...others)
      modal.core.actions.router.showTab('activity')
    },
    words: ['Received', 'تم الاستلام'],
  },
}
