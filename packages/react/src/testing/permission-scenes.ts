import { LatchkeyError, type SentApproval } from '@latchkey/core/contract'
import { createFakeSiwx } from '@latchkey/core/testing'
import { ADDRESS } from './a-snapshot.ts'
import type { DrawnModal } from './draw-modal.ts'
import type { Scene } from './scene.ts'
import { until } from './until.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const
const DOLLAR = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const TIDE = `0x${'71'.repeat(20)}`
const PASSES = `0x${'9a'.repeat(20)}`
const SHOP = '0x2d9E41b07fC35A86e0c1D47B9A3f58c06eb2714a'
const SESSION_ENDS_S = 4_102_444_800

interface Choice {
  readonly read?: () => Promise<never>
  readonly end?: () => Promise<string>
}

/** Nodes that know three approvals: of a collection, without a limit, and with one until a day. */
function withApprovals({ adapter }: DrawnModal, choice: Choice): void {
  const read = async ({ token, form }: SentApproval) => {
    if (form === 'collection') return { amount: 1n, symbol: 'PASS' }
    return token === DOLLAR
      ? { amount: 2n ** 256n - 1n, decimals: 6, symbol: 'USDC' }
      : { amount: 25n * 10n ** 18n, decimals: 18, symbol: 'TIDE', endsAtMs: SESSION_ENDS_S * 1_000 }
  }
  const end = () => new Promise<string>(() => {})
  Object.assign(adapter, { allowances: { read, end, ...choice } })
}

async function show(modal: DrawnModal, choice: Choice = {}): Promise<void> {
  withApprovals(modal, choice)
  const { core, adapter } = modal
  await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
  const approvals: readonly SentApproval[] = [
    { token: TIDE, spender: SHOP, form: 'permit2' },
    { token: DOLLAR, spender: SHOP },
    { token: PASSES, spender: SHOP, form: 'collection' },
  ]
  adapter.emitSent('io.fjord', { id: '0x1', account: ACCOUNT, approvals })
  core.actions.open()
  core.actions.router.push('Permissions', {})
  await until(() => modal.find('permission-row') ?? undefined)
}

async function endApproval({ dialog }: DrawnModal): Promise<void> {
  const ends = await until(() => {
    const found = dialog.querySelectorAll<HTMLElement>('[data-testid=permission-end]')
    return found.length > 2 ? found : undefined
  })
  ends[1]?.click()
}

const siwx = createFakeSiwx()

/** The permissions of this site, in the states that a visitor can meet. */
export const PERMISSION_SCENES: Readonly<Record<string, Scene>> = {
  Permissions: {
    siwx,
    features: { smartSessions: true },
    sessions: [
      {
        project: { id: 'p', name: 'Saltmarket', url: 'https://saltmarket.example', iconUrl: null },
        pci: 'a',
        expiry: SESSION_ENDS_S,
        createdAt: 1,
        policies: [],
        context: null,
        revokedAt: null,
        permissions: [
          {
            type: 'native-token-recurring-allowance',
            data: { allowance: '0x6f05b59d3b20000', start: 1, period: 86_400 },
          },
        ],
      },
    ],
    async play(modal) {
      const data = { accountAddress: ADDRESS, chainId: 'eip155:1', version: '1' } as const
      const more = { domain: '', uri: '', nonce: '' }
      await siwx.addSession({ data: { ...data, ...more }, message: '', signature: '' })
      await show(modal)
    },
    words: ['Take any amount of USDC', 'أخذ أي مبلغ من'],
  },
  'Permissions, ending': {
    async play(modal) {
      await show(modal)
      await endApproval(modal)
    },
    words: ['Continue in', 'تابع في'],
  },
  'Permissions, not ended': {
    async play(modal) {
      const end = () => Promise.reject(new LatchkeyError('wallet.request-rejected', {}))
      await show(modal, { end })
      await endApproval(modal)
    },
    words: ['Still allowed', 'ما زال ساريًا'],
  },
  'Permissions, partly unknown': {
    async play(modal) {
      const read = () => Promise.reject(new LatchkeyError('rpc.unavailable', {}))
      await show(modal, { read })
    },
    words: ['There may be more', 'قد يكون هناك أكثر'],
  },
}
