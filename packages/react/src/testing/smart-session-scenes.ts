import { LatchkeyError } from '@latchkey/core/contract'
import type { DrawnModal } from './draw-modal.ts'
import type { Scene } from './scene.ts'
import { until } from './until.ts'

/** The scenes' clock stands on this day. */
const NOW_S = Date.UTC(2025, 0, 1) / 1_000
const DAY_S = 86_400
const SHOP = '0x2d9E41b07fC35A86e0c1D47B9A3f58c06eb2714a'
const DOLLAR = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

function allowance(token: string | undefined, units: bigint, period: number): object {
  const data = { allowance: `0x${units.toString(16)}`, start: NOW_S, period }
  return token === undefined
    ? { type: 'native-token-recurring-allowance', data }
    : { type: 'erc20-recurring-allowance', data: { token, ...data } }
}

const CALL = {
  type: 'contract-call',
  data: {
    address: SHOP,
    abi: [],
    functions: [{ functionName: 'buy' }, { functionName: 'cancel' }],
  },
}

function listed(pci: string, name: string, changes: object = {}): object {
  const url = `https://${name.toLowerCase().replaceAll(' ', '-')}.example`
  return {
    pci,
    project: { id: pci, name, url, iconUrl: null },
    policies: [],
    context: null,
    createdAt: NOW_S - 2 * DAY_S,
    expiry: NOW_S + 13 * DAY_S,
    revokedAt: null,
    permissions: [allowance(DOLLAR, 20_000_000n, 7 * DAY_S)],
    ...changes,
  }
}

/** Sessions of every kind. */
const SESSIONS: readonly object[] = [
  listed('1', 'Saltmarket'),
  listed('2', 'Tidewater', {
    createdAt: NOW_S - 3 * DAY_S,
    expiry: NOW_S + 3_600,
    permissions: [CALL],
  }),
  listed('3', 'Kelpforest Radio', {
    createdAt: NOW_S - 30 * DAY_S,
    expiry: NOW_S + 300 * DAY_S,
    permissions: [allowance(undefined, 10n ** 17n, DAY_S), { type: 'dance', data: {} }],
  }),
  listed('4', 'Low Water', { revokedAt: NOW_S - DAY_S }),
  listed('5', 'Tidewater', { createdAt: NOW_S - 90 * DAY_S, expiry: NOW_S - 20 * DAY_S }),
]

async function showList({ core, find }: DrawnModal): Promise<void> {
  await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
  core.actions.open()
  core.actions.router.push('SmartSessionList', {})
  await until(() => find('session-tabs') ?? undefined)
}

async function showFirst(modal: DrawnModal): Promise<void> {
  await showList(modal)
  await until(() => modal.find('session-row') ?? undefined)
  modal.part('session-row').click()
  await until(() => modal.find('session-details') ?? undefined)
}

async function showTab(modal: DrawnModal, index: number): Promise<void> {
  await showList(modal)
  await until(() => modal.find('session-row') ?? undefined)
  modal.part('session-tabs').querySelectorAll('button')[index]?.click()
}

const features = { smartSessions: true }
const holdings: Scene['holdings'] = {
  status: 'ready',
  holdings: [
    {
      address: DOLLAR,
      name: 'USD Coin',
      symbol: 'USDC',
      amountText: '1204.5',
      decimals: 6,
      networkId: 'eip155:1',
    },
  ],
}

/** Smart sessions in the states that a visitor can meet. */
export const SMART_SESSION_SCENES: Readonly<Record<string, Scene>> = {
  SmartSessionList: {
    features,
    sessions: SESSIONS,
    play: showList,
    words: ['Expires in', 'تنتهي'],
  },
  'SmartSessionList, one open': {
    features,
    holdings,
    sessions: SESSIONS,
    play: showFirst,
    words: ['Anything else needs your approval.', 'كل ما عدا ذلك يحتاج إلى موافقتك.'],
  },
  'SmartSessionList, every kind': {
    features,
    sessions: SESSIONS,
    async play(modal) {
      await showFirst(modal)
      for (const row of modal.dialog.querySelectorAll<HTMLElement>(
        '[data-testid=session-row][aria-expanded=false]',
      ))
        row.click()
    },
    words: ['smallest units', 'أصغر الوحدات'],
  },
  'SmartSessionList, revoking': {
    features,
    holdings,
    sessions: SESSIONS,
    async play(modal) {
      const facet = { grant: () => Promise.reject(), revoke: () => new Promise<string>(() => {}) }
      Object.assign(modal.adapter, { permissions: facet })
      await showFirst(modal)
      modal.part('session-revoke').click()
    },
    words: ['Sign in', 'وقّع في'],
  },
  'SmartSessionList, refused': {
    features,
    holdings,
    sessions: SESSIONS,
    async play(modal) {
      const no = (): Promise<never> =>
        Promise.reject(new LatchkeyError('wallet.request-rejected', {}))
      Object.assign(modal.adapter, { permissions: { grant: no, revoke: no } })
      await showFirst(modal)
      modal.part('session-revoke').click()
      await until(() => modal.core.snapshot().notices.current)
    },
    words: ['Remove', 'إلغاء الجلسة'],
  },
  'SmartSessionList, Expired': {
    features,
    sessions: SESSIONS,
    play: (modal) => showTab(modal, 1),
    words: ['Expired', 'انتهت في'],
  },
  'SmartSessionList, Revoked': {
    features,
    sessions: SESSIONS,
    play: (modal) => showTab(modal, 2),
    words: ['Low Water', 'Low Water'],
  },
  'SmartSessionList, empty': {
    features,
    sessions: [],
    play: showList,
    words: ['No active sessions', 'لا توجد جلسات نشطة'],
  },
  'SmartSessionList, loading': {
    features,
    sessions: 'silent',
    play: showList,
    words: ['Smart sessions', 'الجلسات الذكية'],
  },
  'SmartSessionList, failed': {
    features,
    sessions: 'refused',
    play: showList,
    words: ['Couldn’t load your sessions', 'تعذّر تحميل جلساتك'],
  },
  SmartSessionCreated: {
    features,
    async play({ core }) {
      await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
      core.actions.open()
      core.actions.router.replace('SmartSessionCreated', {})
    },
    words: ['can now act for you', 'التصرف نيابة عنك'],
  },
}
